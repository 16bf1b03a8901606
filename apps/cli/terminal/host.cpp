#include "terminal/host.h"

#include <trundle/tables.h>
#include <algorithm>
#include <thread>

#include "terminal/input_file.h"

namespace trundle::cli {

Host terminal_host() {
    return {.place = on_terminal,
            .threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency())),
            .tables = usual_table_folder(),
            .commands = terminal_commands,
            .read_file = read_whole,
            .write_file = write_whole,
            .try_to_write = try_to_write,
            .play = play,
            .roll_batch = roll_batch};
}

}  // namespace trundle::cli
