#include <gtest/gtest.h>
#include <trundle/notation.h>

#include <fstream>
#include <sstream>

namespace trundle {
namespace {

int period(std::string_view text) { return period_of(parse(text, Notation::path).value()); }

TEST(Period, of_paths_in_the_facts) {
    EXPECT_EQ(period("r+u+"), 105);
    EXPECT_EQ(period("r+u-"), 63);
    EXPECT_EQ(period("r+Ud-b+d-"), 1260);
    EXPECT_EQ(period("l+m+d+Ur-f-"), 2520);
    EXPECT_EQ(period(""), 1);
}

TEST(Period, of_all_60_rows) {
    std::ifstream file(TEST_DATA "/period.tsv");
    std::string line;
    std::getline(file, line);
    int rows = 0;
    for (; std::getline(file, line); ++rows) {
        std::istringstream row(line);
        std::string path;
        int expected = 0;
        row >> path >> expected;
        EXPECT_EQ(period(path), expected) << path;
    }
    EXPECT_EQ(rows, 60);
}

// Every possible order, with a shortest path that has it.
TEST(Period, of_every_order_there_is) {
    std::ifstream file(TEST_DATA "/orders_short.tsv");
    int order = 0;
    int length = 0;
    int rows = 0;
    for (std::string line; std::getline(file, line); ++rows) {
        std::istringstream row(line);
        std::string path;
        row >> order >> length >> path;
        EXPECT_EQ(period(path), order) << path;
        EXPECT_EQ(parse(path, Notation::path)->size(), static_cast<std::size_t>(length)) << path;
    }
    EXPECT_EQ(rows, 77);
}

// As a group, configurations with their orientation: whatever layers of the world turn.
TEST(WorldGroup, products_inverses_and_orders_are_those_of_paths) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Moves a = random_moves(MoveSet::slice(), seed % 20, seed);
        const Moves b = random_moves(MoveSet::slice(), 20 - seed % 20, seed + 1);
        const World first = after(World{}, a);
        EXPECT_EQ(first * after(World{}, b), after(first, b)) << seed;
        EXPECT_EQ(inverse(first), after(World{}, inverted(a))) << seed;
        EXPECT_EQ(order_of(first), period_of(a)) << seed;
    }
}

}  // namespace
}  // namespace trundle
