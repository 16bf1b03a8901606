// Solving on boards: every crawl is legal, ends where it should and solves.
#include <gtest/gtest.h>
#include <trundle/crawl_solve.h>

#include "shared.h"

namespace trundle {
namespace {

// By the library's other half: pieces and poses, where the solver was checked by stickers.
void expect_solved(const CrawlTask& task, std::span<const Move> crawl) {
    World world{task.cube, task.place.start};
    for (const Move move : crawl) {
        ASSERT_TRUE(may_move(task.place.board, world.pose, move));
        world = after(world, move);
    }
    EXPECT_TRUE(world.is_solved());
    EXPECT_TRUE(task.place.end.allows(world.pose));
}

void expect_all_solved(const Board& board, std::size_t count, const Work& work = {}) {
    const Pose start{{}, board.middle()};
    for (const CrawlEnd& end : {CrawlEnd{}, CrawlEnd{start.cell, Face::F}}) {
        for (std::uint64_t seed = 0; seed < count; ++seed) {
            const CrawlTask task{SolvableCube::random(seed), {board, start, end}};
            const Result<CrawlSolution> solution = solve_crawl({task}, tables(), work);
            ASSERT_TRUE(solution) << solution.error().message;
            expect_solved(task, solution->moves);
        }
    }
}

std::size_t cubes_a_board() { return in_tier<std::size_t>(1, 500); }

TEST(CrawlSolve, random_cubes_on_two_by_three) { expect_all_solved(*Board::rectangle(2, 3), cubes_a_board()); }
TEST(CrawlSolve, random_cubes_on_three_by_three) { expect_all_solved(*Board::rectangle(3, 3), cubes_a_board()); }
TEST(CrawlSolve, random_cubes_on_five_by_five) { expect_all_solved(*Board::rectangle(5, 5), cubes_a_board()); }
TEST(CrawlSolve, random_cubes_on_eight_by_eight) { expect_all_solved(*Board::rectangle(8, 8), cubes_a_board()); }
TEST(CrawlSolve, random_cubes_between_walls) {
    expect_all_solved(*Board::parse_walls("..#..\n.....\n#...#\n.....\n..#..\n"), cubes_a_board());
}

TEST(CrawlSolve, random_cubes_with_little_memory) {
    expect_all_solved(*Board::rectangle(3, 3), cubes_a_board(), {.memory = 80'000'000});
}

TEST(CrawlSolve, an_end_far_away_is_reached) {
    const CrawlTask task{SolvableCube::random(1), {*Board::rectangle(64, 64), {{}, {0, 0}}, {Cell{63, 63}, Face::F}}};
    const Result<CrawlSolution> solution = solve_crawl({task}, tables(), {});
    ASSERT_TRUE(solution) << solution.error().message;
    expect_solved(task, solution->moves);
}

TEST(CrawlSolve, a_solved_cube_needs_no_move) {
    const Result<CrawlSolution> solution = solve_crawl({{{}, {*Board::rectangle(3, 3)}}}, tables(), {});
    ASSERT_TRUE(solution);
    EXPECT_TRUE(solution->moves.empty());
    EXPECT_TRUE(solution->is_optimal);
}

TEST(CrawlSolve, an_unsolvable_cube_is_told) {
    const World world = after(World{}, Moves{Move::face(Face::F, 1)});
    const Result<CrawlSolution> solution = solve_crawl({{world.cube, {*Board::rectangle(1, 4)}}}, tables(), {});
    ASSERT_FALSE(solution);
    EXPECT_EQ(solution.error().fault, Fault::none_exists);
}

TEST(CrawlSolve, a_bound_on_nodes_gives_the_same_crawl_with_any_number_of_threads) {
    const CrawlTask task{SolvableCube::random(5), {*Board::rectangle(5, 5), {{}, {2, 2}}, {}}};
    const CrawlRequest request{task, {.nodes = 300'000}, {}};
    const Result<CrawlSolution> one = solve_crawl(request, tables(), {.threads = 1, .memory = 80'000'000});
    const Result<CrawlSolution> two = solve_crawl(request, tables(), {.threads = 2, .memory = 80'000'000});
    ASSERT_TRUE(one && two);
    EXPECT_EQ(one->moves, two->moves);
    EXPECT_EQ(one->nodes, two->nodes);
}

TEST(CrawlSolve, short_crawls_need_no_table) {
    Tables empty;
    for (const char* text : {"+x", "+x spin2 +z", "spin1 +z spin2 -x +z"}) {
        const Board board = *Board::rectangle(3, 3);
        const World world = after(World{{}, {{}, board.middle()}}, crawl_of(text));
        const CrawlTask task{world.cube, {board, world.pose, {}}};
        const Result<CrawlSolution> quick = solve_crawl({task}, empty, {.memory = 1'000'000});
        ASSERT_TRUE(quick) << quick.error().message;
        EXPECT_TRUE(quick->is_optimal && quick->tables.empty());
        const Result<CrawlSolution> optimal = solve_crawl_optimally({task}, empty, {.memory = 1'000'000});
        ASSERT_TRUE(optimal);
        EXPECT_TRUE(optimal->is_optimal && optimal->tables.empty());
        EXPECT_EQ(optimal->moves.size(), quick->moves.size());
    }
}

TEST(CrawlSolve, without_files_the_small_tables_will_do) {
    Tables empty;
    const CrawlTask task{SolvableCube::random(2), {*Board::rectangle(3, 3), {{}, {1, 1}}, {}}};
    const Result<CrawlSolution> solution = solve_crawl({task}, empty, {});
    ASSERT_TRUE(solution);
    expect_solved(task, solution->moves);
    EXPECT_EQ(solution->tables, (std::vector<std::string>{"crawler-corners", "crawler-very-near"}));
}

TEST(CrawlSolve, too_little_memory_is_told) {
    Tables empty;
    const CrawlTask task{SolvableCube::random(2), {*Board::rectangle(3, 3), {{}, {1, 1}}, {}}};
    for (const Result<CrawlSolution>& solution :
         {solve_crawl({task}, empty, {.memory = 1}), solve_crawl_optimally({task}, empty, {.memory = 1})}) {
        ASSERT_FALSE(solution);
        EXPECT_EQ(solution.error().fault, Fault::environment);
        EXPECT_EQ(solution.error().code, "memory");
    }
}

TEST(CrawlSolve, an_end_that_is_not_there_or_too_far_is_told) {
    const auto code = [](const CrawlPlace& place) {
        const Result<CrawlSolution> solution = solve_crawl({{SolvableCube::random(1), place}}, tables(), {});
        return solution ? "" : solution.error().code;
    };
    EXPECT_EQ(code({*Board::rectangle(3, 3), {}, {Cell{9, 9}, {}}}), "off_board");
    EXPECT_EQ(code({*Board::parse_walls("..#\n...\n"), {}, {Cell{2, 0}, {}}}), "off_board");
    EXPECT_EQ(code({Board::unbounded(), {}, {Cell{100, 100}, {}}}), "too_far");  // more poses than 16 bits can number
    EXPECT_EQ(code({Board::unbounded(), {}, {Cell{1'000'000, 0}, {}}}), "off_board");
}

TEST(CrawlSolve, stopped_while_tables_are_made_it_says_so) {
    Tables empty;
    std::atomic<bool> stop = false;
    Work work{.stop = &stop};
    work.on_progress = [&](std::string_view, double) { stop = true; };
    const CrawlTask task{SolvableCube::random(2), {*Board::rectangle(3, 3), {{}, {1, 1}}, {}}};
    const Result<CrawlSolution> solution = solve_crawl_optimally({task}, empty, work);
    ASSERT_FALSE(solution);
    EXPECT_EQ(solution.error().fault, Fault::stopped);
    EXPECT_NE(solution.error().message.find("building"), std::string::npos) << solution.error().message;
}

}  // namespace
}  // namespace trundle
