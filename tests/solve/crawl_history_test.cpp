// A cube that has crawled is solved in place by face turns, in both frames. Everything is replayed on 54 stickers in
// the world: faces named as the cube stands must not be mistaken for faces named by their centres.
#include <gtest/gtest.h>
#include <trundle/engine.h>
#include <trundle/solve.h>

#include "base/random.h"
#include "shared.h"

namespace trundle {
namespace {

// Half of the moves are spins of the lower two layers, which change the heading.
Moves random_history(std::uint64_t seed) {
    Random random(seed);
    Moves moves;
    for (std::size_t i = random.below(40) + 1; i > 0; --i)
        moves.push_back(MoveSet::crawler()[random.below(2) == 0 ? 6 + random.below(2) : random.below(8)]);
    return moves;
}

TEST(CrawlHistory, is_undone_in_place_by_face_turns_in_both_frames) {
    Tables tables({TEST_TABLES});
    int turned = 0;
    for (std::uint64_t seed = 0; seed < in_tier(200u, 1000u); ++seed) {
        const Moves history = random_history(seed);
        const World world = after(World{}, history);
        const Rotation stands = world.pose.rotation;
        turned += stands.is_none() ? 0 : 1;

        // What the crawl says in ordinary moves makes the same stickers.
        const auto said = print(history, Notation::wca);
        ASSERT_TRUE(said);
        const Stickers stickers = to_stickers(to_facelets(world));
        ASSERT_EQ(apply_algorithm(solved(), *parse_notation(*said)), stickers) << seed;

        // Named by the centres it is face turns alone, and the same cube.
        const Moves turns = turns_in(history);
        for (const Move turn : turns) ASSERT_TRUE(turn.rotation().is_none() && !turn.steps());
        ASSERT_EQ(after(World{}, turns), (World{world.cube, {}})) << seed;

        const auto in_world = solve({world, Play::face, 22}, tables, {.threads = 2});
        ASSERT_TRUE(in_world);
        EXPECT_TRUE(is_solved(to_facelets(apply_algorithm(stickers, in_world->moves)))) << seed;

        const auto in_cube = solve({{world.cube, {}}, Play::face, 22}, tables, {});
        ASSERT_TRUE(in_cube);
        Moves by_centres;
        for (const Move move : in_cube->moves)
            by_centres.push_back(
                in_frame(Move(move.axis(), move.layers(), move.quarters(), Frame::cube), Frame::world, stands));
        EXPECT_TRUE(is_solved(to_facelets(apply_algorithm(stickers, by_centres)))) << seed;
    }
    EXPECT_GT(turned, 100);
}

}  // namespace
}  // namespace trundle
