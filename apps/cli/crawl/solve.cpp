// crawl solve: any cube, on a board.
#include <trundle/crawl_look.h>
#include <trundle/crawl_solve.h>
#include <memory>

#include "crawl/answer.h"
#include "crawl/certificate.h"
#include "crawl/plan.h"
#include "frame/request.h"
#include "frame/work.h"
#include "solve/quick.h"

namespace trundle::cli {
namespace {

constexpr std::int64_t default_time_ms = 200;

// One solver for all lines of a batch: what it prepared for a board serves the next cube.
CrawlSolver& solver_with(TableSettings settings, bool is_batch) {
    settings.large_pages = is_batch;
    static Tables tables(settings);
    static CrawlSolver solver(tables);
    return solver;
}

Result<CrawlSolution> by_macros(const Request& request, const CrawlTask& task) {
    const Effort effort{.time = std::chrono::milliseconds(20)};
    const Result<Solution> turns = solve_quickly(request, {World{task.cube, {}}, Play::face, {}, effort});
    if (!turns) return turns.error();
    const Result<Moves> crawl = translate(turns->moves, task.board, task.start, task.end);
    if (!crawl) return crawl.error();
    return CrawlSolution{*crawl, false, turns->nodes};
}

// Quick, and of all crawls found the one that looks as is preferred.
Result<CrawlSolution> quickly(const Request& request, const CrawlTask& task, CrawlSolver& solver, const Work& work) {
    const Result<std::int64_t> time = request.number("--time", default_time_ms, 0, 1'000'000'000);
    if (!time) return time.error();
    const Result<std::int64_t> slack = request.number("--slack", 0, 0, 100);
    if (!slack) return slack.error();
    const Look look = *look_of(request.value("--prefer", "short"));
    BestLooking looking(look, task.board, task.start, static_cast<std::size_t>(*slack));
    CrawlCollector collector{{}, static_cast<int>(*slack)};
    if (look != Look::brief) collector.on_crawl = [&](const Moves& crawl) { looking.show(crawl); };
    const Stopwatch stopwatch;
    const auto spent = [&] { return *time == 0 ? 1 : stopwatch.seconds() * 1000 / static_cast<double>(*time); };
    Result<CrawlSolution> solution = solver.quick(task, spent, work, collector);
    if (const Moves* best = looking.best(); solution && best != nullptr) {
        solution->optimal = solution->optimal && best->size() == solution->moves.size();
        solution->moves = *best;
    }
    return solution;
}

void tell_length(const SearchedLength& searched) {
    if (searched.nodes > 0)
        note(std::to_string(searched.length) + " moves: " + (searched.is_complete ? "searched" : "stopped") + ", " +
             std::to_string(searched.nodes) + " nodes");
}

Result<Answer> crawl_solve(const Request& request) {
    const Result<CubeReading> cube = read_cube(request, request.argument());
    if (!cube) return cube.error();
    const Result<Start> start = read_start(request);
    if (!start) return start.error();
    const Result<CrawlEnd> end = read_end(request, start->pose, "any", "any");
    if (!end) return end.error();
    const CrawlTask task{cube->world.cube, start->board, start->pose, *end};
    if (std::optional<Error> error = why_unsolvable(task)) return *std::move(error);

    const std::string method = request.has("--optimal") ? "optimal" : request.value("--method", "quick");
    if (method == "commutator") return tell_plan(request, *start, task);
    CrawlSolver& solver = solver_with(table_settings_of(request), request.is_batch());
    if (method != "macro")
        if (std::optional<Error> error = solver.prepare(task, work_of(request))) return *std::move(error);
    const Stopwatch stopwatch;
    const CrawlSolver::Searched on_length = request.is_batch() ? nullptr : tell_length;
    const Result<CrawlSolution> solution = method == "macro"     ? by_macros(request, task)
                                           : method == "optimal" ? solver.optimal(task, work_of(request), on_length)
                                                                 : quickly(request, task, solver, work_of(request));
    if (!solution) return solution.error();
    if (method == "optimal" && !solution->optimal)
        note("stopped; no crawl is shorter than " + std::to_string(solution->proven) + " moves");
    if (request.has("--certificate") && method == "optimal" && solution->optimal)
        if (const auto error = write_certificate(request, task, *solution)) return *error;
    Result<Answer> answer =
        tell(request, *start, task.cube, {solution->moves, solution->optimal, stopwatch.seconds(), solution->nodes});
    if (const auto look = request.value("--prefer"); answer && look)
        answer->json["score"] = score(*look_of(*look), task.board, task.start, solution->moves);
    return answer;
}

}  // namespace

Command crawl_solve_command() {
    return {
        .name = "crawl solve",
        .arguments = "CUBE...",
        .summary = "solve a cube by a crawl that stays on the board",
        .details =
            "quick: a short crawl, better ones until the time is up. optimal: the shortest, proven.\n"
            "macro: a path of face turns, translated by hopping between frames; long, but never searched for.\n"
            "commutator: layer by layer, in steps [setup: [a, b]] that move three pieces each and say which.\n"
            "--prefer takes, of all crawls that quick has found, the calm one with the fewest changes of direction (a\n"
            "step straight back counts 2, one to the side 1) or the central one with its stops nearest to the middle.\n"
            "A cube that cannot be solved on the board is told at once, with the reason (exit code 1).",
        .options = {board_option,
                    walls_option,
                    at_option,
                    heading_option,
                    end_option,
                    end_heading_option,
                    {"--method", "quick|optimal|macro|commutator", "how (default: quick)"},
                    {"--time", "MS", "quick: go on looking for shorter crawls for that long (default: 200)"},
                    {"--prefer", "short|calm|central", "quick: which of the crawls found (default: short)"},
                    {"--slack", "K", "--prefer: at most K moves more than the shortest found (default: 0)"},
                    {"--optimal", "", "the same as --method optimal"},
                    {"--certificate", "FILE", "optimal: write down the proof, for 'trundle check'"},
                    as_option,
                    draw_option,
                    animate_option,
                    speed_option,
                    notation_option,
                    apl_order_option},
        .examples = {{"crawl solve \"R U R' U'\" --board 3x3 --end home --end-heading home", "and back home"},
                     {"crawl solve \"+x spin2 -z spin1\" --method optimal", "the shortest"},
                     {"crawl solve \"R U F\" --method macro --board 5x5 --draw", "by frame hopping, drawn"},
                     {"crawl solve \"R U F L D B\" --board 5x5 --prefer calm --slack 3", "a calmer walk"},
                     {"crawl solve \"R U\" --board 2x3 --method commutator", "a plan, step by step"},
                     {"crawl solve \"R U F\" --animate", "watch it, move by move"},
                     {"crawl solve \"R U F\" --end home --as svg > walk.svg", "a picture of the walk"}},
        .run = crawl_solve,
        .batch = true,
        .is_long = true,
    };
}

}  // namespace trundle::cli
