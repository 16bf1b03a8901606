// Pictures of a maze with the walk of a die and the label on its top on each square.
#pragma once

#include <trundle/maze.h>

namespace trundle {

// Boards larger than this a side are not drawn.
inline constexpr std::int64_t max_picture_side = 60;  // in text
inline constexpr std::int64_t max_svg_side = 200;

// In text:   ·   #   T       Squares of the walk show the label on top of the die (its last one), other squares
//                    │       · free, # blocked, (3) labelled, T target. Lines are the walk, double lines are walls.
//            1 ─ 2 ─ 6
std::string picture(const Maze& maze, std::string_view path, bool colour = false);

// The same as an SVG picture, the die as its top face.
std::string svg(const Maze& maze, std::string_view path);

}  // namespace trundle
