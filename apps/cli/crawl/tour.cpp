// crawl tour: over every cell of a board, and solved at the end.
#include <trundle/crawl_solve.h>
#include <algorithm>

#include "crawl/answer.h"
#include "frame/work.h"

namespace trundle::cli {
namespace {

Result<Answer> crawl_tour(const Request& request) {
    const Stopwatch stopwatch;
    const Result<CrawlPlace> place = read_place(request);
    if (!place) return place.error();
    const Work work = work_of(request);
    const Result<CrawlSolution> tour = trundle::crawl_tour(*place, tables_of(request), work);
    if (!tour) return tour.error();
    Result<Answer> answer =
        tell(request, *place, {}, {tour->moves, tour->is_optimal, stopwatch.seconds(), tour->nodes});
    if (!answer) return answer;
    std::vector<Cell> visited;
    for (const Cell cell : cells_along(place->start, tour->moves))
        if (std::find(visited.begin(), visited.end(), cell) == visited.end()) visited.push_back(cell);
    answer->json["visited"] = visited.size();
    if (work.is_stopped() && !tour->is_optimal) answer->but = stopped_at_best;
    return answer;
}

}  // namespace

Command crawl_tour_command() {
    return {
        .name = "crawl tour",
        .summary = "a crawl that visits every cell and ends with the cube solved",
        .details =
            "As a knight's tour, but for a cube that every step turns: a solved cube visits every cell and ends\n"
            "solved. With a step to each cell and back (or, on odd boards, without the way back) if there is such\n"
            "a tour; most boards have one. Else the shortest, proven on small boards such as 3x3; on larger ones\n"
            "every cell first and then home to solved. For a cube that is not solved: 'crawl solve --visit all'.",
        .options = {board_option, walls_option, at_option, heading_option, end_option, end_heading_option, walk_option,
                    draw_option, animate_option, speed_option},
        .examples = {{"crawl tour --board 5x5 --draw", "24 steps"},
                     {"crawl tour --board 4x4 --end home", "and back to where it started"},
                     {"crawl tour --board 2x3 --at 0,0", "steps alone do not do it here"}},
        .fields = std::string(told_fields) + " visited:integer",
        .run = crawl_tour,
        .is_long = true,
    };
}

}  // namespace trundle::cli
