// Drawings of crawls: what is drawn where, and that nothing but the walk so far is drawn.
#include <gtest/gtest.h>
#include <trundle/crawl_picture.h>
#include <trundle/notation.h>

#include "shared.h"

namespace trundle {
namespace {

TEST(CrawlPicture, shows_start_end_heading_steps_and_walls) {
    const Board board = *Board::parse_walls("..#\n...\n");
    EXPECT_EQ(picture(board, {{}, {0, 0}}, crawl_of("+z +x spin2")),
              "       0     1     2\n"
              "    ┌─────────────────┐\n"
              "  0 │  S     ·    ▒▒▒ │\n"
              "    │  │              │\n"
              "  1 │  1 ─── ■←    ·  │\n"
              "    └─────────────────┘\n");
}

TEST(CrawlPicture, grows_move_by_move_within_the_same_frame) {
    const Board board = *Board::rectangle(2, 1);
    const Moves moves = crawl_of("+x spin2");
    EXPECT_EQ(picture(board, {}, moves, false, 0),
              "       0     1\n"
              "    ┌───────────┐\n"
              "  0 │  ■↓    ·  │\n"
              "    └───────────┘\n");
    EXPECT_EQ(picture(board, {}, moves, false, 1),
              "       0     1\n"
              "    ┌───────────┐\n"
              "  0 │  S ─── ■↓ │\n"
              "    └───────────┘\n");
    EXPECT_EQ(picture(board, {}, moves), picture(board, {}, moves, false, 2));
}

TEST(CrawlPicture, has_no_edge_where_the_board_goes_on) {
    EXPECT_EQ(picture(Board::unbounded(), {}, crawl_of("-x")),
              "       -2    -1    0     1\n"
              " -1    ·     ·     ·     ·\n"
              "\n"
              "  0    ·     ■↓─── S     ·\n"
              "\n"
              "  1    ·     ·     ·     ·\n");
    const std::string large = picture(*Board::rectangle(64, 64), {{}, {0, 63}}, crawl_of("+x"));
    EXPECT_EQ(large,
              "       0     1     2\n"
              " 62 │  ·     ·     ·\n"
              "    │\n"
              " 63 │  S ─── ■↓    ·\n"
              "    └─────────────────\n");
}

TEST(CrawlPicture, shows_where_an_illegal_walk_leaves_the_board) {
    EXPECT_EQ(picture(*Board::rectangle(1, 1), {}, crawl_of("+x spin1")),
              "       0     1\n"
              "    ┌───────────\n"
              "  0 │  S ─── ■↓\n"
              "    └───────────\n");
    EXPECT_FALSE(svg(*Board::rectangle(1, 1), {}, crawl_of("-x +z +z")).empty());
}

TEST(CrawlPicture, colours_only_if_asked) {
    const Board board = *Board::rectangle(3, 3);
    EXPECT_EQ(picture(board, {}, crawl_of("+x"), false).find('\x1b'), std::string::npos);
    EXPECT_NE(picture(board, {}, crawl_of("+x"), true).find('\x1b'), std::string::npos);
}

std::size_t count_of(std::string_view text, std::string_view piece) {
    std::size_t count = 0;
    for (std::size_t at = text.find(piece); at != std::string_view::npos; at = text.find(piece, at + 1)) ++count;
    return count;
}

TEST(CrawlPicture, svg_has_every_stop_and_every_step) {
    const Board board = *Board::parse_walls("..#\n...\n...\n");
    const std::string text = svg(board, {{}, {1, 1}}, crawl_of("+x spin1 spin2' +x -x -x spin1"));
    EXPECT_EQ(count_of(text, "class=\"wall\""), 1u);
    EXPECT_EQ(count_of(text, "class=\"cell\""), 8u);
    EXPECT_EQ(count_of(text, "class=\"front\""), 5u);  // five stops, the start with them
    EXPECT_EQ(count_of(text, "stroke-opacity"), 4u);   // four steps
    EXPECT_EQ(count_of(text, ">1 2'</text>"), 1u);
    EXPECT_EQ(count_of(text, "prefers-color-scheme"), 1u);
}

}  // namespace
}  // namespace trundle
