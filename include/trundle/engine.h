// The cube as 54 stickers and nothing else, as the engine note has it: pure functions on immutable values. Every
// function returns a new state.
//
//   Stickers cube = apply_algorithm(solved(), *parse_notation("R U R' U'"));
#pragma once

#include <trundle/notation.h>
#include <trundle/view.h>

namespace trundle {

Stickers solved();
Stickers apply_move(const Stickers& state, Move move);
Stickers apply_algorithm(const Stickers& state, std::span<const Move> moves);
// Many at once: the moves become one map, along which the stickers of all states go.
void apply_to_all(std::span<Stickers> states, std::span<const Move> moves);
Result<Moves> parse_notation(std::string_view text);
Moves invert_algorithm(std::span<const Move> moves);

// A move as the engine note writes it: Rw' is {'R', 3, true}.
struct SpelledMove {
    char base = ' ';   // one of URFDLB, MES, xyz
    int quarters = 1;  // 1 .. 3, the way of the base
    bool is_wide = false;
};
std::optional<SpelledMove> spelled(Move move);  // none: both outer layers turn and the middle stays

// What moves do, as cycles: what is at each place goes to the next one's, and what is at the last to the first's.
// Places are those of space, so a rotation of the whole cube moves all of them.
struct Cycles {
    std::vector<std::vector<int>> stickers;  // 0 .. 53
    // "(URF UFL UBL)", "(UF UR)": a piece's first facelet goes to the next one's first. A sign tells that the cycle
    // closes turned: "(URF)+" is a corner turned clockwise where it is, "-" counter-clockwise; "(UF)+" is a flipped
    // edge.
    std::vector<std::string> corners, edges, centres;
};
Cycles cycles_of(std::span<const Move> moves);  // of layers of the world

// The unfolded cube with the numbers of the stickers, 0 .. 53, where they are after some moves of layers of the world.
std::string net_of_indices(std::span<const Move> moves);

// The move table of the engine note, MOVE_CYCLES: a quarter turn of each face and slice, each wide move and each
// rotation as four-cycles of stickers.
struct MoveCycles {
    std::string name;  // "R", "M", "Rw", "x"
    std::vector<std::array<std::uint8_t, 4>> cycles;
};
const std::vector<MoveCycles>& move_cycles();

}  // namespace trundle
