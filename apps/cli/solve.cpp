// solve: a short way home for any cube, or a shortest one with proof.
#include <trundle/optimal.h>

#include "certificate.h"
#include "commands.h"
#include "console.h"
#include "input.h"
#include "quick.h"
#include "stopwatch.h"
#include "watch.h"

namespace trundle::cli {
namespace {

constexpr std::int64_t default_time_ms = 50;
constexpr std::int64_t longest_time_ms = 1'000'000'000;
constexpr int stopped = 4;  // the exit code

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

// As the cube was said; a crawler has no words for face turns.
Result<std::string> said(const Solution& solution, const CubeReading& cube, Play play) {
    const Notation notation = cube.path.notation == Notation::crawl ? Notation::wca : cube.path.notation;
    return print(play == Play::quarter ? simplified(solution.moves, notation) : solution.moves, notation);
}

Result<Answer> solve_quick(const Request& request, const CubeReading& cube, const std::string& metric) {
    const Result<QuickLimits> limits = read_limits(request);
    if (!limits) return limits.error();
    const Stopwatch watch;
    const Play play = *play_of_metric(metric);
    const Result<Solution> solution = solve_quickly(request, play, cube.world, *limits);
    if (!solution) return solution.error();
    const Result<std::string> text = said(*solution, cube, play);
    if (!text) return text.error();
    return Answer{*text,
                  {{"path", *text},
                   {"length", solution->length},
                   {"optimal", solution->is_optimal},
                   {"metric", metric},
                   {"seconds", watch.seconds()},
                   {"nodes", solution->nodes}},
                  stop_flag() ? stopped : 0};
}

void tell(const SearchedLength& searched) {
    note(std::to_string(searched.length) + " moves: " + (searched.is_complete ? "searched" : "stopped") + ", " +
         std::to_string(searched.nodes) + " nodes");
}

Result<Answer> answer_of(const OptimalAnswer& optimal, const CubeReading& cube, const std::string& metric) {
    Answer answer;
    Json solutions = Json::array();
    for (const Solution& solution : optimal.solutions) {
        const Result<std::string> text = said(solution, cube, *play_of_metric(metric));
        if (!text) return text.error();
        answer.text += *text + "\n";
        solutions.push_back({{"path", *text}, {"length", solution.length}});
    }
    Json lengths = Json::array();
    for (const SearchedLength& searched : optimal.searched)
        lengths.push_back({{"length", searched.length}, {"nodes", searched.nodes}, {"complete", searched.is_complete}});
    const Solution& best = optimal.solutions.front();
    answer.json = {{"path", *solutions.items().front().find("path")},
                   {"length", best.length},
                   {"optimal", best.is_optimal},
                   {"metric", metric},
                   {"proven", optimal.proven},
                   {"solutions", solutions},
                   {"searched", lengths},
                   {"nodes", optimal.nodes()}};
    return answer;
}

Result<Answer> solve_optimal(const Request& request, const CubeReading& cube, const std::string& metric) {
    if (request.has("--certificate") && request.has("--oriented"))
        return usage_error("a certificate is about a cube in any orientation: leave out --oriented");
    const Result<std::int64_t> solutions = request.number("--solutions", 1, 1, 1'000'000);
    if (!solutions) return solutions.error();
    const Result<std::int64_t> slack = request.number("--slack", 0, 0, 20);
    if (!slack) return slack.error();
    Result<Watch> watch = Watch::from(request);
    if (!watch) return watch.error();
    Tables tables(watch->settings());
    Work work = watch->work();
    if (request.is_batch()) work.threads = 1;  // each line has a thread of its own
    const Stopwatch stopwatch;
    const bool wants_all = request.has("--slack") && !request.has("--solutions");
    const OptimalRequest wanted{cube.world, *play_of_metric(metric), request.has("--oriented"),
                                wants_all ? 1'000'000 : static_cast<int>(*solutions), static_cast<int>(*slack)};
    const Result<OptimalAnswer> optimal = solve_optimally(wanted, tables, work, request.is_batch() ? nullptr : tell);
    if (!optimal) return optimal.error();
    if (optimal->solutions.empty())
        return Error{Fault::stopped, "stopped",
                     "stopped; no solution is shorter than " + std::to_string(optimal->proven) + " moves"};
    Result<Answer> answer = answer_of(*optimal, cube, metric);
    if (!answer) return answer;
    if (const auto file = request.value("--certificate"); file && optimal->solutions.front().is_optimal)
        if (const auto error = write_certificate(*file, cube.world, metric, *optimal, tables)) return *error;
    answer->json["seconds"] = stopwatch.seconds();
    if (!optimal->is_complete) {
        answer->exit = stopped;
        note("stopped; no solution is shorter than " + std::to_string(optimal->proven) + " moves");
    }
    return answer;
}

// A path from one cube to another is one that solves the first as the second sees it.
Result<CubeReading> read_task(const Request& request) {
    Result<CubeReading> cube = read_cube(request, request.argument());
    const auto text = request.value("--to");
    if (!cube || !text) return cube;
    const Result<CubeReading> target = read_cube(request, *text);
    if (!target) return target.error();
    cube->world.cube = target->world.cube.inverse() * cube->world.cube;
    return cube;
}

Result<Answer> solve(const Request& request) {
    const Result<CubeReading> cube = read_task(request);
    if (!cube) return cube.error();
    const std::string metric = request.value("--metric", "htm");
    const bool is_optimal = request.has("--optimal") || request.has("--solutions") || request.has("--slack");
    return is_optimal ? solve_optimal(request, *cube, metric) : solve_quick(request, *cube, metric);
}

}  // namespace

Command solve_command() {
    return {
        .name = "solve",
        .arguments = "CUBE...",
        .summary = "solve a cube: a short way at once, or a shortest one with proof",
        .details =
            "CUBE is a path that leads to it, 54 letters URFDLB, or 54 sticker numbers [0,0,...]. The solution is to "
            "be\ndone to the cube as it stands after the path; it may end in any orientation.\n\n"
            "With --memory 700M face turns are solved along a table of 564 MB, made once in about a minute: shorter "
            "answers\nin the same time, and proofs many times faster.",
        .options = {{"--metric", "htm|qtm|stm",
                     "what counts as one move: any face turn (default), a quarter turn, any face or slice turn"},
                    {"--time", "MS", "go on looking for shorter solutions for that long (default: 50)"},
                    {"--max-length", "N", "end as soon as a solution has at most N moves"},
                    {"--optimal", "", "prove that no solution is shorter"},
                    {"--solutions", "K", "K different solutions, shortest first (implies --optimal)"},
                    {"--slack", "K", "also all solutions that are up to K longer (implies --optimal)"},
                    {"--oriented", "", "stm, --optimal: the cube must end upright"},
                    {"--certificate", "FILE", "with --optimal: write down the proof, for 'trundle check'"},
                    {"--to", "CUBE", "solve to this cube instead of the solved one"},
                    notation_option,
                    apl_order_option},
        .examples = {{"solve \"R U R' U'\"", "U R U' R'"},
                     {"solve DRLUUBFBRBLURRLRUBLRDDFDLFUFUFFDBRDUBRUFLLFDDBFLUBLRBD", "a cube by its stickers"},
                     {"solve \"F R U R' U' F'\" --optimal --metric qtm", "proven shortest in quarter turns"},
                     {"solve \"R L' U2\" --slack 1", "every solution of 3 and of 4 moves"},
                     {"solve \"R U\" --to \"U R\" --optimal", "from one cube to another"},
                     {"solve - --max-length 21", "many cubes, one a line of standard input, on all cores"}},
        .run = solve,
        .batch = true,
        .parallel = true,
    };
}

}  // namespace trundle::cli
