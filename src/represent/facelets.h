// Where the 54 facelets of the paper's vector are: on the cube, and in the cells of each array. All from geometry.
#pragma once

#include <trundle/represent.h>
#include <functional>

#include "represent/array.h"
#include "view/location.h"

namespace trundle {

// The colours of the 54 facelets: faces in the order up, down, back, front, left, right, each row by row as seen from
// outside. White is up, Blue down, Red at the back, Orange in front, Green left, Yellow right.
using Colours54 = std::array<char, facelet_count>;

inline constexpr std::array paper_faces{Face::U, Face::D, Face::B, Face::F, Face::L, Face::R};
inline constexpr std::string_view paper_colours = "WBROGY";  // Numeric writes them as 1 .. 6, and 0 for none

constexpr std::size_t paper_index(Face face) {
    std::size_t i = 0;
    while (paper_faces[i] != face) ++i;
    return i;
}
constexpr char colour_of(Face face) { return paper_colours[paper_index(face)]; }
constexpr Face face_of(char colour) { return paper_faces[paper_colours.find(colour)]; }

Rgb rgb_of_colour(char colour);

// The number of a facelet in the vector, 1 .. 54, and the facelet with a number.
constexpr int number_of(const Location& place) {
    return static_cast<int>(paper_index(place.side) * 9 + facelet_of(place) % 9) + 1;
}
constexpr Location place_of(int number) {
    const auto i = static_cast<std::size_t>(number - 1);
    return location_of(static_cast<std::size_t>(paper_faces[i / 9]) * 9 + i % 9);
}

Colours54 to_colours(const Facelets& facelets);
Facelets from_colours(const Colours54& colours);

// The 27 cubies: layer from top to bottom, row from back to front, column from left to right. A facelet belongs to one
// of three kinds: 1 up/down, 2 back/front, 3 left/right. Axes: layer, kind, row, column; 0 where there is no facelet.
// For cubes of other sizes the same with their own numbers: n x n a face.
Array cubie_map(int size = 3);

// A move as an assignment ⍵[to]←⍵[from], of the facelets that it moves: 12, 20 or 52 of them on 3x3x3. The layers that
// `turns` picks, counted from 0 at L, D and B, turn as the letter X, Y or Z says.
struct Assignment {
    std::vector<int> to, from;
};
Assignment assignment_of(Letter whole, int size, const std::function<bool(int layer)>& turns);
Assignment assignment_of(Letter letter);

}  // namespace trundle
