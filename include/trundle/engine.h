// Seed 002's engine: 54 stickers, and five functions on immutable values. Every function returns a new state.
//
//   Stickers cube = apply_algorithm(solved(), *parse_notation("R U R' U'"));
#pragma once

#include <trundle/notation.h>
#include <trundle/view.h>

namespace trundle {

Stickers solved();
Stickers apply_move(const Stickers& state, Move move);
Stickers apply_algorithm(const Stickers& state, std::span<const Move> moves);
Result<Moves> parse_notation(std::string_view text);
Moves invert_algorithm(std::span<const Move> moves);

}  // namespace trundle
