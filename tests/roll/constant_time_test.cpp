#include <gtest/gtest.h>
#include <trundle/roll.h>
#include <cstdlib>
#include <fstream>
#include <map>
#include <ostream>
#include <sstream>
#include <string>

#include "base/random.h"
#include "roll/reference.h"
#include "shared.h"

namespace trundle {

static std::ostream& operator<<(std::ostream& out, const Roll& roll) {
    return out << '(' << roll.rows << ',' << roll.columns << ',' << roll.from.x << ',' << roll.from.y << ','
               << roll.to.x << ',' << roll.to.y << ',' << roll.label << ')';
}

namespace {

// The length that the solver says, -1 for none. The GPS is parsed and walked once for each text and instance.
std::int64_t checked_length(const Roll& roll) {
    const Result<RollAnswer> answer = solve_roll(roll);
    if (!answer) {
        EXPECT_EQ(answer.error().fault, Fault::none_exists) << roll;
        return -1;
    }
    static std::map<std::string_view, Gps> parsed;
    auto found = parsed.find(answer->gps);
    if (found == parsed.end()) found = parsed.emplace(answer->gps, Gps::parse(answer->gps).value_or({})).first;
    const Gps& gps = found->second;
    EXPECT_TRUE(reference::is_right(roll, gps)) << roll << ' ' << answer->row << ' ' << answer->gps;
    EXPECT_EQ(gps.length(deltas_of(roll)).value_or(-1), answer->length) << roll << ' ' << answer->gps;
    EXPECT_LE(answer->gps.size(), 40U);
    return answer->length;
}

std::ifstream data_file(const std::string& name) {
    std::ifstream file(std::string(TEST_DATA) + "/" + name);
    std::string header;
    EXPECT_TRUE(std::getline(file, header)) << name;
    return file;
}

TEST(ConstantTime, agrees_with_all_26594_rows_of_the_oracle) {
    std::ifstream file = data_file("roll_oracle.tsv");
    Roll roll;
    std::string length;
    int rows = 0;
    while (file >> roll.rows >> roll.columns >> roll.from.x >> roll.from.y >> roll.to.x >> roll.to.y >> roll.label >>
           length) {
        const std::int64_t expected = length == "False" ? -1 : std::stoll(length);
        ASSERT_EQ(checked_length(roll), expected) << roll;
        ++rows;
    }
    EXPECT_EQ(rows, 26594);
}

struct Sums {
    long instances = 0;
    long solvable = 0;
    long unsolvable = 0;
    long sum = 0;
    long longest = 0;

    void add(long length) {
        ++instances;
        ++(length < 0 ? unsolvable : solvable);
        if (length < 0) return;
        sum += length;
        longest = std::max(longest, length);
    }
    friend bool operator==(const Sums&, const Sums&) = default;
};

TEST(ConstantTime, sums_of_every_board_up_to_7x7_are_right_for_solver_and_search) {
    std::ifstream file = data_file("roll_sums.tsv");
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    Sums expected;
    Sums total;
    int boards = 0;
    while (file >> rows >> columns >> expected.instances >> expected.solvable >> expected.unsolvable >> expected.sum >>
           expected.longest) {
        Sums solved;
        Sums searched;
        reference::for_each_roll(rows, columns, [&](const Roll& roll) {
            solved.add(checked_length(roll));
            searched.add(reference::shortest(roll));
        });
        EXPECT_EQ(solved, expected) << rows << "x" << columns;
        EXPECT_EQ(searched, expected) << rows << "x" << columns;
        total.instances += solved.instances;
        total.solvable += solved.solvable;
        total.sum += solved.sum;
        ++boards;
    }
    EXPECT_EQ(boards, 49);
    EXPECT_EQ(total.instances, 117600);
    EXPECT_EQ(total.solvable, 112400);
    EXPECT_EQ(total.sum, 577856);
}

long instances_that_agree(std::int64_t side) {
    long agree = 0;
    for (std::int64_t rows = 1; rows <= side; ++rows)
        for (std::int64_t columns = 1; columns <= side; ++columns)
            reference::for_each_roll(rows, columns, [&](const Roll& roll) {
                const std::int64_t length = checked_length(roll);
                EXPECT_EQ(length, reference::shortest(roll)) << roll;
                agree += length == reference::shortest_by_window(roll) ? 1 : 0;
            });
    return agree;
}

TEST(ConstantTime, agrees_with_search_and_window_on_all_487350_instances_up_to_9x9) {
    EXPECT_EQ(instances_that_agree(9), 487350);
}

TEST(ConstantTime, agrees_with_search_and_window_on_all_2535000_instances_up_to_12x12) {
    if (std::getenv("TRUNDLE_SLOW") == nullptr) GTEST_SKIP() << "set TRUNDLE_SLOW=1";
    EXPECT_EQ(instances_that_agree(12), 2535000);
}

// A number of 1 .. largest whose size in bits is uniform, so that short and long deltas are both common.
std::int64_t varied(Random& random, std::int64_t largest) {
    const auto bits = 1 + random.below(static_cast<std::uint64_t>(std::bit_width(static_cast<std::uint64_t>(largest))));
    const std::uint64_t bound = std::min<std::uint64_t>(static_cast<std::uint64_t>(largest), std::uint64_t{1} << bits);
    return static_cast<std::int64_t>(1 + random.below(bound));
}

// Start and end on a line of `size`, the distance varied and below `limit`, the margins varied.
void place(Random& random, std::int64_t size, std::int64_t limit, std::int64_t& from, std::int64_t& to) {
    const std::int64_t distance = varied(random, std::min(size, limit)) - 1;
    const std::int64_t room = size - distance;
    from = varied(random, room);
    if (random.below(2)) from = room + 1 - from;
    to = from + distance;
    if (random.below(2)) std::swap(from, to);
}

Roll random_roll(Random& random, std::int64_t largest, std::int64_t limit) {
    Roll roll{varied(random, largest), varied(random, largest), {}, {}, static_cast<int>(1 + random.below(6))};
    place(random, roll.columns, limit, roll.from.x, roll.to.x);
    place(random, roll.rows, limit, roll.from.y, roll.to.y);
    return roll;
}

TEST(ConstantTime, agrees_with_band_limited_search_on_random_boards) {
    Random random(3);
    for (int i = 0; i < in_tier(200'000, 5'000'000); ++i) {
        const Roll roll = random_roll(random, i % 2 ? 1000 : Roll::max_side, 48);
        ASSERT_EQ(checked_length(roll), reference::shortest_in_band(roll)) << roll;
    }
}

TEST(ConstantTime, agrees_with_the_window_on_boards_up_to_10_to_the_18) {
    Random random(4);
    for (int i = 0; i < in_tier(200'000, 5'000'000); ++i) {
        const Roll roll = random_roll(random, Roll::max_side, Roll::max_side);
        ASSERT_EQ(checked_length(roll), reference::shortest_by_window(roll)) << roll;
    }
}

TEST(ConstantTime, opposite_corners_of_the_largest_board_do_not_overflow) {
    constexpr std::int64_t end = Roll::max_side;
    for (int label = 1; label <= 6; ++label)
        for (const auto& [from, to] :
             {std::pair<Square, Square>{{1, 1}, {end, end}}, {{end, 1}, {1, end}}, {{end, end}, {1, 1}}})
            EXPECT_GE(checked_length({end, end, from, to, label}), 2 * (end - 1));
}

TEST(ConstantTime, an_answer_names_its_row) {
    EXPECT_EQ(solve_roll({3, 4, {1, 1}, {4, 3}, 6})->row, "B3");
    EXPECT_EQ(solve_roll({3, 4, {1, 1}, {4, 3}, 6})->gps, "N(E){Δx}N");
    EXPECT_EQ(solve_roll({4, 3, {1, 1}, {3, 4}, 6})->gps, "E(N){Δy}E");
    EXPECT_EQ(solve_roll({4, 3, {3, 4}, {1, 1}, 6})->gps, "W(S){Δy}W");
    EXPECT_EQ(solve_roll({5, 5, {3, 3}, {3, 3}, 1})->gps, "I");
}

TEST(ConstantTime, a_board_without_a_walk_is_one_of_four_small_ones_or_a_line) {
    for (std::int64_t rows = 1; rows <= 7; ++rows)
        for (std::int64_t columns = 1; columns <= 7; ++columns)
            reference::for_each_roll(rows, columns, [&](const Roll& roll) {
                const Result<RollAnswer> answer = solve_roll(roll);
                if (answer) return;
                const bool small = std::min(rows, columns) >= 2 && std::max(rows, columns) <= 3;
                const std::string expected = roll.from == roll.to ? "already_there"
                                             : rows == 1          ? "one_row"
                                             : columns == 1       ? "one_column"
                                             : small              ? "small_board"
                                                                  : "none";
                ASSERT_EQ(answer.error().code, expected) << roll;
            });
}

TEST(ConstantTime, reasons_are_said_in_words) {
    EXPECT_EQ(solve_roll({1, 4, {1, 1}, {4, 1}, 1}).error().message,
              "a board of one row leaves one way to the last square, and it ends with 5 on top");
    EXPECT_EQ(solve_roll({9, 1, {1, 9}, {1, 1}, 2}).error().message,
              "a board of one column leaves one way to the last square, and it ends with 1 on top");
}

TEST(ConstantTime, bad_input_is_said) {
    const auto code = [](const Roll& roll) {
        const Result<RollAnswer> answer = solve_roll(roll);
        EXPECT_TRUE(!answer && answer.error().fault == Fault::input);
        return answer ? "" : answer.error().code;
    };
    EXPECT_EQ(code({0, 3, {1, 1}, {1, 1}, 1}), "board_size");
    EXPECT_EQ(code({3, -1, {1, 1}, {1, 1}, 1}), "board_size");
    EXPECT_EQ(code({Roll::max_side + 1, 3, {1, 1}, {1, 1}, 1}), "board_size");
    EXPECT_EQ(code({3, 3, {0, 1}, {1, 1}, 1}), "off_board");
    EXPECT_EQ(code({3, 3, {1, 1}, {1, 4}, 1}), "off_board");
    EXPECT_EQ(code({3, 3, {1, 1}, {1, 1}, 7}), "label");
    EXPECT_EQ(code({3, 3, {1, 1}, {1, 1}, 0}), "label");
}

}  // namespace
}  // namespace trundle
