// crawl prove: what can be solved on a board at all.
#include "crawl/answer.h"
#include "frame/work.h"

namespace trundle::cli {
namespace {

Result<Answer> crawl_prove(const Request& request) {
    const Result<CrawlPlace> place = read_place(request);
    if (!place) return place.error();
    const Result<ClosedWalks> found = closed_walks(place->board, place->start, crawl_moves(request), work_of(request));
    if (!found) return found.error();
    const ClosedWalks& walks = *found;
    Answer answer{"order " + walks.order + ", index " + walks.index + "\n",
                  {{"order", walks.order},
                   {"index", walks.index},
                   {"solvable", walks.solves_everything},
                   {"ends", walks.end_kinds},
                   {"laws", walks.laws}}};
    answer.text += walks.solves_everything
                       ? "every cube can be solved, ending in any cell and heading that can be reached"
                       : "one cube in " + walks.index + " can be solved so that it ends where it started; " +
                             std::to_string(walks.end_kinds) + " times as many if it may end anywhere";
    for (const std::string& law : walks.laws) answer.text += "\n  " + law;
    return answer;
}

}  // namespace

Command crawl_prove_command() {
    return {
        .name = "crawl prove",
        .summary = "what can be solved on a board, exactly",
        .details =
            "The crawls that come back to their cell and heading form a group; its order and its index in the\n"
            "group of all cubes are computed from the board, and the laws that hold on it are said in words.",
        .options = {board_option, walls_option, at_option, heading_option, crawl_moves_option},
        .examples = {{"crawl prove --board 3x3", "every cube"},
                     {"crawl prove --board 3x3 --moves crawler6", "and without spin2"},
                     {"crawl prove --board 2x2", "one cube in eight: a bottom corner only twists"},
                     {"crawl prove --board 1x5", "one row: two bottom edges never leave their places"}},
        .fields = "order:string index:string solvable:boolean",
        .run = crawl_prove,
    };
}

}  // namespace trundle::cli
