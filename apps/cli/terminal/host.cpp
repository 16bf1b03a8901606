#include "terminal/host.h"

#include <algorithm>
#include <cstdlib>
#include <thread>

#include "terminal/input_file.h"

namespace trundle::cli {
namespace {

std::string table_folder() {
    const char* cache = std::getenv("XDG_CACHE_HOME");
    if (cache != nullptr && *cache != '\0') return std::string(cache) + "/trundle";
    const char* home = std::getenv("HOME");
    return home != nullptr && *home != '\0' ? std::string(home) + "/.cache/trundle" : "";
}

}  // namespace

Host terminal_host() {
    return {.place = on_terminal,
            .threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency())),
            .tables = table_folder(),
            .commands = terminal_commands,
            .read_file = read_whole,
            .write_file = write_whole,
            .play = play,
            .roll_batch = roll_batch};
}

}  // namespace trundle::cli
