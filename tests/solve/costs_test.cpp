// Turns that cost more than others: what is read, and that what is found is cheaper.
#include <gtest/gtest.h>
#include <trundle/engine.h>
#include <trundle/solve.h>

#include "shared.h"

namespace trundle {
namespace {

TEST(Costs, faces_and_amounts_multiply_and_a_turn_may_have_its_own) {
    const auto costs = parse_costs("F=2,half=1.5,R'=3,quarter=0.5");
    ASSERT_TRUE(costs);
    const auto of = [&](const char* path) { return costs->of(*parse_notation(path)); };
    EXPECT_EQ(of("U"), 500u);
    EXPECT_EQ(of("U2"), 1500u);
    EXPECT_EQ(of("F'"), 1000u);
    EXPECT_EQ(of("F2"), 3000u);
    EXPECT_EQ(of("R"), 500u);
    EXPECT_EQ(of("R'"), 3000u);
    EXPECT_EQ(of("L D2 B"), 500u + 1500u + 500u);
    EXPECT_EQ(costs->least(), 500u);
}

TEST(Costs, what_makes_no_sense_is_said) {
    for (const char* wrong :
         {"",      "F",        "F=",   "=2",   "G=2",  "F=0",  "F=-1", "F=x",      "F=1e9",   "F=1001", "F=nan",
          "F=inf", "F=0.0001", "F=2,", ",F=2", "F=2 ", "F3=2", "FF=2", "halves=2", "F=1,F=2", "f=2",    "F=1,5"})
        EXPECT_FALSE(parse_costs(wrong)) << wrong;
    EXPECT_EQ(parse_costs("F=2,G=1").error().message,
              "'G=1' is no cost: write a face, a turn, half or quarter, such as F=2,R'=3,half=1.5");
    EXPECT_EQ(parse_costs("F=-1").error().message, "'F=-1': a cost is a number from 0.001 to 1000");
    EXPECT_EQ(solve({.world = World{}, .play = Play::axial, .costs = TurnCosts{}}, tables(), {}).error().code, "cost");
}

// The same half of the effort finds the same short solution; the other half can only make it cheaper.
TEST(Costs, the_answer_is_never_dearer_than_the_short_one) {
    for (const char* text : {"F=2,half=1.5", "B=5", "U=0.25,R'=2"}) {
        const TurnCosts costs = *parse_costs(text);
        std::uint64_t short_ones = 0;
        std::uint64_t cheap_ones = 0;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const World world{SolvableCube::random(seed), {Rotation::from_id(static_cast<int>(seed)), {}}};
            const auto short_one = solve({world, Play::face, {}, {.nodes = 200'000}}, tables(), {});
            const auto cheap_one = solve({world, Play::face, {}, {.nodes = 400'000}, costs}, tables(), {});
            ASSERT_TRUE(short_one && cheap_one);
            EXPECT_TRUE(is_solved(after(to_facelets(world), cheap_one->moves)));
            EXPECT_EQ(cheap_one->cost, costs.of(cheap_one->moves));
            EXPECT_EQ(cheap_one->length, static_cast<int>(cheap_one->moves.size()));
            EXPECT_LE(cheap_one->cost, costs.of(short_one->moves));
            EXPECT_FALSE(cheap_one->is_optimal);
            short_ones += costs.of(short_one->moves);
            cheap_ones += cheap_one->cost;
        }
        EXPECT_LT(cheap_ones, short_ones) << text;
    }
}

TEST(Costs, each_answer_on_the_way_is_cheaper_than_the_last) {
    const TurnCosts costs = *parse_costs("F=3,B=3,half=1.5");
    const World world{SolvableCube::random(3), {}};
    std::uint64_t last = ~std::uint64_t{0};
    const auto answer = solve({world, Play::face, {}, {.nodes = 100'000}, costs}, tables(), {.threads = 2},
                              [&](const Solution& better) {
                                  EXPECT_LT(better.cost, last);
                                  last = better.cost;
                              });
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->cost, last);
}

// A dear turn is made of cheap ones of its face: by brute force over all words of up to three turns of one face.
TEST(Costs, a_turn_is_made_of_others_where_that_costs_less) {
    for (const char* text : {"half=5", "R2=100", "R'=9,half=2.5", "R=0.2,quarter=7", "R=3,R'=0.001", "half=2"}) {
        const TurnCosts costs = *parse_costs(text);
        std::array<std::uint64_t, 4> least{0, ~0ull, ~0ull, ~0ull};
        for (std::size_t word = 0; word < 64; ++word) {
            std::size_t quarters = 0;
            std::uint64_t cost = 0;
            for (std::size_t i = 0; i < 3; ++i)
                if (const std::size_t step = word >> 2 * i & 3; step != 0)
                    quarters += step, cost += costs.each[static_cast<std::size_t>(Face::R)][step - 1];
            least[quarters % 4] = std::min(least[quarters % 4], cost);
        }
        for (const char* turn : {"R", "R2", "R'"}) {
            const Moves asked = *parse_notation(turn);
            const Moves steps = costs.in_steps(asked);
            EXPECT_EQ(apply_algorithm(solved(), steps), apply_algorithm(solved(), asked)) << text << " " << turn;
            EXPECT_EQ(costs.of(steps), least[turn[1] == '2' ? 2 : turn[1] == 0 ? 1 : 3]) << text << " " << turn;
            EXPECT_EQ(costs.of(steps), costs.in_steps().of(asked));
        }
    }
    const auto answer =
        solve({after(World{}, *parse_notation("U2 R2 F2")), Play::face, {}, {.nodes = 20'000}, *parse_costs("half=3")},
              tables(), {});
    EXPECT_EQ(answer->cost, 6 * TurnCosts::one);
    EXPECT_EQ(answer->length, 6);
}

TEST(Costs, a_solved_cube_costs_nothing) {
    EXPECT_EQ(solve({World{}, Play::face, {}, {.nodes = 1000}, *parse_costs("F2=9")}, tables(), {})->cost, 0u);
}

}  // namespace
}  // namespace trundle
