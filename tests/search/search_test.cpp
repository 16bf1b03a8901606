#include <gtest/gtest.h>

#include <cstdlib>
#include <latch>
#include <numeric>
#include <thread>

#include "base/random.h"
#include "search/bounds/pattern_bound.h"
#include "search/bounds/standing_bound.h"
#include "search/deepening.h"
#include "shared.h"
#include "solve/ball/ball.h"
#include "tables/store/store.h"

namespace trundle {
namespace {

constexpr std::array metrics{Play::slice, Play::face, Play::quarter};

bool is_oriented(Play play) { return play == Play::slice; }

Rules rules_of(Play play) { return {play, is_oriented(play) ? Poses::rotations(play) : Poses::ignored(play), {0}}; }

// What a search of the play asks, with the small default tables.
TableStore& store() {
    static TableStore small({TEST_TABLES});
    return small;
}
template <class Visit>
void with_bound(Play play, Visit visit) {
    if (is_oriented(play)) visit(*StandingBound::open(store(), {.threads = 2}));
    else visit(*PatternBound::open(store(), play, {.threads = 2}));
}

// Walks all canonical sequences from a node and counts those that the bound wrongly holds for longer than they are.
template <class Bound>
int wrongly_refused(DeepeningKernel<Bound>& kernel, const Rules& rules,
                    const typename DeepeningKernel<Bound>::Node& node, int length, int longest) {
    if (length == longest) return 0;
    int admitted = 0;
    int wrong = 0;
    kernel.expand(node, length + 1, [&](const auto& child) {
        ++admitted;
        wrong += wrongly_refused(kernel, rules, child, length + 1, longest);
    });
    return wrong + rules.steps(node.last.next).size() - admitted;
}

class Metric : public testing::TestWithParam<Play> {
    // The same code as for face turns, but a table that takes long to make.
    void SetUp() override {
        if (GetParam() == Play::quarter && !is_slow_wanted()) GTEST_SKIP() << "slow: set TRUNDLE_SLOW=1";
    }
};
INSTANTIATE_TEST_SUITE_P(All, Metric, testing::ValuesIn(metrics),
                         [](const auto& test) { return std::string(name_of(test.param)); });

// After n moves from solved there are at most n moves to go.
TEST_P(Metric, the_bound_is_admissible_on_every_state_near_home) {
    const Play play = GetParam();
    const Rules rules = rules_of(play);
    with_bound(play, [&]<class Bound>(const Bound& bound) {
        const Work work;
        Watch watch(work);
        DeepeningKernel<Bound> kernel(rules, bound, watch);
        EXPECT_EQ(wrongly_refused(kernel, rules, {bound.start(Cube(), Rotation()), 0, {}}, 0, in_tier(4, 6)), 0);
    });
}

// What is carried along a walk is what is found from nothing: who needs n moves by the one does by the other.
TEST_P(Metric, the_bound_is_consistent_along_random_walks) {
    const Play play = GetParam();
    const Rules rules = rules_of(play);
    const std::span<const Move> moves = moves_of(play);
    with_bound(play, [&]<class Bound>(const Bound& bound) {
        const Work work;
        Watch watch(work);
        DeepeningKernel<Bound> kernel(rules, bound, watch);
        Random random(7);
        for (int walk = 0; walk < in_tier(20'000, 100'000); ++walk) {
            typename DeepeningKernel<Bound>::Node node{bound.start(Cube(), Rotation()), 0, {}};
            Cube cube;
            const auto length = static_cast<int>(random.below(25));
            int taken = 0;
            for (; taken < length; ++taken) {
                const auto move = static_cast<std::uint8_t>(random.below(moves.size()));
                std::optional<typename DeepeningKernel<Bound>::Node> next;
                kernel.expand(node, 39, [&](const auto& child) {
                    if (child.last.move == move) next = child;
                });
                if (!next) break;  // the move may not follow
                node = *next;
                cube = cube * cube_of(moves[move].turn());
            }
            const Rotation rotation = is_oriented(play) ? Rotation::from_id(node.pose) : Rotation();
            const int distance = bound.lower_bound(cube, rotation);
            ASSERT_LE(distance, taken);
            if (walk % 50 != 0) continue;
            std::vector<std::uint8_t> carried, afresh;
            const typename DeepeningKernel<Bound>::Node again{bound.start(cube, rotation), node.pose, node.last};
            kernel.expand(node, distance - 1, [&](const auto& child) { carried.push_back(child.last.move); });
            kernel.expand(again, distance - 1, [&](const auto& child) { afresh.push_back(child.last.move); });
            ASSERT_EQ(carried, afresh) << walk;
        }
    });
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
    const Ball near(play, is_oriented(play) ? Standing::counted : Standing::ignored, 4, {});
    const BallBound near_bound(near);
    Random random(11);
    for (int i = 0; i < 20; ++i) {
        World world;
        for (int k = 0; k < 6; ++k) world = after(world, moves_of(play)[random.below(moves_of(play).size())]);
        const Cube& cube = world.cube.cube();
        const Rotation rotation = world.pose.rotation;
        for (int depth = 0; depth <= 7; ++depth) {
            const Configuration start{cube, static_cast<std::uint8_t>(is_oriented(play) ? rotation.id() : 0)};
            const Found middle = all_paths(play, near_bound, start, rotation, cube, depth, 1);
            with_bound(play, [&](const auto& bound) {
                const Found tables = all_paths(play, bound, bound.start(cube, rotation), rotation, cube, depth, 1);
                ASSERT_EQ(middle.paths, tables.paths) << i << " " << depth;
            });
        }
    }
}

TEST_P(Metric, nodes_and_paths_do_not_depend_on_threads_or_on_the_run) {
    const Play play = GetParam();
    const Cube cube = SolvableCube::random(3).cube();
    const Rotation rotation = is_oriented(play) ? Rotation::from_id(5) : Rotation();
    with_bound(play, [&](const auto& bound) {
        const int depth = bound.lower_bound(cube, rotation) + 3;
        const Found one = all_paths(play, bound, bound.start(cube, rotation), rotation, cube, depth, 1);
        for (int threads : {1, 2, 3}) {
            const Found other = all_paths(play, bound, bound.start(cube, rotation), rotation, cube, depth, threads);
            EXPECT_EQ(other.nodes, one.nodes);
            EXPECT_EQ(other.paths, one.paths);
        }
    });
}

// All threads but one begin with nothing to do: what they search was given to them.
TEST(Search, threads_that_have_nothing_are_given_branches_in_the_order_of_the_tree) {
    const Ball near(Play::face, Standing::ignored, 3, {});
    const BallBound bound(near);
    const Rules rules = rules_of(Play::face);
    World world;
    for (const std::size_t move : {1, 4, 9, 14}) world = after(world, moves_of(Play::face)[move]);
    const auto search = [&](int threads) {
        Found found;
        bool has_started = false;
        const auto only_one = [&](const MoveIndices& path) {
            return path.size() != 2 || !std::exchange(has_started, true);
        };
        const auto keep = [&](const MoveIndices& path) { found.paths.push_back(path); };
        found.nodes = search_depth(rules, bound, {{world.cube.cube(), 0}, 0, {}}, 10, {.threads = threads}, keep,
                                   nullptr, only_one)
                          .nodes;
        return found;
    };
    const Found one = search(1);
    EXPECT_GT(one.nodes, 200'000u);
    for (int threads : {2, 4, 9}) {
        const Found other = search(threads);
        EXPECT_EQ(other.nodes, one.nodes);
        EXPECT_EQ(other.paths, one.paths);
    }
}

// In its first branch it waits until all others are in theirs.
class WaitingSearcher final : public Searcher {
public:
    WaitingSearcher(const Rules& rules, const BallBound& bound, Watch& watch, std::latch& all)
        : kernel_(rules, bound, watch), all_(all) {}
    void expand(const AnyNode& node, int room, const OnChild& on_child) override {
        kernel_.expand(node, room, on_child);
    }
    void search(Branches::Branch& branch, Branches::Giving& giving) override {
        if (std::exchange(is_first_, false)) all_.arrive_and_wait();
        kernel_.search(branch, giving);
    }

private:
    KernelSearcher<BallBound> kernel_;
    std::latch& all_;
    bool is_first_ = true;
};

TEST(Search, who_helps_comes_into_one_that_is_under_way_and_changes_nothing) {
    const Ball near(Play::face, Standing::ignored, 3, {});
    const BallBound bound(near);
    const Rules rules = rules_of(Play::face);
    World world;
    for (const std::size_t move : {1, 4, 9, 14}) world = after(world, moves_of(Play::face)[move]);
    const DeepeningKernel<BallBound>::Node start{{world.cube.cube(), 0}, 0, {}};
    const auto search = [&](int others) {
        Found found;
        Helpers helpers;
        std::latch all(others + 1);
        std::atomic<bool> is_over = false;
        std::vector<std::jthread> threads;
        for (int i = 0; i < others; ++i)
            threads.emplace_back([&] {
                while (!is_over) helpers.help();
            });
        const Work work{.helpers = &helpers};
        const std::function keep = [&](const MoveIndices& path) { found.paths.push_back(path); };
        const auto searcher = [&](Watch& watch) { return std::make_unique<WaitingSearcher>(rules, bound, watch, all); };
        found.nodes = Deepening{searcher, AnyNode(start), 8, work, keep, nullptr, {}}.run().nodes;
        EXPECT_FALSE(helpers.help());
        is_over = true;
        return found;
    };
    const Found alone = search(0);
    EXPECT_GT(alone.nodes, 1000u);
    for (const int others : {1, 3}) {
        const Found helped = search(others);
        EXPECT_EQ(helped.nodes, alone.nodes);
        EXPECT_EQ(helped.paths, alone.paths);
    }
}

TEST(Search, is_stopped_by_its_flag) {
    const std::atomic<bool> stop{true};
    const Ball near(Play::face, Standing::ignored, 3, {});
    const BallBound bound(near);
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
