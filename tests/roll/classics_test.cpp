// The puzzles of examples/mazes, and what is said of them there.
#include <gtest/gtest.h>
#include <trundle/maze.h>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

#include "roll/maze_reference.h"

namespace trundle {
namespace {

std::string example(const std::string& name) {
    std::ifstream file(TEST_DATA "/../../examples/mazes/" + name);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Classics, the_loop_has_one_walk_of_28_rolls) {
    const Maze maze = *Maze::parse(example("loop.txt"));
    EXPECT_EQ(maze.rules.labels, MazeRules::Labels::before);
    const reference::Found found = reference::plain_search(maze);
    EXPECT_EQ(found.length, 28);
    EXPECT_EQ(found.walks, 1u);
    EXPECT_EQ(solve_maze(maze)->path.size(), 28u);
}

TEST(Classics, the_tour_rolls_over_every_square_once_and_shows_1_only_at_its_ends) {
    const Maze maze = *Maze::parse(example("tour.txt"));
    const Result<MazeAnswer> answer = solve_maze(maze, {}, true);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->walks, 1u);
    std::set<std::pair<std::int64_t, std::int64_t>> squares;
    Square at = maze.start;
    reference::PlainDie die = reference::PlainDie::of(maze.die);
    for (const char way : answer->path) {
        at = neighbour(at, *way_of(way));
        die = die.rolled(way);
        squares.emplace(at.x, at.y);
        EXPECT_EQ(die.top == 1, at == maze.start);
    }
    EXPECT_EQ(at, maze.start);
    EXPECT_EQ(squares.size(), 24u);
    EXPECT_EQ(answer->path.size(), 24u);
}

// Every closed tour by trying all ways, the die rolled along.
struct ClosedTours {
    std::int64_t rows, columns;
    int directed = 0, as_before = 0, only_at_the_ends = 0;
    std::set<std::pair<std::int64_t, std::int64_t>> seen{};

    void go_on(Square at, const reference::PlainDie& die, bool has_shown_1) {
        for (const char way : {'N', 'E', 'S', 'W'}) {
            const Square to = neighbour(at, *way_of(way));
            const reference::PlainDie next = die.rolled(way);
            if (to == Square{1, 1} && static_cast<std::int64_t>(seen.size()) == rows * columns - 1 && seen.size() > 1) {
                ++directed;
                as_before += next.number() == reference::PlainDie{1, 4, 5}.number();
                only_at_the_ends += next.top == 1 && !has_shown_1;
            }
            if (to == Square{1, 1} || to.x < 1 || to.y < 1 || to.x > columns || to.y > rows) continue;
            if (!seen.emplace(to.x, to.y).second) continue;
            go_on(to, next, has_shown_1 || next.top == 1);
            seen.erase({to.x, to.y});
        }
    }
};

TEST(Classics, closed_tours_are_as_many_as_the_list_says) {
    std::istringstream lines(example("tours.txt"));
    int boards = 0;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(';')) continue;
        std::istringstream row(line);
        ClosedTours tours{};
        int count = 0;
        int as_before = 0;
        int only_at_the_ends = 0;
        std::string path;
        row >> tours.rows >> tours.columns >> count >> as_before >> only_at_the_ends >> path;
        tours.go_on({1, 1}, {1, 4, 5}, false);
        EXPECT_EQ(tours.directed, 2 * count) << line;
        EXPECT_EQ(tours.as_before, as_before) << line;
        EXPECT_EQ(tours.only_at_the_ends, only_at_the_ends) << line;
        EXPECT_EQ(path.empty(), as_before + only_at_the_ends == 0) << line;
        ++boards;
    }
    EXPECT_EQ(boards, 8);
}

TEST(Classics, eight_dice_turn_over_in_36_rolls) {
    const Result<EightDice> dice = EightDice::parse(example("eight.txt"));
    ASSERT_TRUE(dice);
    EXPECT_EQ(roll_eight({*dice, *EightDice::parse("UUU U.U UUU")}, {})->path.size(), 36u);
}

}  // namespace
}  // namespace trundle
