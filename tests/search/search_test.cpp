#include <gtest/gtest.h>

#include <cstdlib>
#include <numeric>

#include "base/random.h"
#include "search/deepening.h"
#include "search/near.h"
#include "search/pattern_kernel.h"
#include "tables/catalogue.h"
#include "tables/store.h"

namespace trundle {
namespace {

constexpr std::array metrics{Play::slice, Play::face, Play::quarter};

bool is_oriented(Play play) { return play == Play::slice; }

Rules rules_of(Play play) { return {play, is_oriented(play) ? Poses::rotations(play) : Poses::ignored(play), {0}}; }

std::shared_ptr<const Table> table_of(const Pattern& pattern) {
    return *TableStore({TEST_TABLES, 0}).open(pattern, {.threads = 2});
}

// The default tables of a play and the lower bound made of them.
struct Patterns {
    explicit Patterns(Play play)
        : corners(table_of(table_set(play, is_oriented(play), 0)->corners)),
          flips(table_of(table_set(play, is_oriented(play), 0)->flips)),
          bound(*corners, *flips) {}

    std::shared_ptr<const Table> corners, flips;
    PatternBound bound;
};

using PatternKernel = DeepeningKernel<PatternBound>;

// Walks all canonical sequences from solved and returns the largest excess of the bound over the length: 0 if
// admissible.
int worst_excess(PatternKernel& kernel, const PatternKernel::Node& node, int length, int longest) {
    int worst = node.state.lower_bound() - length;
    if (length < longest)
        kernel.expand(node, 100, [&](const PatternKernel::Node& child) {
            worst = std::max(worst, worst_excess(kernel, child, length + 1, longest));
        });
    return worst;
}

class Metric : public testing::TestWithParam<Play> {};
INSTANTIATE_TEST_SUITE_P(All, Metric, testing::ValuesIn(metrics),
                         [](const auto& test) { return std::string(name_of(test.param)); });

TEST_P(Metric, the_bound_is_admissible_on_every_state_within_six_moves) {
    const Play play = GetParam();
    const Patterns patterns(play);
    const Rules rules = rules_of(play);
    PatternKernel kernel(rules, patterns.bound, nullptr);
    EXPECT_EQ(worst_excess(kernel, {patterns.bound.start(Cube(), Rotation()), 0, {}}, 0, 6), 0);
}

// One move changes each distance by at most one (else the remainders would lead astray): after a walk the distances
// carried along are those found from nothing.
TEST_P(Metric, the_bound_is_consistent_along_random_walks) {
    const Play play = GetParam();
    const Patterns patterns(play);
    const Rules rules = rules_of(play);
    const std::span<const Move> moves = moves_of(play);
    Random random(7);
    for (int walk = 0; walk < 100'000; ++walk) {
        PatternBound::State state = patterns.bound.start(Cube(), Rotation());
        Poses::State pose = 0;
        Cube cube;
        const auto length = static_cast<int>(random.below(25));
        for (int i = 0; i < length; ++i) {
            const auto move = static_cast<std::uint8_t>(random.below(moves.size()));
            const Step step{move, static_cast<std::uint8_t>(moves[move].turn().id()), 0};
            pose = rules.poses().next(pose, move);
            cube = cube * cube_of(moves[move].turn());
            PatternBound::State next;
            patterns.bound.prepare<0>(state, step, pose, next);
            patterns.bound.prepare<1>(state, step, pose, next);
            static_cast<void>(patterns.bound.admits<0>(state, next, 0));
            static_cast<void>(patterns.bound.admits<1>(state, next, 0));
            state = next;
        }
        ASSERT_LE(state.lower_bound(), length);
        if (walk % 50 == 0) {
            const Rotation rotation = is_oriented(play) ? Rotation::from_id(pose) : Rotation();
            ASSERT_EQ(state.bound, patterns.bound.start(cube, rotation).bound) << walk;
        }
    }
}

struct Found {
    std::vector<MoveIndices> paths;
    std::uint64_t nodes = 0;
};

template <class Bound>
Found all_paths(Play play, const Bound& bound, const typename Bound::State& state, Rotation rotation, const Cube& cube,
                int depth, int threads) {
    const Rules rules = rules_of(play);
    Found found;
    const auto pose = static_cast<Poses::State>(is_oriented(play) ? rotation.id() : 0);
    const auto keep = [&](const MoveIndices& path) {
        Cube end = cube;
        for (std::uint8_t move : path) end = end * cube_of(moves_of(play)[move].turn());
        if (end.is_solved()) found.paths.push_back(path);
    };
    found.nodes = search_depth(rules, bound, {state, pose, {}}, depth, {.threads = threads}, keep).nodes;
    return found;
}

// Two searches that share only the loop: classes around solved against pruning tables.
TEST_P(Metric, meeting_in_the_middle_and_pruning_tables_find_the_same_paths) {
    const Play play = GetParam();
    const Patterns patterns(play);
    const Near near(play, is_oriented(play) ? Standing::counted : Standing::ignored, 4, {});
    const NearBound near_bound(near);
    Random random(11);
    for (int i = 0; i < 20; ++i) {
        World world;
        for (int k = 0; k < 6; ++k) world = after(world, moves_of(play)[random.below(moves_of(play).size())]);
        const Cube& cube = world.cube.cube();
        const Rotation rotation = world.pose.rotation;
        for (int depth = 0; depth <= 7; ++depth) {
            const Configuration start{cube, static_cast<std::uint8_t>(is_oriented(play) ? rotation.id() : 0)};
            const Found middle = all_paths(play, near_bound, start, rotation, cube, depth, 1);
            const Found tables =
                all_paths(play, patterns.bound, patterns.bound.start(cube, rotation), rotation, cube, depth, 1);
            ASSERT_EQ(middle.paths, tables.paths) << i << " " << depth;
        }
    }
}

TEST_P(Metric, nodes_and_paths_do_not_depend_on_threads_or_on_the_run) {
    const Play play = GetParam();
    const Patterns patterns(play);
    const Cube cube = SolvableCube::random(3).cube();
    const Rotation rotation = is_oriented(play) ? Rotation::from_id(5) : Rotation();
    const PatternBound::State start = patterns.bound.start(cube, rotation);
    const int depth = start.lower_bound() + 3;
    const Found one = all_paths(play, patterns.bound, start, rotation, cube, depth, 1);
    for (int threads : {1, 2, 3}) {
        const Found other = all_paths(play, patterns.bound, start, rotation, cube, depth, threads);
        EXPECT_EQ(other.nodes, one.nodes);
        EXPECT_EQ(other.paths, one.paths);
    }
}

TEST(Search, is_stopped_by_its_flag) {
    const std::atomic<bool> stop{true};
    const Near near(Play::face, Standing::ignored, 3, {});
    const NearBound bound(near);
    const Rules rules = rules_of(Play::face);
    const DepthReport report = search_depth(rules, bound, {{SolvableCube::random(1).cube(), 0}, 0, {}}, 12,
                                            {.stop = &stop}, [](const MoveIndices&) {});
    EXPECT_FALSE(report.is_complete);
}

TEST(Relabelings, every_image_of_a_configuration_has_the_same_representative) {
    for (Play play : all_plays) {
        const Relabelings relabelings(play);
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Cube cube = SolvableCube::random(seed).cube();
            const Rotation rotation = Rotation::from_id(static_cast<int>(seed % Rotation::count));
            const PackedConfiguration packed =
                relabelings.representative({cube, static_cast<std::uint8_t>(rotation.id())});
            for (int id = 0; id < Symmetry::count; ++id) {
                const Symmetry s = Symmetry::from_id(id);
                if (relabelings.count() < 48 && axis_of(s(Face::U)) != Axis::y) continue;
                if (relabelings.count() < 16 && s(Face::U) != Face::U) continue;
                const int seen = (s.inverse() * Symmetry(rotation) * s).id();
                ASSERT_EQ(relabelings.representative({conjugated(cube, s), static_cast<std::uint8_t>(seen)}), packed);
            }
            const Configuration back = unpacked(packed);
            ASSERT_EQ(relabelings.representative(back), packed);
        }
    }
}

}  // namespace
}  // namespace trundle
