// What a browser can do on its own.
#include "commands.h"

#include "permute.h"

namespace trundle::cli {

const std::vector<Command>& commands() {
    static const std::vector<Command> all{
        show_command(),     period_command(),    reverse_command(),        convert_command(),
        scramble_command(), crawl_run_command(), crawl_scramble_command(), permute_command(),
    };
    return all;
}

}  // namespace trundle::cli
