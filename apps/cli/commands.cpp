#include "commands.h"

namespace trundle::cli {

const std::vector<Command>& commands() {
    // clang-format off
    static const std::vector<Command> all{
        show_command(),
        period_command(),
        reverse_command(),
        convert_command(),
        scramble_command(),
        optimize_command(),
        solve_command(),
        check_command(),
        crawl_run_command(),
        crawl_scramble_command(),
        crawl_prove_command(),
        crawl_macros_command(),
        crawl_translate_command(),
        crawl_home_command(),
        crawl_solve_command(),
        demo_command(),
        roll_command(),
        roll_maze_command(),
        roll_generate_command(),
        represent_command(),
        apl_command(),
        serve_command(),
        explore_command(),
        tables_list_command(),
        tables_build_command(),
        tables_check_command(),
        tables_clean_command(),
        bench_command(),
        completion_command(),
        man_command(),
    };
    // clang-format on
    return all;
}

}  // namespace trundle::cli
