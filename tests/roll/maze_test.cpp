#include <trundle/maze.h>

#include <gtest/gtest.h>

#include "base/random.h"
#include "roll/maze_reference.h"
#include "roll/standing.h"

namespace trundle {
namespace {

// With assertions and sanitizers, fewer mazes must do.
#ifdef NDEBUG
constexpr int random_mazes = 10'000;
#else
constexpr int random_mazes = 500;
#endif

// A random maze of up to 6 x 6 squares: some blocked, some labelled, some walls, some targets.
Maze random_maze(Random& random) {
    Maze maze = *Maze::rectangle(static_cast<std::int64_t>(1 + random.below(6)),
                                 static_cast<std::int64_t>(1 + random.below(6)));
    const auto any_square = [&] {
        return Square{static_cast<std::int64_t>(1 + random.below(static_cast<std::uint64_t>(maze.columns()))),
                      static_cast<std::int64_t>(1 + random.below(static_cast<std::uint64_t>(maze.rows())))};
    };
    const std::uint64_t blocked = random.below(40);
    const std::uint64_t labelled = random.below(60);
    const std::uint64_t walled = random.below(3) == 0 ? random.below(30) : 0;
    for (std::int64_t y = 1; y <= maze.rows(); ++y)
        for (std::int64_t x = 1; x <= maze.columns(); ++x) {
            if (random.below(100) < blocked) maze.block({x, y});
            else if (random.below(100) < labelled) maze.set_label({x, y}, static_cast<int>(1 + random.below(6)));
            for (Way way : all_ways)
                if (random.below(100) < walled) maze.add_wall({x, y}, way);
        }
    maze.start = any_square();
    if (maze.is_blocked(maze.start)) maze.clear(maze.start);
    maze.die = Rotation::from_id(static_cast<int>(random.below(24)));
    for (std::uint64_t i = 1 + random.below(3); i > 0; --i) maze.add_target(any_square());
    return maze;
}

void expect_same_as_plain_search(const Maze& maze) {
    const reference::Found plain = reference::plain_search(maze);
    const Result<MazeAnswer> answer = solve_maze(maze, {}, true);
    ASSERT_EQ(answer.has_value(), plain.length >= 0) << *maze.to_text();
    if (!answer) {
        ASSERT_EQ(answer.error().fault, Fault::none_exists);
        return;
    }
    ASSERT_EQ(static_cast<int>(answer->path.size()), plain.length) << *maze.to_text();
    ASSERT_EQ(answer->walks, plain.walks) << *maze.to_text();

    Square at = maze.start;
    reference::PlainDie die = reference::PlainDie::of(maze.die);
    for (char way : answer->path) {
        die = die.rolled(way);
        at = {at.x + (way == 'E') - (way == 'W'), at.y + (way == 'N') - (way == 'S')};
    }
    ASSERT_TRUE(maze.is_target(at)) << *maze.to_text();
    ASSERT_EQ(die.top, maze.rules.top.value_or(die.top)) << *maze.to_text();
    ASSERT_EQ(die.north, maze.rules.north.value_or(die.north)) << *maze.to_text();
}

// 10,000 random mazes for each combination of: label before or after, cross targets, leave the start, and goals.
class EveryRule : public testing::TestWithParam<int> {};

TEST_P(EveryRule, agrees_with_plain_search_on_random_mazes) {
    const int bits = GetParam();
    Random random(static_cast<std::uint64_t>(bits));
    for (int i = 0; i < random_mazes; ++i) {
        Maze maze = random_maze(random);
        maze.rules.labels = bits & 1 ? MazeRules::Labels::after : MazeRules::Labels::before;
        maze.rules.pass_targets = (bits & 2) != 0;
        maze.rules.leave_start = (bits & 4) != 0;
        const Rotation end = Rotation::from_id(static_cast<int>(random.below(24)));
        if (bits & 8) maze.rules.top = top_of(end);
        if (bits & 16) maze.rules.north = north_of(end);
        expect_same_as_plain_search(maze);
        if (HasFatalFailure()) return;
    }
}

INSTANTIATE_TEST_SUITE_P(Maze, EveryRule, testing::Range(0, 32));

TEST(Maze, an_empty_maze_is_solved_as_the_constant_time_solver_does) {
    for (std::int64_t rows = 1; rows <= 4; ++rows)
        for (std::int64_t columns = 1; columns <= 4; ++columns)
            for (std::int64_t from = 0; from < rows * columns; ++from)
                for (std::int64_t to = 0; to < rows * columns; ++to)
                    for (int label = 1; label <= 6; ++label) {
                        const Roll roll{rows,
                                        columns,
                                        {from % columns + 1, from / columns + 1},
                                        {to % columns + 1, to / columns + 1},
                                        label};
                        Maze maze = *Maze::rectangle(rows, columns);
                        maze.start = roll.from;
                        maze.add_target(roll.to);
                        maze.rules.top = label;
                        const Result<MazeAnswer> searched = solve_maze(maze);
                        const Result<RollAnswer> solved = solve_roll(roll);
                        ASSERT_EQ(searched.has_value(), solved.has_value());
                        if (solved) {
                            ASSERT_EQ(static_cast<std::int64_t>(searched->path.size()), solved->length);
                        }
                    }
}

TEST(Maze, twelve_of_24_ways_to_stand_are_reachable_on_each_square_of_an_open_board) {
    EXPECT_EQ(*count_reachable(*Maze::rectangle(4, 5)), 4U * 5U * 12U);
    EXPECT_EQ(*count_reachable(*Maze::rectangle(1, 1)), 1U);
}

TEST(Maze, says_why_there_is_no_walk) {
    const auto code = [](const Maze& maze) {
        const Result<MazeAnswer> answer = solve_maze(maze);
        return answer ? "solved" : answer.error().code;
    };
    Maze maze = *Maze::rectangle(5, 5);
    maze.add_target({3, 3});
    maze.rules = {.top = 1, .north = 3};
    EXPECT_EQ(code(maze), "solved");
    maze.rules = {.top = 1, .north = 5};  // a quarter turn, but an even number of rolls
    EXPECT_EQ(code(maze), "parity");
    maze.rules = {.top = 6};
    maze.start = {3, 3};
    EXPECT_EQ(code(maze), "already_there");
    maze.start = {1, 1};
    maze.block({2, 1});
    maze.block({1, 2});
    EXPECT_EQ(code(maze), "cut_off");
    Maze row = *Maze::rectangle(1, 5);
    row.add_target({4, 1});
    row.rules.top = 4;
    EXPECT_EQ(code(row), "never_shown");
}

TEST(Maze, bad_mazes_are_said) {
    const auto code = [](const Maze& maze) {
        const Result<MazeAnswer> answer = solve_maze(maze);
        EXPECT_TRUE(!answer && answer.error().fault == Fault::input);
        return answer ? "solved" : answer.error().code;
    };
    EXPECT_EQ(Maze::rectangle(0, 3).error().code, "maze_size");
    EXPECT_EQ(Maze::rectangle(1 << 20, 1 << 20).error().code, "maze_size");
    EXPECT_EQ(Maze::rectangle(INT64_MAX, INT64_MAX).error().code, "maze_size");
    Maze maze = *Maze::rectangle(3, 3);
    EXPECT_EQ(code(maze), "no_target");
    maze.add_target({3, 3});
    maze.rules.top = 7;
    EXPECT_EQ(code(maze), "label");
    maze.rules = {.top = 1, .north = 6};
    EXPECT_EQ(code(maze), "die");
    maze.rules = {};
    maze.start = {4, 1};
    EXPECT_EQ(code(maze), "off_board");
    maze.start = {1, 1};
    maze.block({1, 1});
    EXPECT_EQ(code(maze), "start_blocked");
}

TEST(Maze, a_search_can_be_watched_and_stopped) {
    Maze maze = *Maze::rectangle(300, 300);
    maze.add_target({300, 300});
    std::atomic<bool> stop = false;
    int told = 0;
    Work work;
    work.on_progress = [&](std::string_view, double) { stop = ++told == 3; };
    work.stop = &stop;
    EXPECT_EQ(solve_maze(maze, work).error().fault, Fault::stopped);
    EXPECT_EQ(told, 3);
    EXPECT_EQ(count_reachable(maze, work).error().fault, Fault::stopped);
    EXPECT_EQ(maze.to_text(work).error().fault, Fault::stopped);
    EXPECT_EQ(Maze::parse(*maze.to_text(), work).error().fault, Fault::stopped);
    EXPECT_EQ(generate_maze({.rows = 99, .columns = 99}, work).error().fault, Fault::stopped);
}

TEST(Maze, a_search_keeps_to_its_memory) {
    Maze maze = *Maze::rectangle(300, 300);
    maze.add_target({300, 300});
    Work work;
    work.memory = 100'000;
    EXPECT_EQ(Maze::rectangle(400, 400, work).error().code, "memory");
    EXPECT_EQ(solve_maze(maze, work).error().code, "memory");
    work.memory = 1'000'000;
    EXPECT_TRUE(solve_maze(maze, work));
}

TEST(Maze, off_the_board_everything_is_blocked_and_nothing_changes) {
    Maze maze = *Maze::rectangle(2, 2);
    const Maze before = maze;
    for (const Square square : {Square{0, 1}, {3, 1}, {1, -7}, {INT64_MAX, INT64_MIN}}) {
        maze.clear(square);
        maze.add_target(square);
        EXPECT_TRUE(maze.is_blocked(square));
        EXPECT_FALSE(maze.is_target(square));
    }
    EXPECT_EQ(maze, before);
}

TEST(Maze, a_die_on_a_target_with_the_wrong_label_may_leave_for_another_target) {
    const Maze two = *Maze::parse("goal: 4\n@\nT\n");
    EXPECT_EQ(solve_maze(two)->path, "S");
    EXPECT_EQ(solve_maze(two, {}, true)->walks, 1U);
    EXPECT_EQ(solve_maze(*Maze::parse("goal: 4\n@\n.\n")).error().code, "already_there");
    EXPECT_EQ(solve_maze(*Maze::parse("goal: 6\n@\nT\n")).error().code, "never_shown");
}

TEST(Maze, walks_beyond_64_bits_are_told_as_more) {
    Maze maze = *Maze::rectangle(60, 60);
    maze.add_target({60, 60});
    const Result<MazeAnswer> answer = solve_maze(maze, {}, true);
    EXPECT_EQ(answer->path.size(), 118U);
    EXPECT_TRUE(answer->more_walks);
}

TEST(Standing, a_roll_of_a_set_is_the_roll_of_its_members) {
    for (std::size_t parity = 0; parity < 2; ++parity)
        for (unsigned set = 0; set <= all_ways_to_stand; ++set)
            for (Way way : all_ways) {
                Ways expected = 0;
                for (std::size_t place = 0; place < 12; ++place)
                    if (set >> place & 1) expected |= standing.bit(rolled(standing.rotation(parity, place), way));
                ASSERT_EQ(standing.rolled(parity, static_cast<Ways>(set), way), expected);
            }
}

}  // namespace
}  // namespace trundle
