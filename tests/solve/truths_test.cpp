// Lengths that others have published: how many moves some famous cubes need, and random ones on the average.
#include <gtest/gtest.h>
#include <trundle/read.h>
#include <trundle/solve.h>
#include <cmath>

#include "shared.h"

namespace trundle {
namespace {

constexpr std::uint64_t large = 1'400'000'000;  // a large table of the metric, which is made if it is not there

class Truths : public testing::Test {
protected:
    void SetUp() override {
        if (!is_slow_wanted()) GTEST_SKIP() << "slow: set TRUNDLE_SLOW=1";
    }
    static int proven_length(const World& world, Play play, std::uint64_t memory = large) {
        const auto answer = solve_optimally({world, play}, tables(), {.threads = 2, .memory = memory});
        if (!answer || !answer->solutions.at(0).is_optimal) return -1;
        EXPECT_TRUE(after(world, answer->solutions[0].moves).is_solved());
        return answer->solutions[0].length;
    }
    static World superflip() { return world_after("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"); }

    // Random cubes of a play have this mean and deviation; `count` of them may be three standard errors off.
    static void expect_mean(Play play, double mean, double deviation, int count) {
        double sum = 0;
        for (int seed = 1; seed <= count; ++seed)
            sum += proven_length({SolvableCube::random(static_cast<std::uint64_t>(seed)), {}}, play);
        EXPECT_NEAR(sum / count, mean, 3 * deviation / std::sqrt(count));
    }
};

TEST_F(Truths, the_superflip_needs_20_face_turns) { EXPECT_EQ(proven_length(superflip(), Play::face), 20); }
TEST_F(Truths, the_superflip_needs_24_quarter_turns) { EXPECT_EQ(proven_length(superflip(), Play::quarter), 24); }
TEST_F(Truths, the_superflip_needs_16_slice_turns) { EXPECT_EQ(proven_length(superflip(), Play::slice), 16); }
TEST_F(Truths, the_superflip_needs_14_axial_turns) { EXPECT_EQ(proven_length(superflip(), Play::axial, 0), 14); }

TEST_F(Truths, a_published_cube_needs_20_face_turns) {
    const auto world = read_state("RBFLURBFLBUUFRBBDDRUURFLRDDBFLLDRRBFFUUBLFFDDLUULBRLDD");
    EXPECT_EQ(proven_length(world->value(), Play::face, 2'650'000'000), 20);
}

TEST_F(Truths, the_cube_in_the_cube_needs_18_quarter_turns) {
    EXPECT_EQ(proven_length(world_after("F L F U' R U F2 L2 U' L' B D' B' L2 U"), Play::quarter), 18);
}

// Three million cubes were solved by others.
TEST_F(Truths, random_cubes_need_17_71_face_turns) { expect_mean(Play::face, 17.71, 0.55, 8); }
TEST_F(Truths, random_cubes_need_20_66_quarter_turns) { expect_mean(Play::quarter, 20.66, 0.85, 4); }
TEST_F(Truths, random_cubes_need_16_12_slice_turns) { expect_mean(Play::slice, 16.12, 0.55, 4); }
TEST_F(Truths, random_cubes_need_13_80_axial_turns) { expect_mean(Play::axial, 13.80, 0.45, 16); }

}  // namespace
}  // namespace trundle
