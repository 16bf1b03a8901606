// crawl home: a crawl that changes nothing but cell and heading.
#include "crawl/answer.h"
#include "frame/work.h"

namespace trundle::cli {
namespace {

Result<Answer> crawl_home(const Request& request) {
    const Stopwatch watch;
    const Result<Board> board = read_board(request);
    if (!board) return board.error();
    const Pose home = middle_of(*board);
    const Result<CrawlPlace> place = read_place(request, *board, {home, home, "home"});
    if (!place) return place.error();
    const Result<Moves> crawl = shortest_way(*place, work_of(request));
    if (!crawl) return crawl.error();
    return tell(request, *place, {}, {*crawl, true, watch.seconds(), 0});
}

}  // namespace

Command crawl_home_command() {
    return {
        .name = "crawl home",
        .summary = "a crawl that changes nothing but cell and heading",
        .details =
            "Home is the middle of the board, facing +z. A step and back goes nowhere; the shortest crawls that\n"
            "leave the cube as it was are 4 moves for four cells straight on, 10 to 16 for most others.",
        .options = {board_option, walls_option, at_option, heading_option, end_option, end_heading_option, walk_option,
                    draw_option, animate_option, speed_option},
        .examples = {{"crawl home --board 8x8 --at 4,4", "one cell diagonally: 10 moves"},
                     {"crawl home --board 3x3 --heading -x", "only the heading"}},
        .fields = told_fields,
        .run = crawl_home,
        .is_long = true,
    };
}

}  // namespace trundle::cli
