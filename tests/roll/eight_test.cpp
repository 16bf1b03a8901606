#include <gtest/gtest.h>
#include <trundle/maze.h>

#include "roll/maze_reference.h"

namespace trundle {
namespace {

EightDice dice(std::string_view text) { return *EightDice::parse(text); }

std::optional<EightDice> after(EightDice state, std::string_view path) {
    for (const char letter : path) {
        const std::optional<EightDice> next = state.rolled(*way_of(letter));
        if (!next) return {};
        state = *next;
    }
    return state;
}

// The die of the plain search has three labels; a mark looks where its label is.
TEST(Eight, a_die_rolls_as_a_plain_die_does) {
    const auto mark_of = [](const reference::PlainDie& die, int label) {
        return label == die.top         ? 'U'
               : label == die.north     ? 'N'
               : label == die.east      ? 'E'
               : 7 - label == die.top   ? 'D'
               : 7 - label == die.north ? 'S'
                                        : 'W';
    };
    const reference::PlainDie die{1, 4, 5};
    for (const char way : {'N', 'E', 'S', 'W'})
        for (int label = 1; label <= 6; ++label) {
            std::string text = "UUUU.UUUU";
            const std::size_t from = way == 'N' ? 7 : way == 'S' ? 1 : way == 'E' ? 3 : 5;
            text[from] = mark_of(die, label);
            const std::optional<EightDice> next = dice(text).rolled(*way_of(way));
            ASSERT_TRUE(next);
            EXPECT_EQ(next->squares[4], mark_of(die.rolled(way), label)) << way << label;
            EXPECT_EQ(next->squares[from], '.');
        }
}

TEST(Eight, turning_all_dice_over_takes_36_rolls) {
    const EightDice over = dice("DDD D.D DDD");
    const EightDice solved = dice("UUU U.U UUU");
    const Result<EightAnswer> found = roll_eight({over, solved}, {});
    ASSERT_TRUE(found);
    EXPECT_EQ(found->path.size(), 36u);
    EXPECT_EQ(after(over, found->path), solved);
    // A path that others found, with U R D L for N E S W.
    std::string known = "URDLULDRDLURDRUULDLURDRULDLURRDLLDRU";
    for (char& letter : known) letter = letter == 'U' ? 'N' : letter == 'R' ? 'E' : letter == 'D' ? 'S' : 'W';
    EXPECT_EQ(after(over, known), solved);
}

TEST(Eight, every_state_can_be_reached) {
    const Result<std::vector<std::uint64_t>> counts = count_eight(dice("UUU U.U UUU"), {});
    ASSERT_TRUE(counts);
    std::uint64_t sum = 0;
    for (const std::uint64_t count : *counts) sum += count;
    EXPECT_EQ(sum, EightDice::count);
    EXPECT_EQ((*counts)[1], 4u);
}

TEST(Eight, paths_from_both_ends_are_as_short_as_levels_from_one) {
    for (const std::string_view text : {"NES W.U DNE", "EEE EEE EE."}) {
        std::vector<EightDice> level{dice(text)};
        std::vector<EightDice> seen = level;
        for (std::size_t depth = 0; depth <= 3; ++depth) {
            std::vector<EightDice> next;
            for (const EightDice& state : level) {
                const Result<EightAnswer> found = roll_eight({dice(text), state}, {});
                ASSERT_TRUE(found);
                EXPECT_EQ(found->path.size(), depth);
                EXPECT_EQ(after(dice(text), found->path), state);
                for (const Way way : all_ways)
                    if (const auto to = state.rolled(way);
                        to && std::find(seen.begin(), seen.end(), *to) == seen.end()) {
                        seen.push_back(*to);
                        next.push_back(*to);
                    }
            }
            level = std::move(next);
        }
    }
}

TEST(Eight, what_is_no_state_is_told_with_its_place) {
    EXPECT_EQ(EightDice::parse("UUU U.U UUX").error().at, 10u);
    EXPECT_EQ(EightDice::parse("UUU U.U UU.").error().at, 10u);
    EXPECT_EQ(EightDice::parse("UUU U.U UUUU").error().at, 11u);
    EXPECT_EQ(EightDice::parse("UUU").error().code, "dice_count");
    EXPECT_EQ(EightDice::parse("UUU UUU UUU").error().code, "dice_count");
    EXPECT_EQ(dice("UUUU.UUUU").to_text(), "UUU U.U UUU");
}

}  // namespace
}  // namespace trundle
