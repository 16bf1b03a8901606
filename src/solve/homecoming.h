// Does a path solve a cube? Answered by moving 54 stickers, with none of the code that searches.
#pragma once

#include <trundle/move.h>

namespace trundle {

// `path` in the frame of the world. Solved: each face shows one colour.
bool solves(std::span<const Move> path, const World& world);

}  // namespace trundle
