// The quick solver: every answer is replayed on 54 stickers by the sticker engine.
#include <gtest/gtest.h>
#include <trundle/engine.h>
#include <trundle/solve.h>
#include <atomic>

#include "shared.h"

namespace trundle {
namespace {

const QuickSolver& solver(Play play) {
    static Tables tables({TEST_TABLES});
    static const auto open = [](Play p) { return *QuickSolver::open(p, tables, {.threads = 2}); };
    static const std::array<QuickSolver, 3> solvers{open(Play::face), open(Play::quarter), open(Play::slice)};
    return solvers[static_cast<std::size_t>(play)];
}

void expect_solves(const Solution& solution, const World& world, Play play) {
    EXPECT_TRUE(is_uniform(apply_algorithm(to_stickers(to_facelets(world)), solution.moves)));
    EXPECT_EQ(solution.length, length_of(solution.moves, play));
}

TEST(Quick, a_solved_cube_needs_no_moves) {
    for (Play play : metrics)
        for (const char* path : {"", "x y", "R R'"}) {
            const auto solution = solver(play).solve(world_after(path), {}, {});
            ASSERT_TRUE(solution);
            EXPECT_EQ(solution->length, 0);
            EXPECT_TRUE(solution->moves.empty());
            EXPECT_TRUE(solution->is_optimal);
        }
}

TEST(Quick, one_move_is_undone_by_one_move) {
    for (Play play : metrics)
        for (Move move : moves_of(play)) {
            const World world = after(World{}, move);
            const auto solution = solver(play).solve(world, {}, {});
            ASSERT_TRUE(solution);
            EXPECT_EQ(solution->length, 1);
            EXPECT_TRUE(solution->is_optimal);
            expect_solves(*solution, world, play);
        }
}

TEST(Quick, the_length_is_that_of_the_metric) {
    const World half = world_after("R2 U");
    EXPECT_EQ(solver(Play::face).solve(half, {}, {})->length, 2);
    EXPECT_EQ(solver(Play::quarter).solve(half, {}, {})->length, 3);
    const World slice = world_after("M U");
    EXPECT_EQ(solver(Play::face).solve(slice, {}, {})->length, 3);
    EXPECT_EQ(solver(Play::slice).solve(slice, {}, {})->length, 2);
}

TEST(Quick, solves_ten_thousand_random_cubes_in_each_metric) {
    constexpr std::array<int, 3> content{22, 30, 22};
    for (Play play : metrics)
        for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
            const World world{SolvableCube::random(seed), {Rotation::from_id(static_cast<int>(seed % 24)), {}}};
            const auto solution = solver(play).solve(world, {content[static_cast<std::size_t>(play)], {}}, {});
            ASSERT_TRUE(solution) << name_of(play) << " " << seed;
            ASSERT_LE(solution->length, content[static_cast<std::size_t>(play)]);
            ASSERT_NO_FATAL_FAILURE(expect_solves(*solution, world, play)) << name_of(play) << " " << seed;
        }
}

TEST(Quick, with_little_memory_it_solves_as_well) {
    Tables none;
    for (Play play : metrics) {
        const auto small = QuickSolver::open(play, none, {.memory = 10'000'000});
        ASSERT_TRUE(small);
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const World world{SolvableCube::random(seed), {}};
            const auto solution = small->solve(world, {play == Play::quarter ? 30 : 22, {}}, {});
            ASSERT_TRUE(solution) << name_of(play) << " " << seed;
            ASSERT_NO_FATAL_FAILURE(expect_solves(*solution, world, play)) << name_of(play) << " " << seed;
        }
        EXPECT_EQ(small->solve(World{}, {}, {})->length, 0);
    }
}

TEST(Quick, more_time_never_makes_it_longer_and_each_answer_is_better_than_the_last) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const World world{SolvableCube::random(seed), {}};
        int last = 100;
        const auto solution =
            solver(Play::face)
                .solve(world, {0, std::chrono::milliseconds(20)}, {.threads = 2}, [&](const Solution& better) {
                    EXPECT_LT(better.length, last);
                    last = better.length;
                    expect_solves(better, world, Play::face);
                });
        ASSERT_TRUE(solution);
        EXPECT_EQ(solution->length, last);
    }
}

TEST(Quick, a_length_out_of_reach_is_an_error) {
    const auto solution = solver(Play::face).solve(world_after("R U F"), {2, {}}, {});
    ASSERT_FALSE(solution);
    EXPECT_EQ(solution.error().fault, Fault::none_exists);
}

TEST(Quick, stops_when_told_to) {
    std::atomic<bool> stop = false;
    const auto solution = solver(Play::face)
                              .solve(World{SolvableCube::random(1), {}}, {0, {}}, {.threads = 2, .stop = &stop},
                                     [&](const Solution&) { stop = true; });
    ASSERT_TRUE(solution);
    EXPECT_FALSE(solution->is_optimal);
}

}  // namespace
}  // namespace trundle
