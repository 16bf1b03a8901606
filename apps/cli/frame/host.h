// Who runs the commands: a program at a terminal, a worker of the server, or the module in a page.
#pragma once

#include <cstdint>
#include <string>

namespace trundle::cli {

enum Place : unsigned { on_terminal = 1, on_server = 2, in_module = 4 };

struct Host {
    Place place = on_terminal;
    int threads = 1;
    std::uint64_t memory = 0;  // bytes; 0: the library's default
    std::string tables{};      // the folder where they are kept
};

// To be changed before the first request is read. A person at a terminal may ask for more or less by options.
inline Host& host() {
    static Host here;
    return here;
}

inline bool is_on_terminal() { return host().place == on_terminal; }

}  // namespace trundle::cli
