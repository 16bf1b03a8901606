// The first two turns of a solution. A cube may look the same through symmetries, as the superflip does through all 48:
// what starts with R is then as good as what starts with U.
#pragma once

#include <trundle/move.h>
#include <vector>

namespace trundle {

// Whether it takes this pair of moves, count * first + second, to find a solution: of those that symmetries of the cube
// make of each other only the first. `moves`: those of face turns, or of axial ones.
std::vector<bool> starts_needed(const Cube& cube, std::span<const Move> moves);

}  // namespace trundle
