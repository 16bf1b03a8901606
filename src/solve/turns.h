// Turns as moves: how to say a solution to somebody who looks at the cube, and how long it can be.
#pragma once

#include <trundle/move.h>

namespace trundle {

// Moves of the play in the frame of the world, for a cube that stands as `rotation` says. Where slices are moves, two
// opposite layers that turn alike are a slice that turns back.
Moves moves_of_turns(std::span<const Turn> turns, Rotation rotation, Play play);

// Every quarter turn is odd: half of all lengths are impossible.
inline bool is_possible_length(Play play, const Cube& cube, int length) {
    return play != Play::quarter || (parity_of(cube) + static_cast<std::size_t>(length)) % 2 == 0;
}

}  // namespace trundle
