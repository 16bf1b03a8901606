// solve: a short way home for any cube.
#include <chrono>

#include "commands.h"
#include "console.h"
#include "input.h"
#include "quick.h"

namespace trundle::cli {
namespace {

constexpr std::int64_t default_time_ms = 50;
constexpr std::int64_t longest_time_ms = 1'000'000'000;

Result<QuickLimits> read_limits(const Request& request) {
    QuickLimits limits;
    const Result<std::int64_t> length = request.number("--max-length", 0, 0, 100);
    if (!length) return length.error();
    limits.max_length = static_cast<int>(*length);
    const Result<std::int64_t> time = request.number("--time", default_time_ms, 0, longest_time_ms);
    if (!time) return time.error();
    if (request.has("--time") || !request.has("--max-length")) limits.time = std::chrono::milliseconds(*time);
    return limits;
}

Result<Answer> solve(const Request& request) {
    const Result<CubeReading> cube = read_cube(request, request.argument());
    if (!cube) return cube.error();
    const Result<QuickLimits> limits = read_limits(request);
    if (!limits) return limits.error();
    const std::string metric = request.value("--metric", "htm");

    const auto start = std::chrono::steady_clock::now();
    const Result<Solution> solution = solve_quickly(request, *play_of_metric(metric), cube->world, *limits);
    if (!solution) return solution.error();
    const Notation notation = cube->path.notation == Notation::crawl ? Notation::wca : cube->path.notation;
    const Result<std::string> text = print(solution->moves, notation);
    if (!text) return text.error();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return Answer{*text,
                  {{"path", *text},
                   {"length", solution->length},
                   {"optimal", solution->is_optimal},
                   {"metric", metric},
                   {"seconds", seconds},
                   {"nodes", solution->nodes}},
                  stop_flag() ? 4 : 0};
}

}  // namespace

Command solve_command() {
    return {
        .name = "solve",
        .arguments = "CUBE...",
        .summary = "solve a cube: a short way at once",
        .details =
            "CUBE is a path that leads to it, 54 letters URFDLB, or 54 sticker numbers [0,0,...]. The solution is to "
            "be\ndone to the cube as it stands after the path; it may end in any orientation.",
        .options = {{"--metric", "htm|qtm|stm",
                     "what counts as one move: any face turn (default), a quarter turn, any "
                     "face or slice turn"},
                    {"--time", "MS", "go on looking for shorter solutions for that long (default: 50)"},
                    {"--max-length", "N", "end as soon as a solution has at most N moves"},
                    notation_option,
                    apl_order_option},
        .examples = {{"solve \"R U R' U'\"", "U R U' R'"},
                     {"solve DRLUUBFBRBLURRLRUBLRDDFDLFUFUFFDBRDUBRUFLLFDDBFLUBLRBD", "a cube by its stickers"},
                     {"solve - --max-length 21", "many cubes, one a line of standard input, on all cores"}},
        .run = solve,
        .batch = true,
        .parallel = true,
    };
}

}  // namespace trundle::cli
