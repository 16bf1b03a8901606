// The quick solver: every answer is replayed on 54 stickers by the sticker engine.
#include <gtest/gtest.h>
#include <trundle/engine.h>
#include <trundle/notation.h>
#include <trundle/solve.h>
#include <atomic>
#include <span>

#include "shared.h"

namespace trundle {
namespace {

void expect_solves(const Solution& solution, const World& world, Play play) {
    EXPECT_TRUE(is_solved(to_facelets(apply_algorithm(to_stickers(to_facelets(world)), solution.moves))));
    EXPECT_EQ(solution.length, length_of(solution.moves, play));
}

TEST(Quick, a_solved_cube_needs_no_moves) {
    for (Play play : metrics)
        for (const char* path : {"", "x y", "R R'"}) {
            const auto solution = solve({world_after(path), play}, tables(), {});
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
            const auto solution = solve({world, play}, tables(), {});
            ASSERT_TRUE(solution);
            EXPECT_EQ(solution->length, 1);
            EXPECT_TRUE(solution->is_optimal);
            expect_solves(*solution, world, play);
        }
}

TEST(Quick, the_length_is_that_of_the_metric) {
    const World half = world_after("R2 U");
    EXPECT_EQ(solve({half, Play::face}, tables(), {})->length, 2);
    EXPECT_EQ(solve({half, Play::quarter}, tables(), {})->length, 3);
    const World slice = world_after("M U");
    EXPECT_EQ(solve({slice, Play::face}, tables(), {})->length, 3);
    EXPECT_EQ(solve({slice, Play::slice}, tables(), {})->length, 2);
}

// The tables of the other metrics take longer to make than all the rest: usually those solve with little memory alone.
TEST(Quick, solves_random_cubes_in_each_metric) {
    constexpr std::array<int, 3> content{22, 30, 22};
    for (Play play : std::span(metrics).first(in_tier(1u, 3u)))
        for (std::uint64_t seed = 0; seed < in_tier(100u, 10'000u); ++seed) {
            const World world{SolvableCube::random(seed), {Rotation::from_id(static_cast<int>(seed % 24)), {}}};
            const auto solution =
                solve({world, play, content[static_cast<std::size_t>(play)]}, tables(), {.memory = 150'000'000});
            ASSERT_TRUE(solution) << name_of(play) << " " << seed;
            ASSERT_LE(solution->length, content[static_cast<std::size_t>(play)]);
            ASSERT_NO_FATAL_FAILURE(expect_solves(*solution, world, play)) << name_of(play) << " " << seed;
        }
}

TEST(Quick, with_little_memory_it_solves_as_well) {
    Tables none;
    for (Play play : metrics) {
        const Work small{.memory = 10'000'000};
        for (std::uint64_t seed = 0; seed < in_tier(25u, 200u); ++seed) {
            const World world{SolvableCube::random(seed), {}};
            const auto solution = solve({world, play, play == Play::quarter ? 30 : 22}, none, small);
            ASSERT_TRUE(solution) << name_of(play) << " " << seed;
            ASSERT_NO_FATAL_FAILURE(expect_solves(*solution, world, play)) << name_of(play) << " " << seed;
        }
        EXPECT_EQ(solve({World{}, play}, none, small)->length, 0);
    }
}

TEST(Quick, more_time_never_makes_it_longer_and_each_answer_is_better_than_the_last) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const World world{SolvableCube::random(seed), {}};
        int last = 100;
        const SolveRequest wanted{world, Play::face, {}, {.time = std::chrono::milliseconds(20)}};
        const auto solution = solve(wanted, tables(), {.threads = 2}, [&](const Solution& better) {
            EXPECT_LT(better.length, last);
            last = better.length;
            expect_solves(better, world, Play::face);
        });
        ASSERT_TRUE(solution);
        EXPECT_EQ(solution->length, last);
    }
}

TEST(Quick, no_moves_of_an_answer_could_be_said_shorter) {
    for (std::uint64_t seed = 0; seed < in_tier(50u, 1000u); ++seed) {
        const World world{SolvableCube::random(seed), {}};
        const auto look = [&](const Solution& solution) {
            EXPECT_EQ(simplified(solution.moves).size(), solution.moves.size()) << seed;
        };
        ASSERT_TRUE(solve({world, Play::face, {}, {.nodes = 30'000}}, tables(), {.memory = 150'000'000}, look));
    }
}

TEST(Quick, a_length_out_of_reach_is_an_error) {
    for (int length : {0, 1, 2}) {
        const auto solution = solve({world_after("R U F"), Play::face, length}, tables(), {});
        ASSERT_FALSE(solution);
        EXPECT_EQ(solution.error().fault, Fault::none_exists);
    }
    EXPECT_EQ(solve({World{SolvableCube::random(1), {}}, Play::face, 5}, tables(), {}).error().fault,
              Fault::none_exists);
}

TEST(Quick, the_same_work_finds_the_same_path_on_any_number_of_threads) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const World world{SolvableCube::random(seed), {}};
        for (const SolveRequest& wanted :
             {SolveRequest{world, Play::face, 20}, SolveRequest{world, Play::face, {}, {.nodes = 300'000}}}) {
            const auto one = solve(wanted, tables(), {.threads = 1});
            for (int threads : {2, 3}) EXPECT_EQ(solve(wanted, tables(), {.threads = threads})->moves, one->moves);
        }
    }
}

TEST(Quick, many_are_solved_as_one_is_and_the_last_ones_not_if_it_is_stopped) {
    std::vector<World> worlds;
    for (std::uint64_t seed = 0; seed < 20; ++seed) worlds.push_back({SolvableCube::random(seed), {}});
    const Effort effort{{}, 200};
    std::atomic<bool> stop = false;
    Work work{.threads = 2, .stop = &stop};
    const auto all = solve_many({worlds, Play::face, {}, effort}, tables(), work);
    ASSERT_EQ(all.size(), worlds.size());
    for (std::size_t i = 0; i < worlds.size(); ++i)
        EXPECT_EQ(all[i]->moves, solve({worlds[i], Play::face, {}, effort}, tables(), {})->moves) << i;

    work.threads = 1;
    work.on_progress = [&](std::string_view, double done) { stop = done >= 0.5; };
    const auto half = solve_many({worlds, Play::face, {}, effort}, tables(), work);
    EXPECT_TRUE(half[9]);
    ASSERT_FALSE(half[10]);
    EXPECT_EQ(half[10].error().fault, Fault::stopped);
}

TEST(Quick, stops_when_told_to) {
    std::atomic<bool> stop = false;
    const World world{SolvableCube::random(1), {}};
    const auto solution =
        solve({world}, tables(), {.threads = 2, .stop = &stop}, [&](const Solution&) { stop = true; });
    ASSERT_TRUE(solution);
    EXPECT_FALSE(solution->is_optimal);
    EXPECT_EQ(solve({world}, tables(), {.stop = &stop}).error().fault, Fault::stopped);
    EXPECT_EQ(solve({world}, tables(), {.deadline = std::chrono::steady_clock::now()}).error().fault, Fault::stopped);
}

}  // namespace
}  // namespace trundle
