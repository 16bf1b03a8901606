#include "moves/canonical.h"

#include <gtest/gtest.h>

#include <string>
#include <unordered_set>

#include "shared.h"

namespace trundle {
namespace {

enum class Count : bool { cubes, configurations };

// The number of cubes (or of cubes and orientations) first met at each depth, by plain breadth-first search.
std::vector<std::size_t> counts(std::span<const Move> moves, Count count, int depth) {
    const auto key = [&](const World& world) {
        const Cube::Bytes& bytes = world.cube.cube().bytes();
        std::string text(bytes.begin(), bytes.end());
        if (count == Count::configurations) text += static_cast<char>(world.pose.rotation.id());
        return text;
    };
    const Canonical canonical(moves);
    std::unordered_set<std::string> seen{key({})};
    std::vector<std::pair<World, Canonical::State>> level{{World{}, Canonical::start}};
    std::vector<std::size_t> result{1};
    for (int d = 1; d <= depth; ++d) {
        std::vector<std::pair<World, Canonical::State>> next;
        for (const auto& [world, state] : level)
            for (std::size_t move = 0; move < moves.size(); ++move) {
                const Canonical::State to = canonical.next(state, move);
                if (to == Canonical::forbidden) continue;
                const World moved = after(world, moves[move]);
                if (seen.insert(key(moved)).second) next.emplace_back(moved, to);
            }
        result.push_back(next.size());
        level.swap(next);
    }
    return result;
}

using Counts = std::vector<std::size_t>;

// The last and largest depth is left to the exhaustive tier.
void expect_counts(std::span<const Move> moves, Count count, Counts known) {
    known.resize(in_tier(known.size() - 1, known.size()));
    EXPECT_EQ(counts(moves, count, static_cast<int>(known.size()) - 1), known);
}

TEST(Canonical, reaches_every_configuration_of_the_27_layer_moves) {
    expect_counts(MoveSet::slice(), Count::configurations, {1, 27, 564, 11542, 231740, 4552376});
}

TEST(Canonical, reaches_every_cube_of_the_crawler) {
    expect_counts(MoveSet::crawler(), Count::cubes, {1, 8, 48, 284, 1678, 9464, 52320, 286488, 1560205});
    expect_counts(MoveSet::crawler6(), Count::cubes, {1, 6, 27, 120, 529, 2280, 9851, 42144, 179112});
}

TEST(Canonical, reaches_every_cube_of_face_and_quarter_turns) {
    expect_counts(MoveSet::face(), Count::cubes, {1, 18, 243, 3240, 43239});
    expect_counts(MoveSet::quarter(), Count::cubes, {1, 12, 114, 1068, 10011, 93840});
}

}  // namespace
}  // namespace trundle
