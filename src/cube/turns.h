// The turns as cubes, for inner loops: turn_cubes[turn.id()] is cube_of(turn).
#pragma once

#include <trundle/cube.h>

namespace trundle {

extern const std::array<Cube, Turn::count> turn_cubes;

}  // namespace trundle
