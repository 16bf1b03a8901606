// The commands, one file each.
#pragma once

#include "frame/command.h"

namespace trundle::cli {

Command show_command();
Command period_command();
Command reverse_command();
Command convert_command();
Command scramble_command();
Command solve_command();
Command check_command();
Command optimize_command();
Command explore_command();
Command tables_list_command();
Command tables_build_command();
Command tables_check_command();
Command tables_clean_command();
Command bench_command();
Command crawl_run_command();
Command crawl_scramble_command();
Command crawl_prove_command();
Command crawl_macros_command();
Command crawl_translate_command();
Command crawl_home_command();
Command represent_command();
Command apl_command();
Command crawl_solve_command();
Command demo_command();
Command roll_command();
Command roll_maze_command();
Command roll_generate_command();
Command serve_command();
Command man_command();
Command completion_command();

}  // namespace trundle::cli
