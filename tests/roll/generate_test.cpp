#include <gtest/gtest.h>
#include <trundle/maze.h>

#include "roll/maze_reference.h"

namespace trundle {
namespace {

TEST(Generate, every_maze_is_solvable_in_the_wanted_number_of_rolls) {
    for (std::uint64_t seed = 0; seed < 60; ++seed)
        for (const std::int64_t length : {5, 12, 20}) {
            const Result<GeneratedMaze> made =
                generate_maze({.rows = 9, .columns = 11, .length = length, .seed = seed});
            ASSERT_TRUE(made.has_value()) << seed << ' ' << made.error().message;
            EXPECT_EQ(made->length, length);
            EXPECT_EQ(reference::plain_search(made->maze).length, length) << *made->maze.to_text();
            EXPECT_EQ(std::ssize(made->path), length);
        }
}

TEST(Generate, the_number_of_false_branches_is_as_wished) {
    for (const std::int64_t branches : {0, 1, 5, 9}) {
        const Result<GeneratedMaze> made = generate_maze({.rows = 15, .columns = 15, .branches = branches, .seed = 5});
        ASSERT_TRUE(made.has_value()) << made.error().message;
        EXPECT_EQ(made->branches, branches) << *made->maze.to_text();
        EXPECT_EQ(reference::plain_search(made->maze).length, made->length);
    }
}

TEST(Generate, filling_false_branches_leaves_the_shortest_walk_as_long) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Result<GeneratedMaze> full = generate_maze({.rows = 11, .columns = 11, .length = 15, .seed = seed});
        const Result<GeneratedMaze> bare =
            generate_maze({.rows = 11, .columns = 11, .length = 15, .branches = 0, .seed = seed});
        ASSERT_TRUE(full && bare);
        EXPECT_EQ(full->length, bare->length);
        EXPECT_EQ(bare->branches, 0);
    }
}

TEST(Generate, labelled_mazes_keep_their_promise_under_both_rules) {
    for (const auto labels : {MazeRules::Labels::before, MazeRules::Labels::after})
        for (const bool is_unique : {false, true})
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const Result<GeneratedMaze> made =
                    generate_maze({.rows = 6, .columns = 7, .labels = labels, .is_unique = is_unique, .seed = seed});
                ASSERT_TRUE(made.has_value()) << seed << ' ' << made.error().message;
                const Maze read = *Maze::parse(*made->maze.to_text());
                EXPECT_EQ(read.rules.labels, labels);
                const reference::Found found = reference::plain_search(read);
                EXPECT_EQ(found.length, made->length) << *made->maze.to_text();
                EXPECT_TRUE(found.walks == 1 || !is_unique) << *made->maze.to_text();
            }
}

TEST(Generate, of_labelled_squares_as_many_are_wild_as_is_wished) {
    for (const int wild : {0, 40, 100}) {
        const Result<GeneratedMaze> made =
            generate_maze({.rows = 40, .columns = 40, .labels = MazeRules::Labels::before, .wild = wild, .seed = 3});
        ASSERT_TRUE(made.has_value()) << made.error().message;
        int unlabelled = 0;
        for (std::int64_t y = 1; y <= 40; ++y)
            for (std::int64_t x = 1; x <= 40; ++x) unlabelled += made->maze.label({x, y}) == 0;
        EXPECT_NEAR(unlabelled, 16 * wild, wild % 100 == 0 ? 1 : 80);
    }
}

TEST(Generate, the_same_seed_gives_the_same_maze) {
    EXPECT_EQ(generate_maze({.seed = 8})->maze, generate_maze({.seed = 8})->maze);
    EXPECT_NE(generate_maze({.seed = 8})->maze, generate_maze({.seed = 9})->maze);
}

TEST(Generate, tiny_boards_and_impossible_wishes_end_with_a_maze_or_an_error) {
    for (std::int64_t rows = 1; rows <= 4; ++rows)
        for (std::int64_t columns = 1; columns <= 4; ++columns)
            if (const Result<GeneratedMaze> made = generate_maze({.rows = rows, .columns = columns})) {
                EXPECT_EQ(reference::plain_search(made->maze).length, made->length);
            } else {
                EXPECT_EQ(made.error().fault, Fault::none_exists);
            }
    EXPECT_EQ(generate_maze({.rows = 5, .columns = 5, .length = 1000}).error().code, "no_such_maze");
    EXPECT_EQ(generate_maze({.rows = 0, .columns = 5}).error().code, "maze_size");
    EXPECT_EQ(generate_maze({.length = 0}).error().code, "length");
    EXPECT_EQ(generate_maze({.branches = -1}).error().code, "branches");
}

}  // namespace
}  // namespace trundle
