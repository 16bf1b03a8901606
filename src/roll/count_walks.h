// How many walks are as short as the shortest: the sums over all ways into each state, one depth after the other.
#pragma once

#include <trundle/maze.h>

#include "roll/standing.h"

namespace trundle {

// Fills in answer.walks and more_walks for walks of `length` rolls that end on a target in one of `goal[parity]`.
std::optional<Error> count_walks(const Maze& maze, std::int64_t length, const std::array<Ways, 2>& goal,
                                 const Work& work, MazeAnswer& answer);

}  // namespace trundle
