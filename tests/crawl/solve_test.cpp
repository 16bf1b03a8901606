// Solving on boards: every crawl is legal, ends where it should and solves.
#include <gtest/gtest.h>
#include <trundle/crawl_solve.h>

#include "shared.h"

namespace trundle {
namespace {

// By the library's other half: pieces and poses, where the solver was checked by stickers.
void expect_solved(const CrawlTask& task, std::span<const Move> crawl) {
    World world{task.cube, task.start};
    for (const Move move : crawl) {
        ASSERT_TRUE(may_move(task.board, world.pose, move));
        world = after(world, move);
    }
    EXPECT_TRUE(world.is_solved());
    EXPECT_TRUE(task.end.allows(world.pose));
}

void expect_all_solved(const Board& board, std::size_t count, const Work& work = {}) {
    const Pose start{{}, board.middle()};
    for (const CrawlEnd& end : {CrawlEnd{}, CrawlEnd{start.cell, Face::F}}) {
        CrawlSolver solver(tables());
        for (std::uint64_t seed = 0; seed < count; ++seed) {
            const CrawlTask task{SolvableCube::random(seed), board, start, end};
            const Result<CrawlSolution> solution = solver.quick(
                task, [] { return 1.0; }, work);
            ASSERT_TRUE(solution) << solution.error().message;
            expect_solved(task, solution->moves);
        }
    }
}

std::size_t cubes_a_board() { return is_slow_wanted() ? 500 : 20; }

TEST(CrawlSolve, random_cubes_on_two_by_three) { expect_all_solved(*Board::rectangle(2, 3), cubes_a_board()); }
TEST(CrawlSolve, random_cubes_on_three_by_three) { expect_all_solved(*Board::rectangle(3, 3), cubes_a_board()); }
TEST(CrawlSolve, random_cubes_on_five_by_five) { expect_all_solved(*Board::rectangle(5, 5), cubes_a_board()); }
TEST(CrawlSolve, random_cubes_on_eight_by_eight) { expect_all_solved(*Board::rectangle(8, 8), cubes_a_board()); }
TEST(CrawlSolve, random_cubes_between_walls) {
    expect_all_solved(*Board::parse_walls("..#..\n.....\n#...#\n.....\n..#..\n"), cubes_a_board());
}

TEST(CrawlSolve, random_cubes_with_little_memory) {
    expect_all_solved(*Board::rectangle(3, 3), 5, {.memory = 80'000'000});
}

TEST(CrawlSolve, an_end_far_away_is_reached) {
    CrawlSolver solver(tables());
    const CrawlTask task{SolvableCube::random(1), *Board::rectangle(64, 64), {{}, {0, 0}}, {Cell{63, 63}, Face::F}};
    const Result<CrawlSolution> solution = solver.quick(task, [] { return 1.0; }, {});
    ASSERT_TRUE(solution) << solution.error().message;
    expect_solved(task, solution->moves);
}

TEST(CrawlSolve, a_solved_cube_needs_no_move) {
    CrawlSolver solver(tables());
    const Result<CrawlSolution> solution = solver.quick({{}, *Board::rectangle(3, 3), {}, {}}, [] { return 1.0; }, {});
    ASSERT_TRUE(solution);
    EXPECT_TRUE(solution->moves.empty());
    EXPECT_TRUE(solution->optimal);
}

TEST(CrawlSolve, an_unsolvable_cube_is_told) {
    CrawlSolver solver(tables());
    const World world = after(World{}, Moves{Move::face(Face::F, 1)});
    const CrawlTask task{world.cube, *Board::rectangle(1, 4), {}, {}};
    const Result<CrawlSolution> solution = solver.quick(task, [] { return 1.0; }, {});
    ASSERT_FALSE(solution);
    EXPECT_EQ(solution.error().fault, Fault::none_exists);
}

}  // namespace
}  // namespace trundle
