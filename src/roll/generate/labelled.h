// An open board of labelled squares on which a die comes far: a random walk writes the labels that let it pass.
#pragma once

#include <trundle/maze.h>

#include "base/random.h"

namespace trundle {

// With a start and no target yet.
Result<Maze> labelled(const MazeWish& wish, Random& random, const Work& work);

}  // namespace trundle
