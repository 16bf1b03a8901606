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
    const Result<Macros> found = macros({{board, {{}, board.middle()}, end}, moves}, {});
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->is_complete);
    for (const Macro& macro : found->all) {
        const Turn turn = macro.turn.turn();
        const bool half = turn.is_half();
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

TEST(Macros, a_turn_without_a_macro_is_left_empty) {
    for (const auto& [width, height] : {std::pair{1, 1}, {1, 3}, {2, 2}}) {
        const Result<Macros> found = macros({{*Board::rectangle(width, height)}}, {});
        ASSERT_TRUE(found);
        EXPECT_TRUE(found->is_complete);
        EXPECT_EQ(found->searched, max_macro_length);
        EXPECT_TRUE(found->all[0].crawl);  // U is spin1
        EXPECT_TRUE(std::any_of(found->all.begin(), found->all.end(), [](const Macro& macro) { return !macro.crawl; }));
    }
}

TEST(Macros, stopped_those_that_were_found_are_told) {
    std::atomic<bool> stop = true;
    const Result<Macros> found = macros({{square(3)}}, {.stop = &stop});
    ASSERT_TRUE(found);
    EXPECT_FALSE(found->is_complete);
}

std::size_t way(const Board& board, Cell by, Face heading) {
    const Pose start{{}, board.is_unbounded() ? Cell{0, 0} : board.middle()};
    const CrawlEnd end{Cell{start.cell.x + by.x, start.cell.z + by.z}, heading};
    const Result<Moves> crawl = shortest_way({board, start, end}, {});
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
