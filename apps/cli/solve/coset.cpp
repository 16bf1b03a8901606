// coset: all cubes with the same twists, flips and slice places, solved at once.
#include <trundle/coset.h>

#include "frame/input.h"
#include "frame/request.h"
#include "frame/work.h"

namespace trundle::cli {
namespace {

Result<CosetRequest> read_coset(const Request& request) {
    const Result<CubeReading> cube = read_cube(request, request.argument());
    if (!cube) return cube.error();
    CosetRequest wanted{.cube = cube->world.cube, .play = *play_of(request.value("--moves", "face"))};
    const Result<std::int64_t> depth = request.number("--depth", wanted.play == Play::crawler ? 18 : 10, 0, 60);
    if (!depth) return depth.error();
    const Result<std::int64_t> within = request.number("--within", *depth, *depth, 60);
    if (!within) return within.error();
    wanted.depth = static_cast<int>(*depth);
    wanted.within = static_cast<int>(*within);
    wanted.finish = request.has("--finish");
    wanted.checkpoint = request.value("--checkpoint", "");
    return wanted;
}

Result<Answer> coset(const Request& request) {
    const Result<CosetRequest> wanted = read_coset(request);
    if (!wanted) return wanted.error();

    Json depths = Json::array();
    const CosetNews news{.on_depth = [&](const CosetDepth& done) {
        if (!request.has("--json"))
            emit(std::to_string(done.depth) + " " + std::to_string(done.count) + (done.is_exact ? "" : " at most"));
        depths.push_back({{"depth", done.depth}, {"count", done.count}, {"exact", done.is_exact}});
    }};
    const Result<CosetAnswer> solved = solve_coset(*wanted, tables_of(request), work_of(request), news);
    if (!solved) return solved.error();
    return Answer{std::to_string(solved->left) + " left",
                  {{"depths", std::move(depths)}, {"left", solved->left}, {"complete", solved->is_complete}},
                  solved->is_complete ? 0 : 4};
}

}  // namespace

Command coset_command() {
    return {
        .name = "coset",
        .arguments = "CUBE",
        .summary = "solve all cubes with the same twists, flips and slice places at once",
        .details =
            "19,508,428,800 cubes have their corners twisted, their edges flipped and the four edges of the middle\n"
            "layer placed as CUBE has. A line for each depth: how many of them need so many moves, as far as all\n"
            "words are searched (--depth). Beyond that (--within) words are only lengthened by moves that keep\n"
            "twists, flips and places: each count is then of cubes that need at most so many. In the end it says\n"
            "how many are left.",
        .options = {{"--moves", "face|quarter|crawler", "which moves (default: face)"},
                    {"--depth", "D", "search all words of up to D moves (default: 10; crawler: 18)"},
                    {"--within", "N", "then lengthen them to N (default: D)"}},
        .examples = {{"coset R --depth 6", "cubes that look like R, within six turns"}},
        .fields = "depths:array left:integer complete:boolean",
        .run = coset,
        .runs = on_terminal | on_server,
        .is_long = true,
    };
}

}  // namespace trundle::cli
