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
        const Result<Moves> crawl = translate(path, board, start, end);
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

}  // namespace
}  // namespace trundle
