// Where a facelet is: a cubie of the 3 x 3 x 3 and one of its outer sides.
#pragma once

#include <trundle/face.h>
#include <trundle/view.h>

namespace trundle {

struct Location {
    Face side = Face::U;
    std::array<int, 3> at{};  // the cubie: -1, 0 or 1 along x, y and z

    friend constexpr bool operator==(const Location&, const Location&) = default;
};

constexpr int along(const std::array<int, 3>& at, Face direction) {
    const int value = at[static_cast<std::size_t>(axis_of(direction))];
    return is_positive(direction) ? value : -value;
}

constexpr void advance(std::array<int, 3>& at, Face direction, int steps) {
    at[static_cast<std::size_t>(axis_of(direction))] += is_positive(direction) ? steps : -steps;
}

// What is on top when a face is looked at from outside.
constexpr Face top_of(Face side) { return side == Face::U ? Face::B : side == Face::D ? Face::F : Face::U; }

// What is on the right then.
constexpr Face right_of(Face side) { return cross(top_of(side), side); }

constexpr Location location_of(std::size_t facelet) {
    Location place;
    place.side = all_faces[facelet / 9];
    advance(place.at, place.side, 1);
    advance(place.at, top_of(place.side), 1 - static_cast<int>(facelet % 9 / 3));
    advance(place.at, right_of(place.side), static_cast<int>(facelet % 3) - 1);
    return place;
}

constexpr std::size_t facelet_of(const Location& place) {
    const int row = 1 - along(place.at, top_of(place.side));
    const int column = 1 + along(place.at, right_of(place.side));
    return static_cast<std::size_t>(static_cast<int>(place.side) * 9 + row * 3 + column);
}

constexpr Location moved(const Location& place, Symmetry symmetry) {
    Location result;
    result.side = symmetry(place.side);
    for (Axis axis : all_axes) {
        const Face positive = positive_face(axis);
        advance(result.at, symmetry(positive), along(place.at, positive));
    }
    return result;
}

// The facelet of a piece's place: its own side, and the cubie that lies on all of the piece's sides.
template <std::size_t N>
constexpr Location location_of(const std::array<Face, N>& sides, std::size_t facelet) {
    Location place;
    place.side = sides[facelet];
    for (Face side : sides) advance(place.at, side, 1);
    return place;
}

}  // namespace trundle
