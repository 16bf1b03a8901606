// Every command, in the order of the help page.
#include "frame/command.h"

namespace trundle::cli {

Command show_command();
Command period_command();
Command reverse_command();
Command convert_command();
Command relabel_command();
Command scramble_command();
Command permute_command();
Command optimize_command();
Command solve_command();
Command check_command();
Command explore_command();
Command coset_command();
Command crawl_run_command();
Command crawl_scramble_command();
Command crawl_prove_command();
Command crawl_macros_command();
Command crawl_translate_command();
Command crawl_home_command();
Command crawl_commutators_command();
Command crawl_tour_command();
Command crawl_solve_command();
Command roll_command();
Command roll_run_command();
Command roll_maze_command();
Command roll_generate_command();
Command roll_eight_command();
Command represent_command();
Command apl_command();

const std::vector<Command>& commands() {
    static const std::vector<Command> here = [] {
        std::vector<Command> all{
            show_command(),
            period_command(),
            reverse_command(),
            convert_command(),
            relabel_command(),
            scramble_command(),
            permute_command(),
            optimize_command(),
            solve_command(),
#ifndef __wasm__  // what never runs in a page is not linked into its module
            check_command(),
            explore_command(),
            coset_command(),
#endif
            crawl_run_command(),
            crawl_scramble_command(),
            crawl_prove_command(),
            crawl_macros_command(),
            crawl_translate_command(),
            crawl_home_command(),
            crawl_commutators_command(),
            crawl_tour_command(),
            crawl_solve_command(),
            roll_command(),
            roll_run_command(),
            roll_maze_command(),
            roll_generate_command(),
            roll_eight_command(),
            represent_command(),
            apl_command(),
        };
        if (host().commands != nullptr)
            for (Command& command : host().commands()) all.push_back(std::move(command));
        std::erase_if(all, [](const Command& command) { return (command.runs & host().place) == 0; });
        return all;
    }();
    return here;
}

}  // namespace trundle::cli
