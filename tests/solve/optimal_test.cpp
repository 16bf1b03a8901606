// Solving with proof: against the quick solver, against every shortest path, and against itself on the inverse.
#include <gtest/gtest.h>
#include <trundle/engine.h>
#include <trundle/optimize.h>
#include <trundle/solve.h>
#include <set>

#include "shared.h"

namespace trundle {
namespace {

OptimalAnswer optimal(const World& world, Play play, int solutions = 1, int slack = 0, bool is_oriented = false) {
    const auto answer = solve_optimally({world, play, is_oriented, solutions, slack}, tables(), {.threads = 2});
    EXPECT_TRUE(answer);
    for (const Solution& solution : answer->solutions) {
        EXPECT_TRUE(after(world, solution.moves).is_solved());
        EXPECT_EQ(length_of(solution.moves, play), solution.length);
    }
    return *answer;
}

TEST(Optimal, a_solved_cube_needs_no_moves) {
    for (Play play : metrics) EXPECT_EQ(optimal(World{}, play).solutions.at(0).length, 0);
}

TEST(Optimal, is_never_longer_than_the_scramble_or_the_quick_solution) {
    const int longest = is_slow_wanted() ? 14 : 10;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const auto length = static_cast<std::size_t>(seed) % static_cast<std::size_t>(longest) + 1;
        const World world = after(World{}, random_moves(MoveSet::face(), length, seed));
        const OptimalAnswer answer = optimal(world, Play::face);
        EXPECT_TRUE(answer.solutions.at(0).is_optimal);
        EXPECT_LE(answer.solutions.at(0).length, static_cast<int>(length));
        EXPECT_LE(answer.solutions.at(0).length, solve({world, Play::face, 22}, tables(), {})->length);
    }
}

TEST(Optimal, agrees_with_the_search_for_every_shortest_path) {
    for (Play play : metrics) {
        if (play == Play::quarter && !is_slow_wanted()) continue;  // its table takes longer to make than all the rest
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const World world = after(World{}, random_moves(moves_of(play), 7, seed));
            const auto paths = optimize({world, play, 0, true}, tables(), {.threads = 2});
            ASSERT_TRUE(paths);
            EXPECT_EQ(optimal(world, play).solutions.at(0).length, *paths->length);
            if (play == Play::slice) continue;  // classes there do not count slices as two faces
            EXPECT_EQ(optimal(world, play, 1'000'000).solutions.size(), paths->solutions.size());
        }
    }
}

TEST(Optimal, solutions_are_different_and_within_the_slack) {
    const OptimalAnswer answer = optimal(world_after("R L' U2"), Play::face, 1'000'000, 1);
    std::set<std::string> texts;
    for (const Solution& solution : answer.solutions) {
        EXPECT_LE(solution.length, 4);
        EXPECT_TRUE(texts.insert(*print(solution.moves, Notation::wca)).second);
    }
    EXPECT_EQ(answer.solutions.at(0).length, 3);
    EXPECT_EQ(optimal(world_after("R L' U2"), Play::face, 1).solutions.size(), 1u);
}

TEST(Optimal, ends_once_nothing_is_as_short_as_wanted) {
    const World world{SolvableCube::random(1), {}};
    const auto answer = solve_optimally({.world = world, .max_length = 12}, tables(), {.threads = 2});
    ASSERT_TRUE(answer);
    EXPECT_TRUE(answer->is_complete);
    EXPECT_TRUE(answer->solutions.empty());
    EXPECT_EQ(answer->proven, 13);
}

TEST(Optimal, a_cube_may_have_to_end_upright) {
    const World world = world_after("M");
    EXPECT_EQ(optimal(world, Play::slice).solutions.at(0).length, 1);
    const World tilted = after(world_after("M"), *parse_notation("x"));
    EXPECT_EQ(optimal(tilted, Play::slice).solutions.at(0).length, 1);
    const OptimalAnswer upright = optimal(tilted, Play::slice, 1, 0, true);
    EXPECT_GT(upright.solutions.at(0).length, 1);
    EXPECT_TRUE(after(tilted, upright.solutions.at(0).moves).pose.rotation.is_none());
}

TEST(Optimal, stopping_leaves_the_best_found_and_what_is_proven) {
    std::atomic<bool> stop = false;
    const World world{SolvableCube::random(7), {}};
    ASSERT_TRUE(solve({.world = world, .max_length = 22}, tables(), {.memory = 150'000'000}))
        << "makes the tables of a quick solution";
    const auto answer = solve_optimally({world}, tables(), {.threads = 2, .stop = &stop},
                                        {[&](const SearchedLength& done) { stop = done.length >= 12; }, {}});
    ASSERT_TRUE(answer);
    EXPECT_FALSE(answer->is_complete);
    EXPECT_GE(answer->proven, 12);
    ASSERT_EQ(answer->solutions.size(), 1u);
    EXPECT_FALSE(answer->solutions[0].is_optimal);
}

// A proof of millions of nodes asks the quick solver on its way; that its answer is too long is no failure.
TEST(Optimal, a_long_proof_goes_on_if_the_quick_solution_is_longer) {
    std::atomic<bool> stop = false;
    Work work{.threads = 2, .stop = &stop};
    work.on_progress = [&](std::string_view what, double) { stop = stop || what == "searching 16 moves"; };
    const auto answer = solve_optimally({{SolvableCube::random(1), {}}}, tables(), work);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->proven, 16);
    ASSERT_EQ(answer->solutions.size(), 1u);
    EXPECT_GE(answer->solutions[0].length, 18);
}

// All solutions, up to three moves longer than the shortest. The large tables take minutes to make, so not every day.
TEST(Optimal, large_tables_find_what_the_small_ones_find) {
    if (!is_slow_wanted()) GTEST_SKIP() << "slow: set TRUNDLE_SLOW=1";
    const auto texts_of = [](const OptimalAnswer& answer) {
        std::multiset<std::string> texts;
        for (const Solution& solution : answer.solutions) texts.insert(*print(solution.moves, Notation::wca));
        return texts;
    };
    const auto compare = [&](Play play, std::uint64_t memory, std::size_t length, int slack) {
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            const World world = after(World{}, random_moves(moves_of(play), length + seed % 4, seed));
            const auto all =
                solve_optimally({world, play, false, 1'000'000, slack}, tables(), {.threads = 2, .memory = memory});
            ASSERT_TRUE(all);
            EXPECT_EQ(texts_of(*all), texts_of(optimal(world, play, 1'000'000, slack))) << memory << " " << seed;
        }
    };
    for (const std::uint64_t memory : {700'000'000u, 1'400'000'000u, 2'650'000'000u}) compare(Play::face, memory, 8, 3);
    compare(Play::quarter, 1'400'000'000u, 9, 4);
    compare(Play::slice, 1'400'000'000u, 6, 2);
    compare(Play::axial, 1'400'000'000u, 4, 1);
}

// Before its last length it moves its table.
TEST(Optimal, a_long_proof_with_large_tables_ends_well) {
    if (!is_slow_wanted()) GTEST_SKIP() << "slow: set TRUNDLE_SLOW=1";
    const World world = world_after("D B L B' D L2 U L2 U' B U D F2 U2 D2 L");
    for (const std::uint64_t memory : {700'000'000u, 1'400'000'000u}) {
        const auto answer = solve_optimally({world}, tables(), {.threads = 2, .memory = memory});
        ASSERT_TRUE(answer);
        EXPECT_TRUE(answer->solutions.at(0).is_optimal);
        EXPECT_EQ(answer->solutions[0].length, 16);
    }
}

}  // namespace
}  // namespace trundle
