// What a coset is solved with: numbers of cubes, words, distances, and moves of whole pages.
#include <gtest/gtest.h>
#include <trundle/explore.h>
#include <random>
#include <set>
#include <unordered_map>

#include "coset/far_cosets.h"
#include "coset/near_cosets.h"
#include "coset/page_move.h"
#include "moves/normal_words.h"
#include "shared.h"

namespace trundle {
namespace {

TEST(Members, a_number_and_its_cube_are_one_thing) {
    std::mt19937_64 random(1);
    std::set<MemberNumber> groups;
    for (int i = 0; i < 2000; ++i) {
        const MemberNumber number = random() % (eight_orders * eight_orders) * group_bits + random() % used_bits;
        const Cube cube = members().cube_of(number);
        EXPECT_TRUE(SolvableCube::validate(cube));
        EXPECT_EQ(view_of(cube), view_of(Cube()));
        EXPECT_EQ(members().number_of(cube), number);
    }
}

TEST(PageMoves, do_to_a_page_what_multiplying_does_to_each_cube) {
    std::mt19937_64 random(2);
    for (const Play play : {Play::face, Play::quarter, Play::crawler})
        for (const StayMove& move : stay_moves(play)) {
            const PageMove pages(move);
            const std::size_t page = random() % eight_orders;
            const std::size_t before = pages.page_before(page);
            std::vector<std::uint16_t> from(eight_orders), to(eight_orders), expected(eight_orders);
            for (int i = 0; i < 3000; ++i) {
                const std::size_t group = random() % eight_orders;
                const std::size_t bit = random() % used_bits;
                from[group] = static_cast<std::uint16_t>(from[group] | 1u << bit);
                const MemberNumber after = members().number_of(
                    members().cube_of((before * eight_orders + group) * group_bits + bit) * move.cube);
                ASSERT_EQ(after / group_bits / eight_orders, page);
                std::uint16_t& there = expected[after / group_bits % eight_orders];
                there = static_cast<std::uint16_t>(there | 1u << after % group_bits);
            }
            pages.add(page, from, to);
            EXPECT_EQ(to, expected);
        }
}

TEST(PageMoves, cost_what_the_play_says) {
    const auto costs = [](Play play) {
        std::vector<int> result;
        for (const StayMove& move : stay_moves(play)) result.push_back(move.cost());
        return result;
    };
    EXPECT_EQ(costs(Play::face), std::vector(10, 1));
    EXPECT_EQ(costs(Play::quarter), (std::vector{1, 1, 1, 1, 2, 2, 2, 2}));
    EXPECT_EQ(costs(Play::crawler), (std::vector{1, 1, 1, 1, 2, 2}));
}

// The cubes that words of each length lead to for the first time, and how many words there are.
void expect_every_cube(Play play, int length, int depth) {
    const NormalWords words(play, length, {});
    const Result<Exploration> known = explore({play, depth}, {});
    struct Node {
        Cube cube;
        NormalWords::State state;
    };
    std::set<Cube::Bytes> seen{Cube().bytes()};
    std::vector<Node> level{{Cube(), NormalWords::start}};
    for (int d = 1; d <= depth; ++d) {
        std::vector<Node> next;
        std::size_t fresh = 0;
        for (const Node& node : level)
            for (std::size_t move = 0; move < words.move_count(); ++move)
                if (words.allowed(node.state) >> move & 1) {
                    const Cube cube = node.cube * cube_of(moves_of(play)[move].turn());
                    next.push_back({cube, words.next(node.state, move)});
                    fresh += seen.insert(cube.bytes()).second ? 1 : 0;
                }
        const std::uint64_t states = known->levels[static_cast<std::size_t>(d)].states;
        EXPECT_EQ(fresh, states);
        if (d <= length) {
            EXPECT_EQ(next.size(), states) << "a word for each cube";
        }
        level.swap(next);
    }
}

TEST(NormalWords, lose_no_cube_and_are_one_for_each_up_to_their_length) {
    expect_every_cube(Play::crawler, 3, 6);
    expect_every_cube(Play::crawler, 5, 6);
    expect_every_cube(Play::quarter, 3, 4);
    expect_every_cube(Play::face, 2, 4);
    expect_every_cube(Play::face, 4, 4);
}

TEST(NearCosets, are_as_far_as_the_table_says_and_their_neighbours_too) {
    for (const Play play : coset_plays()) {
        const int radius = play == Play::crawler ? 8 : 4;
        const NearCosets near(play, radius, {});
        ASSERT_EQ(near.radius(), radius);
        const FarCosets far = *FarCosets::open(TableStore::of(tables()), play, false, {});
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            Cube cube;
            for (const Move move : random_moves(moves_of(play), seed % 10, seed)) cube = cube * cube_of(move.turn());
            const NearCosets::Number number = near.find(coset_number(view_of(cube)));
            const int distance = far.distance(view_of(cube));
            EXPECT_EQ(number == NearCosets::outside, distance > radius);
            if (number == NearCosets::outside) continue;
            if (distance > Table::far_base || play != Play::crawler) {
                EXPECT_EQ(near.distance(number), distance);
            }
            for (std::size_t move = 0; move < moves_of(play).size(); ++move) {
                const Cube next = cube * cube_of(moves_of(play)[move].turn());
                const NearCosets::Number to = near.find(coset_number(view_of(next)));
                EXPECT_EQ(near.next(number, move), to);
                if (to == NearCosets::outside) continue;
                for (int room = near.distance(number); room <= radius; ++room) {
                    if (room == 0) continue;
                    const MoveMask worth = near.worth_trying(Endings::all, room, number);
                    EXPECT_EQ(worth >> move & 1, near.distance(to) <= room - 1 ? 1u : 0u);
                    if (room % 2 != 0 || !near.goes_by_pairs()) continue;
                    const std::uint64_t pairs = near.pairs_worth_trying(Endings::all, room, number);
                    for (std::size_t then = 0; then < moves_of(play).size(); ++then) {
                        const NearCosets::Number end = near.next(to, then);
                        const bool arrives = end != NearCosets::outside && near.distance(end) <= room - 2;
                        EXPECT_EQ(pairs >> (NormalWords::most_paired * move + then) & 1, arrives ? 1u : 0u);
                    }
                }
            }
        }
    }
}

TEST(NearCosets, are_as_many_as_were_counted) {
    EXPECT_EQ(NearCosets(Play::crawler, 7, {}).count(), 1 + 2 + 6 + 23 + 108 + 514 + 2484 + 11466);
    EXPECT_EQ(NearCosets(Play::crawler, 9, {}).count(), 14604 + 52352 + 237444);
}

}  // namespace
}  // namespace trundle
