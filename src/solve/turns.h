// Turns as moves: how to say a solution to somebody who looks at the cube.
#pragma once

#include <trundle/move.h>

namespace trundle {

// Moves of the play in the frame of the world, for a cube that stands as `rotation` says. Where slices are moves, two
// opposite layers that turn alike are a slice that turns back.
Moves moves_of_turns(std::span<const Turn> turns, Rotation rotation, Play play);

}  // namespace trundle
