// The notation of algorithm sheets: all of cubing.js's grammar for 3x3x3, and what people write beside it.
//
//   algorithm  = { move | group [amount] | "^" group | "." | "//" comment }
//   group      = "(" algorithm ")" | "[" algorithm "]" | "[" A "," B "]" | "[" A ":" B "]"
//   move       = [[outer "-"] inner] family [amount]
//   family     = U D R L F B | u d r l f b | Uw ... | Uv ... | M E S | x y z
//   amount     = number, prime, or both in either order; after a group also " 3", "*3", "x3", "^3"
//
// [A, B] is the commutator A B A' B', [A: B] the conjugate A B A', and ^(A) says A' at the very end, as when a solver
// works from both ends of a scramble. Spaces are free: RUR'U' reads as R U R' U'.
#pragma once

#include <trundle/notation.h>

namespace trundle {

inline constexpr std::size_t max_depth = 256;  // of brackets

Result<Moves> parse_wca(std::string_view text);

}  // namespace trundle
