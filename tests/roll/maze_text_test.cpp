#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <trundle/maze.h>

#include "base/random.h"

namespace trundle {
namespace {

TEST(MazeText, reads_one_character_a_square) {
    const Maze maze = *Maze::parse(
        "; a comment\n"
        "name: little one\n"
        "rule: after\n"
        "die: 5 1\n"
        "goal: 3 any\n"
        "\n"
        ".#T\n"
        "S.4\r\n");
    EXPECT_EQ(maze.rows(), 2);
    EXPECT_EQ(maze.columns(), 3);
    EXPECT_EQ(maze.name, "little one");
    EXPECT_EQ(maze.start, (Square{1, 1}));
    EXPECT_TRUE(maze.is_blocked({2, 2}));
    EXPECT_TRUE(maze.is_target({3, 2}));
    EXPECT_EQ(maze.label({3, 1}), 4);
    EXPECT_EQ(maze.rules, (MazeRules{.labels = MazeRules::Labels::after, .top = 3}));
    EXPECT_EQ(top_of(maze.die), 5);
    EXPECT_EQ(north_of(maze.die), 1);
    EXPECT_FALSE(maze.has_walls());
}

TEST(MazeText, reads_a_drawing_with_walls) {
    const Maze maze = *Maze::parse(
        "+-+-+-+\n"
        "|S . 3|\n"
        "+ +-+ +\n"
        "|.|# T\n"
        "+-+-+-+\n");
    EXPECT_EQ(maze.rows(), 2);
    EXPECT_EQ(maze.columns(), 3);
    EXPECT_EQ(maze.start, (Square{1, 2}));
    EXPECT_TRUE(maze.has_wall(Square{2, 2}, Way::S));
    EXPECT_TRUE(maze.has_wall(Square{2, 1}, Way::N));
    EXPECT_TRUE(maze.has_wall(Square{1, 1}, Way::E));
    EXPECT_TRUE(maze.has_wall(Square{2, 1}, Way::W));
    EXPECT_FALSE(maze.has_wall(Square{1, 2}, Way::S));
    EXPECT_FALSE(maze.has_wall(Square{1, 2}, Way::E));
}

TEST(MazeText, errors_say_line_and_column) {
    const auto message = [](std::string_view text) {
        const Result<Maze> maze = Maze::parse(text);
        return maze ? "read" : maze.error().message.substr(0, maze.error().message.find(':')) + " " + maze.error().code;
    };
    EXPECT_EQ(message(""), "line 1, column 1 empty_maze");
    EXPECT_EQ(message("...\n.x.\n"), "line 2, column 2 unknown_square");
    EXPECT_EQ(message("..7\n"), "line 1, column 3 unknown_square");
    EXPECT_EQ(message("S..\n..\n"), "line 2, column 1 ragged");
    EXPECT_EQ(message("S.S\n"), "line 1, column 3 two_starts");
    EXPECT_EQ(message("..T\n"), "line 1, column 1 no_start");
    EXPECT_EQ(message("; a note\ngoal: 4\nS..\n...\n"), "line 3, column 1 no_target");
    EXPECT_EQ(message("goal: 7\nS.T\n"), "line 1, column 7 label");
    EXPECT_EQ(message("die: 1 6\nS.T\n"), "line 1, column 6 die");
    EXPECT_EQ(message("colour: red\nS.T\n"), "line 1, column 1 unknown_key");
    EXPECT_EQ(message("rule: never\nS.T\n"), "line 1, column 7 bad_value");
    EXPECT_EQ(message("start: 4,1\n..T\n"), "line 1, column 8 off_board");
    EXPECT_EQ(message("start: 99999999999999999999,1\n..T\n"), "line 1, column 8 square");
    EXPECT_EQ(message("+-+-+\n|S.T|\n+-+-+\n"), "line 2, column 3 unknown_square");
    EXPECT_EQ(message("+-+-+\n|S T|\n"), "line 2, column 1 ragged");
    EXPECT_EQ(message("+-+-+\n|S\n+-+-+\n"), "line 2, column 1 ragged");
}

TEST(MazeText, what_is_printed_reads_back_the_same) {
    Random random(11);
    for (int i = 0; i < 2000; ++i) {
        Maze maze = *Maze::rectangle(static_cast<std::int64_t>(1 + random.below(7)),
                                     static_cast<std::int64_t>(1 + random.below(7)));
        for (std::int64_t y = 1; y <= maze.rows(); ++y)
            for (std::int64_t x = 1; x <= maze.columns(); ++x) {
                maze.set_label({x, y}, static_cast<int>(random.below(8)));
                if (random.below(9) == 0) maze.add_target({x, y});
                if (i % 2 && random.below(5) == 0) maze.add_wall({x, y}, all_ways[random.below(4)]);
            }
        maze.start = {1, 1};
        maze.die = Rotation::from_id(static_cast<int>(random.below(24)));
        if (random.below(2)) maze.rules.top = static_cast<int>(1 + random.below(6));
        if (random.below(2)) maze.rules.north = static_cast<int>(1 + random.below(6));
        maze.rules.pass_targets = random.below(2) == 0;
        maze.rules.leave_start = random.below(2) == 0;
        maze.rules.labels = random.below(2) ? MazeRules::Labels::after : MazeRules::Labels::before;
        maze.name = random.below(2) ? "a name" : "";
        maze.add_target({maze.columns(), 1});
        const std::string text = *maze.to_text();
        const Result<Maze> again = Maze::parse(text);
        ASSERT_TRUE(again.has_value()) << text << again.error().message;
        ASSERT_EQ(*again, maze) << text;
        ASSERT_EQ(*Maze::parse("\xef\xbb\xbf" + text), maze) << "with a byte order mark";
    }
}

RC_GTEST_PROP(MazeText, no_text_breaks_the_parsers, (const std::string& text)) {
    (void)Maze::parse(text);
    (void)parse_dicey(text);
}

RC_GTEST_PROP(MazeText, no_drawing_breaks_the_parser, ()) {
    const std::string text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("+-| .#S1T\n\n:;")));
    (void)Maze::parse(text);
    (void)Maze::parse("+-+-+\n" + text);
    (void)parse_dicey("maze 2 2 1 1 1 2 " + text);
}

const char* const dicey_sample =
    "DICEMAZE1\n3 3 1 2 5 1\n-1 2 4\n5 5 6\n6 -1 -1\n"
    "DICEMAZE2\n4 7 2 6 3 6\n6 4 6 0 2 6 4\n1 2 -1 5 3 6 1\n5 3 4 5 6 4 2\n4 1 2 0 3 -1 6\n"
    "DICEMAZE3\n3 3 1 1 2 4\n2 2 3\n4 5 6\n-1 -1 -1\n"
    "END\n";

// The squares of a walk as the problem prints them, rows from the top.
std::string squares_of(const Maze& maze, std::string_view path) {
    Square at = maze.start;
    std::string text;
    const auto add = [&] { text += "(" + std::to_string(maze.rows() + 1 - at.y) + "," + std::to_string(at.x) + ")"; };
    add();
    for (char way : path) {
        at = {at.x + (way == 'E') - (way == 'W'), at.y + (way == 'N') - (way == 'S')};
        add();
    }
    return text;
}

TEST(Dicey, the_sample_of_uva_810_is_solved_as_printed) {
    const std::vector<Maze> mazes = *parse_dicey(dicey_sample);
    ASSERT_EQ(mazes.size(), 3U);
    EXPECT_EQ(mazes[1].name, "DICEMAZE2");
    const Result<MazeAnswer> first = solve_maze(mazes[0], {}, true);
    EXPECT_EQ(squares_of(mazes[0], first->path), "(1,2)(2,2)(2,3)(3,3)(3,2)(3,1)(2,1)(1,1)(1,2)");
    EXPECT_EQ(first->walks, 1U);
    EXPECT_EQ(squares_of(mazes[1], solve_maze(mazes[1])->path),
              "(2,6)(2,5)(2,4)(2,3)(2,2)(3,2)(4,2)(4,1)(3,1)(2,1)(2,2)(2,3)(2,4)(2,5)(1,5)(1,6)(1,7)(2,7)(3,7)(4,7)"
              "(4,6)(3,6)(2,6)");
    EXPECT_EQ(solve_maze(mazes[2]).error().fault, Fault::none_exists);
}

TEST(Dicey, errors_say_line_and_column) {
    const auto message = [](std::string_view text) {
        const auto mazes = parse_dicey(text);
        return mazes ? "read" : mazes.error().message;
    };
    EXPECT_EQ(message("M\n2 2 1 1 1 2\n1 2\n3 4\n"), "line 5, column 1: expected the name of a maze, or END");
    EXPECT_EQ(message("M\n2 2 3 1 1 2\n"), "line 2, column 5: expected a number from 1 to 2, not '3'");
    EXPECT_EQ(message("M\n2 2 1 1 1 6\n1 2 3 4"),
              "line 2, column 11: no die shows these two labels on top and in front");
    EXPECT_EQ(message("M\n2 2 1 1 1 2\n1 2\n3 x\n"), "line 4, column 3: expected a number from -1 to 6, not 'x'");
    EXPECT_EQ(message("M\n9999 9999 1 1 1 2\n1 2\n"),
              "line 2, column 17: the text is too short for a maze of this size");
    EXPECT_EQ(message("M\n0 2"), "line 2, column 1: expected a number from 1 to 16384, not '0'");
}

}  // namespace
}  // namespace trundle
