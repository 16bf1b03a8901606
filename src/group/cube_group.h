// Cubes as permutations of the 48 facelets that can move: three a corner, then two an edge.
#pragma once

#include <trundle/cube.h>

#include "group/permutation_group.h"

namespace trundle {

inline constexpr std::size_t movable_facelet_count = 48;  // 3 x 8 + 2 x 12

constexpr std::size_t corner_facelet(int place, int facelet) { return static_cast<std::size_t>(3 * place + facelet); }
constexpr std::size_t edge_facelet(int place, int facelet) {
    return static_cast<std::size_t>(24 + 2 * place + facelet);
}

// Where a facelet goes. permutation_of(a * b) is permutation_of(a) * permutation_of(b).
Permutation permutation_of(const Cube& cube);

Natural all_cubes();  // how many cubes turning can make: 43252003274489856000

}  // namespace trundle
