// Where the nodes of a search are: a herd for each move of a path. Made once a search, not in its inner loop.
#pragma once

#include <array>
#include <vector>

#include "search/rules.h"

namespace trundle {

inline constexpr std::size_t herd_size = 64;

// A herd is full when it has so many members; the children of the last node still find room.
template <class Node>
using Herds = std::vector<std::array<Node, herd_size + Rules::max_moves>>;

}  // namespace trundle
