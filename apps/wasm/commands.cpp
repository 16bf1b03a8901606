// What a browser can do on its own.
#include "commands.h"

#include "permute.h"

namespace trundle::cli {

const std::vector<Command>& commands() {
    // clang-format off
    static const std::vector<Command> all{
        show_command(),
        period_command(),
        reverse_command(),
        convert_command(),
        scramble_command(),
        solve_command(),
        crawl_run_command(),
        crawl_scramble_command(),
        crawl_prove_command(),
        crawl_macros_command(),
        crawl_translate_command(),
        crawl_home_command(),
        crawl_solve_command(),
        roll_command(),
        roll_maze_command(),
        roll_generate_command(),
        represent_command(),
        apl_command(),
        optimize_command(),
        permute_command(),
    };
    // clang-format on
    return all;
}

}  // namespace trundle::cli
