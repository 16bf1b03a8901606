// The rolling-cube puzzle in constant time: roll a die from one square of an empty board to another so that a wanted
// label ends on top, in the fewest rolls, visiting the last square only at the end. docs/ROLL.md has table and proof.
#pragma once

#include <trundle/gps.h>

namespace trundle {

// A square of a board as in the paper: (1,1) is the bottom left, x grows to the east, y to the north.
struct Square {
    std::int64_t x = 1;
    std::int64_t y = 1;

    friend constexpr bool operator==(Square, Square) = default;
};

// The square that many steps away; it may lie off the board.
constexpr Square neighbour(Square square, Way way, std::int64_t steps = 1) {
    const std::int64_t by = way == Way::N || way == Way::E ? steps : -steps;
    return way == Way::N || way == Way::S ? Square{square.x, square.y + by} : Square{square.x + by, square.y};
}

// The die starts at rest: 1 on top, 4 to the north, 5 to the east.
struct Roll {
    static constexpr std::int64_t max_side = 1'000'000'000'000'000'000;

    std::int64_t rows = 1;     // m, 1 .. max_side
    std::int64_t columns = 1;  // n, 1 .. max_side
    Square from;
    Square to;
    int label = 1;  // 1 .. 6
};

constexpr Deltas deltas_between(Square a, Square b) {
    return {a.x < b.x ? b.x - a.x : a.x - b.x, a.y < b.y ? b.y - a.y : a.y - b.y};
}
constexpr Deltas deltas_of(const Roll& roll) { return deltas_between(roll.from, roll.to); }

struct RollAnswer {
    std::string_view row;  // of the table in docs/ROLL.md: "T6"
    std::string_view gps;  // at most 40 characters; lives as long as the program
    std::int64_t length = 0;
};

// Bounded work whatever the board. An error says what is wrong with the input, or why there is no such walk.
Result<RollAnswer> solve_roll(const Roll& roll);

// A path string on an empty board. Where it ends must be said if it speaks of Δx or Δy; it is then wrong to end
// elsewhere, or to come to that square earlier.
struct RollBoard {
    std::int64_t rows = 1;
    std::int64_t columns = 1;
    Square from;
    std::optional<Square> to{};
};
struct RollRun {
    std::string wrong;  // why the walk is not legal; empty if it is
    Square end;         // after the last roll that the board lets happen
    int top = 1;
    std::int64_t length = 0;  // up to there
};
// Bounded work whatever the counts.
Result<RollRun> run_gps(const Gps& gps, const RollBoard& board);

}  // namespace trundle
