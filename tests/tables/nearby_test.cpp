#include "tables/pruning/nearby.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "tables/store/store.h"

namespace trundle {
namespace {

Content content() {
    static const Result<Content> built = TableStore({TEST_TABLES}).open(nearby_recipe(Nearby::far), {});
    return *built;
}

TEST(Nearby, as_many_cubes_at_each_distance_as_were_counted_before) {
    EXPECT_EQ(content().distribution,
              (std::vector<std::uint64_t>{1, 8, 48, 284, 1678, 9464, 52320, 286488, 1560205, 8434268, 45305948}));
}

TEST(Nearby, one_move_changes_a_distance_by_at_most_one) {
    const Nearby nearby(content(), Nearby::far);
    Random random(1);
    for (int walk = 0; walk < 1000; ++walk) {
        Cube cube;
        int last = 0;
        for (int moves = 1; moves <= nearby.depth(); ++moves) {
            cube = cube * cube_of(MoveSet::crawler()[random.below(8)].turn());
            const int distance = nearby.distance_of(coordinates_of(cube));
            EXPECT_LE(distance, moves);
            EXPECT_LE(std::abs(distance - last), 1);
            last = distance;
        }
    }
}

TEST(Nearby, a_smaller_one_says_the_same_as_far_as_it_knows) {
    const Nearby nearby(content(), Nearby::far);
    const Result<Content> small = build_nearby(Nearby::near, {});
    ASSERT_TRUE(small);
    const Nearby near(*small, Nearby::near);
    Random random(2);
    for (int walk = 0; walk < 1000; ++walk) {
        Cube cube;
        for (int moves = 0; moves <= nearby.depth(); ++moves) {
            const int distance = nearby.distance_of(coordinates_of(cube));
            EXPECT_EQ(near.distance_of(coordinates_of(cube)), std::min(distance, near.depth() + 1));
            cube = cube * cube_of(MoveSet::crawler()[random.below(8)].turn());
        }
    }
}

TEST(Nearby, a_random_cube_is_far_away) {
    const Nearby nearby(content(), Nearby::far);
    for (std::uint64_t seed = 0; seed < 1000; ++seed)
        EXPECT_GT(nearby.distance_of(coordinates_of(SolvableCube::random(seed).cube())), nearby.depth());
}

}  // namespace
}  // namespace trundle
