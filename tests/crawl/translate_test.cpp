// Frame hopping: every translation does what the path does, legally, and is short.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <trundle/crawl.h>
#include <trundle/notation.h>

#include "crawl/hop/slice_group.h"

namespace trundle {
namespace {

TEST(SliceGroup, has_768_elements_of_which_48_are_frames_for_each_face) {
    std::array<int, 6> frames{};
    for (SliceGroup::Element s = 0; s < SliceGroup::size; ++s)
        if (const auto top = slice_group().top(s)) ++frames[static_cast<std::size_t>(*top)];
    for (int count : frames) EXPECT_EQ(count, frames[0]);
    EXPECT_EQ(frames[0] * 6, 48);
}

double mean_length(const Board& board, const CrawlEnd& end, std::size_t count) {
    std::size_t sum = 0;
    for (std::uint64_t seed = 0; seed < count; ++seed) {
        const Moves path = random_moves(MoveSet::face(), 20, seed);
        const Pose start{{}, board.middle()};
        const Result<Moves> crawl = translate({path, {board, start, end}}, {});
        EXPECT_TRUE(crawl);
        const World reached = after(World{{}, start}, *crawl);
        EXPECT_EQ(reached.cube, after(World{}, path).cube);
        EXPECT_TRUE(end.allows(reached.pose));
        EXPECT_LE(crawl->size(), 86u);
        sum += crawl->size();
    }
    return static_cast<double>(sum) / static_cast<double>(count);
}

TEST(Translate, twenty_face_turns_take_about_three_crawls_each) {
    const Board three = *Board::rectangle(3, 3);
    const double unbounded = mean_length(Board::unbounded(), {}, 200);
    const double anywhere = mean_length(three, {}, 60);
    const double home = mean_length(three, {three.middle(), Face::F}, 60);
    std::printf("means %.2f %.2f %.2f\n", unbounded, anywhere, home);
    EXPECT_LE(unbounded, 65);
    EXPECT_LE(anywhere, 66);
    EXPECT_LE(home, 70);
}

std::size_t length_to(Cell end, const CrawlPlace& from) {
    const Moves path = *parse("R", Notation::wca);
    const CrawlPlace place{from.board, from.start, {end, {}}};
    const Result<Moves> crawl = translate({path, place}, {});
    if (!crawl) return ADD_FAILURE() << crawl.error().message, 0;
    const World reached = after(World{{}, place.start}, *crawl);
    EXPECT_EQ(reached.cube, after(World{}, path).cube);
    EXPECT_TRUE(place.end.allows(reached.pose));
    return crawl->size();
}

TEST(Translate, far_ends_are_a_moments_work) {
    EXPECT_LE(length_to({30, 30}, {Board::unbounded()}), 60u + 12);
    EXPECT_LE(length_to({60, 60}, {Board::unbounded()}), 120u + 12);
    EXPECT_LE(length_to({1000, -1000}, {Board::unbounded()}), 2000u + 12);
    EXPECT_LE(length_to({63, 63}, {*Board::rectangle(64, 64)}), 126u + 12);
    EXPECT_LE(length_to({63, 0}, {*Board::rectangle(64, 64)}), 63u + 12);
}

// Four crawls straight on change nothing but the cell, so an end four cells farther takes four moves more.
TEST(Translate, from_some_way_on_the_shortest_crawls_go_straight) {
    for (int x = 6; x <= 12; ++x)
        for (int z = 6; z <= 12; z += 3)
            EXPECT_EQ(length_to({x + 4, z}, {Board::unbounded()}), length_to({x, z}, {Board::unbounded()}) + 4);
}

TEST(Translate, long_paths_are_not_cut) {
    const Moves path = random_moves(MoveSet::face(), 5000, 1);
    const Result<Moves> crawl = translate({path, {Board::unbounded()}}, {});
    ASSERT_TRUE(crawl) << crawl.error().message;
    EXPECT_EQ(after(World{}, *crawl).cube, after(World{}, path).cube);
    EXPECT_LE(crawl->size(), 4u * path.size());
}

TEST(Translate, stopped_and_out_of_memory_it_says_so) {
    std::atomic<bool> stop = true;
    const Moves path = random_moves(MoveSet::face(), 20, 1);
    const Result<Moves> stopped = translate({path, {*Board::rectangle(3, 3)}}, {.stop = &stop});
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().fault, Fault::stopped);
    const Result<Moves> cramped = translate({path, {*Board::rectangle(3, 3)}}, {.memory = 1});
    ASSERT_FALSE(cramped);
    EXPECT_EQ(cramped.error().code, "memory");
}

}  // namespace
}  // namespace trundle
