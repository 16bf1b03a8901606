// crawl translate: face turns as a crawl.
#include "crawl/answer.h"
#include "frame/work.h"

namespace trundle::cli {
namespace {

Result<Answer> crawl_translate(const Request& request) {
    const Stopwatch watch;
    const Result<Reading> path = read_path(request, request.argument());
    if (!path) return path.error();
    const Result<CrawlPlace> place = read_place(request);
    if (!place) return place.error();
    const Result<Moves> crawl = translate({path->moves, *place}, work_of(request));
    if (!crawl) return crawl.error();
    return tell(request, *place, {}, {*crawl, false, watch.seconds(), 0});
}

}  // namespace

Command crawl_translate_command() {
    return {
        .name = "crawl translate",
        .arguments = "PATH...",
        .summary = "say a path of turns as a crawl that stays on the board",
        .details =
            "The crawl does to the cube what the path does, as seen from the cube's own centres. It hops between\n"
            "frames: what brought a face on top is not undone until another face is wanted there. About three\n"
            "crawls a face turn, the shortest of this kind.",
        .options = {board_option, walls_option, at_option, heading_option, end_option, end_heading_option,
                    notation_option, apl_order_option, walk_option, draw_option, animate_option, speed_option},
        .examples = {{"crawl translate \"R U R' U'\"", "on 3x3, from the middle, ending anywhere"},
                     {"crawl translate D --end home --end-heading home", "D without leaving a trace"}},
        .fields = told_fields,
        .run = crawl_translate,
        .batch = true,
    };
}

}  // namespace trundle::cli
