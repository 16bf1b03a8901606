// The exact lengths of FACTS: face turns in six cases, and ways that change nothing but cell and heading.
#include <gtest/gtest.h>
#include <trundle/crawl.h>

namespace trundle {
namespace {

Board square(int side) { return *Board::rectangle(side, side); }

struct Lengths {
    std::size_t quarter, half, down, down_half;
};

void expect_lengths(const Board& board, const CrawlEnd& end, std::span<const Move> moves, Lengths expected) {
    for (const Macro& macro : macros(board, {{}, board.middle()}, end, moves)) {
        const Turn turn = macro.turn.turn();
        const bool half = turn.quarters() == 2;
        const bool top = macro.turn.axis() == Axis::y && turn.positive();
        const bool down = macro.turn.axis() == Axis::y && turn.negative();
        ASSERT_TRUE(macro.crawl);
        EXPECT_EQ(macro.crawl->size(), top    ? (half ? 2u : 1u)
                                       : down ? (half ? expected.down_half : expected.down)
                                              : (half ? expected.half : expected.quarter));
        const World end_of = after(World{{}, {{}, board.middle()}}, *macro.crawl);
        EXPECT_EQ(end_of.cube.cube(), cube_of(turn));
        EXPECT_TRUE(end.allows(end_of.pose));
    }
}

CrawlEnd home(const Board& board) { return {board.middle(), Face::F}; }

TEST(Macros, with_room) { expect_lengths(Board::unbounded(), {}, MoveSet::crawler(), {9, 10, 1, 2}); }
TEST(Macros, on_three_by_three) { expect_lengths(square(3), {}, MoveSet::crawler(), {9, 10, 1, 2}); }
TEST(Macros, on_three_by_three_ending_home) {
    expect_lengths(square(3), home(square(3)), MoveSet::crawler(), {9, 10, 15, 14});
}
TEST(Macros, on_five_by_five_ending_home) {
    expect_lengths(square(5), home(square(5)), MoveSet::crawler(), {9, 10, 9, 10});
}
TEST(Macros, without_spin2) { expect_lengths(Board::unbounded(), {}, MoveSet::crawler6(), {15, 16, 9, 8}); }
TEST(Macros, without_spin2_on_three_by_three) { expect_lengths(square(3), {}, MoveSet::crawler6(), {15, 16, 15, 12}); }

std::size_t way(const Board& board, Cell by, Face heading) {
    const Pose start{{}, board.is_unbounded() ? Cell{0, 0} : board.middle()};
    const CrawlEnd end{Cell{start.cell.x + by.x, start.cell.z + by.z}, heading};
    const Result<Moves> crawl = shortest_way(board, start, end);
    return crawl ? crawl->size() : 0;
}

TEST(Macros, shortest_ways_that_change_nothing_but_the_pose) {
    const Board board = Board::unbounded();
    EXPECT_EQ(way(board, {4, 0}, Face::F), 4u);
    EXPECT_EQ(way(board, {1, 1}, Face::F), 10u);
    EXPECT_EQ(way(board, {2, 0}, Face::F), 10u);
    EXPECT_EQ(way(board, {1, 0}, Face::F), 13u);
    EXPECT_EQ(way(board, {0, 0}, Face::L), 10u);
    EXPECT_EQ(way(board, {0, 0}, Face::R), 10u);
    EXPECT_EQ(way(square(3), {0, 0}, Face::L), 16u);
    EXPECT_EQ(way(square(3), {0, 0}, Face::F), 0u);
}

}  // namespace
}  // namespace trundle
