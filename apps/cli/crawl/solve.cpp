// crawl solve: any cube, on a board.
#include <trundle/crawl_picture.h>
#include <trundle/crawl_solve.h>

#include "crawl/answer.h"
#include "crawl/certificate.h"
#include "crawl/plan.h"
#include "frame/share.h"
#include "frame/words.h"
#include "frame/work.h"
#include "solve/quick.h"

namespace trundle::cli {
namespace {

constexpr std::int64_t crawl_time_ms = 200;

// A cube that is given as a crawl stands where that crawl ends.
Result<CrawlTask> read_task(const Request& request) {
    const Result<CubeReading> cube = read_cube(request, request.argument());
    if (!cube) return cube.error();
    const Result<Board> board = read_board(request);
    if (!board) return board.error();
    Pose start = middle_of(*board);
    if (cube->path.notation == Notation::crawl) {
        World world{{}, start};
        bool is_legal = true;
        for (const Move move : cube->path.moves) {
            is_legal = is_legal && may_move(*board, world.pose, move);
            world = after(world, move);
        }
        if (is_legal) start = world.pose;
        else note("that crawl leaves the board: the cube starts in the middle");
    }
    Result<CrawlPlace> place = read_place(request, *board, {start});
    if (!place) return place.error();
    place->end.visits_all = request.value("--visit") == "all";
    return CrawlTask{cube->world.cube, *place};
}

Result<CrawlSolution> by_macros(const Request& request, const CrawlTask& task) {
    const Effort effort{.nodes = 200'000};
    const Result<Solution> turns = solve_quickly(request, {World{task.cube, {}}, Play::face, {}, effort});
    if (!turns) return turns.error();
    const Result<Moves> crawl = translate({turns->moves, task.place}, work_of(request));
    if (!crawl) return crawl.error();
    return CrawlSolution{*crawl, false, turns->nodes};
}

// Quick, and of all crawls found the one that looks as is preferred.
Result<CrawlSolution> quickly(const Request& request, const CrawlTask& task) {
    const auto slack = static_cast<int>(request.number("--slack", 0));
    const Look look = *look_of(request.value("--prefer", "short"));
    BestLooking looking(look, task.place.board, task.place.start, static_cast<std::size_t>(slack));
    CrawlRequest wanted{task, effort_of(request, crawl_time_ms), {}};
    CrawlNews news;
    if (look != Look::brief) {
        wanted.slack = slack;
        news.on_crawl = [&](const Moves& crawl) { looking.show(crawl); };
    }
    Result<CrawlSolution> solution = solve_crawl(wanted, tables_of(request), work_of(request), news);
    if (const Moves* best = looking.best(); solution && best != nullptr) {
        solution->is_optimal = solution->is_optimal && best->size() == solution->moves.size();
        solution->moves = *best;
    }
    return solution;
}

void tell_length(const SearchedLength& searched) {
    if (searched.nodes > 0)
        note(counted_moves(searched.length) + ": " + (searched.is_complete ? "searched" : "stopped") + ", " +
             std::to_string(searched.nodes) + " nodes");
}

Result<CrawlSolution> optimally(const Request& request, const CrawlTask& task) {
    CrawlNews news;
    if (!request.is_line()) news.on_length = tell_length;
    return solve_crawl_optimally({task}, tables_of(request), work_of(request), news);
}

Result<Answer> crawl_solve(const Request& request) {
    const bool is_optimal = request.has("--optimal") || request.has("--certificate");
    const std::string method = request.value("--method", is_optimal ? "optimal" : "quick");
    const Result<CrawlTask> task = read_task(request);
    if (!task) return task.error();
    if (method == "commutator") return tell_plan(request, *task);
    if (const auto error = request.wrong_with_output("--certificate")) return *error;
    const Stopwatch stopwatch;
    const Result<CrawlSolution> solution = method == "macro"     ? by_macros(request, *task)
                                           : method == "optimal" ? optimally(request, *task)
                                                                 : quickly(request, *task);
    if (!solution) return solution.error();
    const bool is_stopped = work_of(request).is_stopped() && !solution->is_optimal;
    Result<Answer> answer = tell(request, task->place, task->cube,
                                 {solution->moves, solution->is_optimal, stopwatch.seconds(), solution->nodes});
    if (!answer) return answer;
    answer->json["tables"] = solution->tables;
    if (method == "optimal" && is_stopped)
        answer->but = {Fault::stopped, "stopped",
                       "stopped; no crawl is shorter than " + counted_moves(solution->proven)};
    else if (method == "optimal" && !solution->is_optimal)
        answer->but = none_error(
            "unproven",
            "a short crawl, not proven to be shortest: it is too long for that, or has too many cells to visit");
    else if (is_stopped) answer->but = stopped_at_best;
    if (request.has("--certificate") && !solution->is_optimal) answer->but->message += "; no certificate is written";
    else if (request.has("--certificate"))
        if (auto error = write_certificate(request, *task, *solution)) answer->but = std::move(error);
    if (const auto look = request.value("--prefer"))
        answer->json["score"] = score(*look_of(*look), task->place.board, task->place.start, solution->moves);
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
            "--visit all: over every cell. On small boards (3x3, 3x4) that is part of the search; on larger ones\n"
            "all cells are visited first.\n"
            "--prefer takes, of all crawls that quick has found, the calm one with the fewest changes of direction\n"
            "(a step straight back counts 2, one to the side 1) or the central one with its stops nearest to the\n"
            "middle. A cube that is given as a crawl (from the middle) stands where that crawl ends, unless --at or\n"
            "--heading say otherwise. A cube that cannot be solved on the board is told at once, with the reason\n"
            "(exit code 1).",
        .options = {board_option,
                    walls_option,
                    at_option,
                    heading_option,
                    end_option,
                    end_heading_option,
                    {"--visit", "any|all", "which cells must be visited on the way (default: any)"},
                    {"--method", "quick|optimal|macro|commutator", "how (default: quick)"},
                    {"--time", "MS", "quick: go on looking for shorter crawls for that long (default: 200)", 0,
                     longest_ms},
                    nodes_option,
                    {"--prefer", "short|calm|central", "quick: which of the crawls found (default: short)"},
                    {"--slack", "K", "--prefer: at most K moves more than the shortest found (default: 0)", 0, 100},
                    {"--optimal", "", "the same as --method optimal"},
                    {"--certificate", "FILE", "write down the proof, for 'trundle check' (implies --optimal)"},
                    walk_option,
                    draw_option,
                    animate_option,
                    speed_option,
                    notation_option,
                    apl_order_option,
                    part_option},
        .rules = {{"--part", Rule::only_with, "-"},
                  {"--certificate", Rule::not_with, "-", "every line would write the same file"},
                  {"--optimal --certificate", Rule::not_with, "--method=quick --method=macro --method=commutator"},
                  {"--visit=all", Rule::not_with, "--method=macro --method=commutator --certificate"},
                  {"--time --nodes --prefer", Rule::not_with,
                   "--optimal --certificate --method=optimal --method=macro --method=commutator",
                   "only a quick solver looks for better and better ones"},
                  {"--slack", Rule::only_with, "--prefer=calm --prefer=central"}},
        .examples = {{"crawl solve \"R U R' U'\" --board 3x3 --end home --end-heading home", "and back home"},
                     {"crawl solve \"+x spin2 +z spin1\" --method optimal", "the shortest"},
                     {"crawl solve \"R U F\" --method macro --board 5x5 --draw", "by frame hopping, drawn"},
                     {"crawl solve \"R U F L D B\" --board 5x5 --prefer calm --slack 3", "a calmer walk"},
                     {"crawl solve \"R U\" --board 2x3 --method commutator", "a plan, step by step"},
                     {"crawl solve \"R U F\" --board 3x3 --visit all", "over every cell"},
                     {"crawl solve \"R U F\" --animate", "watch it, move by move"},
                     {"crawl solve \"R U F\" --end home --as svg > walk.svg", "a picture of the walk"},
                     {"crawl solve - --nodes 20000", "many cubes, one a line of standard input, on all cores"}},
        .fields = told_fields,
        .run = crawl_solve,
        .batch = true,
        .parallel = true,
        .runs = on_terminal | on_server | in_module | on_ranks,
        .is_long = true,
    };
}

}  // namespace trundle::cli
