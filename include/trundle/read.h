// What people type when a cube is asked for, a path that leads to it or its state; or when a path is.
#pragma once

#include <trundle/notation.h>
#include <trundle/view.h>
#include <optional>
#include <string_view>

namespace trundle {

// The cube, if the text is a state and no path: 54 letters, 54 sticker numbers, or one of the seven arrays.
std::optional<Result<World>> read_state(std::string_view text);

// A state has no moves.
struct CubeReading {
    World world;
    Reading path;
};
Result<CubeReading> read_cube(std::string_view text);  // finds the notation

// Where a path is wanted a state is an error.
Result<Reading> read_path(std::string_view text);  // finds the notation

}  // namespace trundle
