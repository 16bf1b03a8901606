// Who runs the commands: a program at a terminal, a worker of the server, the module in a page, or one of many
// processes under mpirun.
#pragma once

#include <trundle/explore.h>
#include <trundle/result.h>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trundle::cli {

struct Command;

enum Place : unsigned { on_terminal = 1, on_server = 2, in_module = 4, on_ranks = 8 };

struct Host {
    Place place = on_server;
    std::string_view program = "trundle";
    int threads = 1;
    std::uint64_t memory = 0;  // bytes; 0: the library's default
    std::string tables{};      // the folder where they are kept; empty: nowhere
    bool is_session =
        false;  // more commands follow, on standard input: no command may take that or the program's place

    Peers* peers = nullptr;  // the processes that work together; none: it works alone

    // What only a terminal has: commands of its own, the disk, pictures that move, batches of dice.
    std::vector<Command> (*commands)() = nullptr;
    Result<std::string> (*read_file)(const std::string& name, std::uint64_t memory) = nullptr;  // 0: as usual
    std::optional<Error> (*write_file)(const std::string& name, std::string_view text) = nullptr;
    std::optional<Error> (*try_to_write)(const std::string& name) = nullptr;  // leaves nothing behind
    void (*play)(std::size_t count, const std::function<std::string(std::size_t)>& frame,
                 int frames_a_second) = nullptr;
    Result<int> (*roll_batch)(const std::string& file, bool json, std::int64_t expand_limit) = nullptr;  // exit code
};

// To be set before the first request is read. A person at a terminal may ask for more or less by options.
inline Host& host() {
    static Host here;
    return here;
}

}  // namespace trundle::cli
