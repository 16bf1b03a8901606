// demo: the main job end to end.
#include <trundle/crawl_picture.h>
#include <trundle/crawl_solve.h>
#include <trundle/optimize.h>
#include <trundle/roll.h>

#include "frame/input.h"
#include "frame/seed.h"
#include "frame/words.h"
#include "frame/work.h"

namespace trundle::cli {
namespace {

constexpr std::chrono::seconds time_of_search{1};

Result<Answer> demo(const Request& request) {
    const Board board = *Board::rectangle(3, 3);
    const Pose start{{}, board.middle()};
    const CrawlTask task{SolvableCube::random(seed_of(request)), {board, start, {start.cell, Face::F}}};

    const auto say = [&](const std::string& text) {
        if (!request.has("--json")) emit(text);
    };
    say("A random cube on a board of 3x3, in the middle:\n");
    say(net(to_facelets(World{task.cube, start}), request.colour()));
    Tables& tables = tables_of(request);
    const Result<CrawlSolution> solution = solve_crawl({task, {.time = time_of_search}, {}}, tables, work_of(request));
    if (!solution) return solution.error();
    say("It crawls home in " + counted_moves(solution->moves.size()) + ", solved:\n");
    say(print(solution->moves, Notation::crawl).value_or("") + "\n");
    say(picture(board, start, solution->moves, request.colour()));
    say(net(to_facelets(after(World{task.cube, start}, solution->moves)), request.colour()));

    const Result<Moves> pattern = parse("LRUDFB", Notation::path);
    if (!pattern) return pattern.error();
    const Result<Optimum> shortest =
        optimize({.target = after(World{}, *pattern), .slack = 0}, tables, work_of(request));
    if (!shortest) return shortest.error();
    if (shortest->solutions.empty()) return stopped_error("before a path was found");
    say("Half turns of all six faces, LRUDFB, are no more than " +
        print(shortest->solutions.front(), Notation::path).value_or("") + " and " +
        std::to_string(shortest->solutions.size() - 1) + " other paths of three moves.\n");

    const Result<RollAnswer> roll = solve_roll({8, 8, {1, 1}, {6, 4}, 6});
    if (!roll) return roll.error();
    say("A die on 8x8 rolls from (1,1) to (6,4) so that 6 is on top, in " + std::to_string(roll->length) +
        " rolls: " + std::string(roll->gps));
    return Answer{"",
                  {{"facelets", to_text(to_facelets(World{task.cube, start}))},
                   {"crawl", print(solution->moves, Notation::crawl).value_or("")},
                   {"optimized", print(shortest->solutions.front(), Notation::path).value_or("")},
                   {"gps", std::string(roll->gps)}}};
}

}  // namespace

Command demo_command() {
    return {
        .name = "demo",
        .summary = "a random cube crawls home, drawn; a path optimized; a die rolled",
        .options = {seed_option},
        .examples = {{"demo", "takes a few seconds; the first time it builds its tables"}},
        .run = demo,
    };
}

}  // namespace trundle::cli
