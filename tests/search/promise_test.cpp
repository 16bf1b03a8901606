#include <gtest/gtest.h>

#include "search/deepening.h"
#include "solve/ball/ball.h"

namespace trundle {
namespace {

TEST(Promise, of_a_path_is_that_of_what_it_begins_with) {
    Promise promise;
    EXPECT_EQ(promise.nodes_below({1, 2}), 0u);
    promise.set({{{1, 2}, 5}, {{1, 4}, 7}, {{3}, 11}});
    EXPECT_EQ(promise.nodes(), 23u);
    EXPECT_EQ(promise.nodes_below({1, 2}), 5u);
    EXPECT_EQ(promise.nodes_below({1, 2, 9}), 5u);
    EXPECT_EQ(promise.nodes_below({3, 0}), 11u);
    EXPECT_EQ(promise.nodes_below({1}), 12u);
    EXPECT_EQ(promise.nodes_below({}), 23u);
    for (const MoveIndices& unknown : {MoveIndices{0, 9}, {1, 3}, {1, 5}, {2, 3}, {4}})
        EXPECT_EQ(promise.nodes_below(unknown), 0u);
}

class Promised : public ::testing::Test {
protected:
    struct Found {
        std::vector<MoveIndices> paths;
        std::uint64_t nodes = 0;
    };

    static World world() {
        World world;
        for (const std::size_t move : {1, 4, 9, 14, 6}) world = after(world, moves_of(Play::face)[move]);
        return world;
    }
    Found search(int depth, int threads, Promise* promise,
                 const std::function<bool(const MoveIndices&)>& may_start = {}) const {
        Found found;
        const auto keep = [&](const MoveIndices& path) { found.paths.push_back(path); };
        found.nodes = search_depth(rules_, BallBound(near_), {{world().cube.cube(), 0}, 0, {}}, depth,
                                   {.threads = threads}, keep, nullptr, may_start, promise)
                          .nodes;
        return found;
    }

    const Ball near_{Play::face, Standing::ignored, 3, {}};
    const Rules rules_{Play::face, Poses::ignored(Play::face), {0}};
};

// Searched alone, a beginning has as many nodes, and those on the way to it.
TEST_F(Promised, is_what_each_beginning_led_to) {
    std::vector<MoveIndices> beginnings;
    const auto all = [&](const MoveIndices& path) {
        return path.size() == 3 ? beginnings.push_back(path), true : true;
    };
    Promise promise;
    search(8, 1, &promise, all);
    ASSERT_EQ(beginnings.size(), 3240u);
    for (std::size_t i = 0; i < beginnings.size(); i += 100) {
        std::uint64_t above = 0;
        Canonical::State state = Canonical::start;
        for (const std::uint8_t move : beginnings[i]) {
            above += static_cast<std::uint64_t>(rules_.steps(state).size());
            state = (*rules_.steps(state, MoveMask{1} << move).begin()).next;
        }
        const auto only_this = [&](const MoveIndices& path) {
            return std::equal(path.begin(), path.begin() + std::min<std::ptrdiff_t>(std::ssize(path), 3),
                              beginnings[i].begin());
        };
        EXPECT_EQ(search(8, 1, nullptr, only_this).nodes, above + promise.nodes_below(beginnings[i]));
    }
}

// The same nodes and paths, those first that begin as most nodes of the length before did.
TEST_F(Promised, search_finds_the_same_paths_in_another_order_whatever_the_threads) {
    Promise before;
    search(8, 1, &before);
    ASSERT_GT(before.nodes(), 50'000u);
    const Found in_order = search(9, 1, nullptr);
    Promise promise = before;
    const Found promised = search(9, 1, &promise);
    EXPECT_EQ(promised.nodes, in_order.nodes);
    EXPECT_NE(promised.paths, in_order.paths);
    std::vector<MoveIndices> sorted = promised.paths;
    std::ranges::sort(sorted);
    EXPECT_EQ(sorted, in_order.paths);
    EXPECT_TRUE(std::ranges::is_sorted(promised.paths, std::ranges::greater{},
                                       [&](const MoveIndices& path) { return before.nodes_below(path); }));
    for (const int threads : {2, 8}) {
        Promise again = before;
        const Found other = search(9, threads, &again);
        EXPECT_EQ(other.nodes, promised.nodes);
        EXPECT_EQ(other.paths, promised.paths);
        for (const MoveIndices& path : other.paths) EXPECT_EQ(again.nodes_below(path), promise.nodes_below(path));
    }
}

}  // namespace
}  // namespace trundle
