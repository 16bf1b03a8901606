// The search from both ends against the default one, which shares no way of finding paths with it.
#include <gtest/gtest.h>
#include <trundle/notation.h>
#include <trundle/optimize.h>
#include <set>

#include "shared.h"

namespace trundle {
namespace {

std::multiset<std::string> texts_of(const Optimum& optimum) {
    std::multiset<std::string> texts;
    for (const Moves& path : optimum.solutions) texts.insert(*print(path, Notation::wca));
    return texts;
}

void expect_the_same(const OptimizeRequest& request) {
    const Result<Optimum> one = optimize(request, tables(), {});
    const Result<Optimum> other = optimize_from_both_ends(request, {});
    ASSERT_TRUE(one && other);
    EXPECT_TRUE(other->is_complete);
    EXPECT_EQ(one->length, other->length);
    EXPECT_EQ(one->proven, other->proven);
    EXPECT_EQ(texts_of(*one), texts_of(*other));
    ASSERT_EQ(one->counts.size(), other->counts.size());
    for (std::size_t i = 0; i < one->counts.size(); ++i) {
        EXPECT_EQ(one->counts[i].classes, other->counts[i].classes);
        EXPECT_EQ(one->counts[i].words, other->counts[i].words);
    }
}

// The first up to relabeling.
TEST(BothEnds, find_the_same_paths_for_every_pair_of_layers) {
    for (const char* first : {"R", "R2", "M", "M2"})
        for (Move second : MoveSet::slice()) expect_the_same({.target = after(world_after(first), second)});
}

TEST(BothEnds, find_the_same_paths_of_three_to_seven_moves) {
    const std::uint64_t samples = is_slow_wanted() ? 100 : 5;  // of each length
    for (std::uint64_t seed = 0; seed < 5 * samples; ++seed)
        expect_the_same({.target = after(World{}, random_moves(MoveSet::slice(), 3 + seed / samples, seed))});
}

TEST(BothEnds, find_the_same_paths_in_every_metric_and_with_more_slack) {
    for (const Play play : metrics)
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const World target = after(World{}, random_moves(moves_of(play), 4, seed));
            expect_the_same({.target = target, .play = play, .slack = 2, .any_orientation = true});
        }
    expect_the_same({.target = after(World{}, *parse("R2 L2", Notation::wca)), .play = Play::quarter, .slack = 2});
    expect_the_same({.target = World{}, .slack = 3});
}

TEST(BothEnds, tell_their_rounds) {
    std::vector<int> told;
    const Result<Optimum> optimum =
        optimize_from_both_ends({.target = after(World{}, *parse("r+u+", Notation::path))}, {}, {},
                                [&](const OptimizeRound& round) { told.push_back(round.depth); });
    ASSERT_TRUE(optimum);
    ASSERT_EQ(optimum->rounds.size(), 2u);
    EXPECT_EQ(told, (std::vector{1, 2}));
    const OptimizeRound& first = optimum->rounds[0];
    EXPECT_EQ(first.from_solved.configurations, 27u);  // as `explore` counts them
    EXPECT_EQ(first.from_solved.classes, 4u);
    EXPECT_EQ(first.from_target->classes, 27u);
    EXPECT_GT(first.met, 0u);
    EXPECT_EQ(optimum->rounds[1].from_solved.configurations, 564u);
    EXPECT_FALSE(optimum->rounds[1].from_target) << "2 + 1 moves are enough";
}

TEST(BothEnds, stop_when_told_to_and_where_memory_ends) {
    const OptimizeRequest request{.target = after(World{}, random_moves(MoveSet::slice(), 12, 1))};
    const std::atomic<bool> stop = true;
    const Result<Optimum> stopped = optimize_from_both_ends(request, {.stop = &stop});
    ASSERT_TRUE(stopped);
    EXPECT_FALSE(stopped->is_complete);
    EXPECT_TRUE(stopped->solutions.empty());

    std::string note;
    const Result<Optimum> small = optimize_from_both_ends(
        request, {.memory = 10'000'000, .on_note = [&](const std::string& sentence) { note = sentence; }});
    ASSERT_TRUE(small);
    EXPECT_FALSE(small->is_complete);
    EXPECT_FALSE(small->length);
    EXPECT_GE(small->proven, 5);
    EXPECT_NE(note.find("10 MB allowed"), std::string::npos) << note;
}

}  // namespace
}  // namespace trundle
