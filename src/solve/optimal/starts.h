// The first two turns of a solution. A cube may look the same through symmetries, as the superflip does through all 48:
// what starts with R is then as good as what starts with U.
#pragma once

#include <trundle/cube.h>
#include <vector>

namespace trundle {

// Pairs of face turns, as 18 * first + second. `one_will_do`: of those that symmetries of the cube make of each other
// only the first.
std::vector<std::size_t> starts_of(const Cube& cube, bool one_will_do);

}  // namespace trundle
