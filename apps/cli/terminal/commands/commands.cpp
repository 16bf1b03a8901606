// Commands for a person at a terminal, or about this machine.
#include "terminal/host.h"

namespace trundle::cli {

Command god_plan_command();
Command god_run_command();
Command god_check_command();
Command demo_command();
Command serve_command();
Command tables_list_command();
Command tables_build_command();
Command tables_check_command();
Command tables_hold_command();
Command tables_clean_command();
Command bench_command();
Command completion_command();
Command man_command();

std::vector<Command> terminal_commands() {
    return {
        god_plan_command(),    god_run_command(),      god_check_command(),    demo_command(),
        serve_command(),       tables_list_command(),  tables_build_command(), tables_check_command(),
        tables_hold_command(), tables_clean_command(), bench_command(),        completion_command(),
        man_command(),
    };
}

}  // namespace trundle::cli
