// The six faces, which are also the six directions of space and the six colours.
//
//        U +y          World frame: right-handed, x to the right, y up,
//        |             z toward the viewer. A solved cube at rest shows
//        o--- R +x     its U face up, R to the right and F to the viewer.
//       /
//      F +z
#pragma once

#include <array>
#include <cstdint>

namespace trundle {

enum class Axis : std::uint8_t { x, y, z };

enum class Face : std::uint8_t { U, R, F, D, L, B };  // the order of Kociemba's facelet strings

inline constexpr std::array all_faces{Face::U, Face::R, Face::F, Face::D, Face::L, Face::B};
inline constexpr std::array all_axes{Axis::x, Axis::y, Axis::z};

constexpr char letter_of(Face face) { return "URFDLB"[static_cast<int>(face)]; }

constexpr Face opposite(Face face) { return static_cast<Face>((static_cast<int>(face) + 3) % 6); }

constexpr bool is_positive(Face face) { return face <= Face::F; }

constexpr Axis axis_of(Face face) {
    constexpr std::array axes{Axis::y, Axis::x, Axis::z};
    return axes[static_cast<std::size_t>(face) % 3];
}

// The face at the positive end of an axis: R, U or F.
constexpr Face positive_face(Axis axis) {
    constexpr std::array faces{Face::R, Face::U, Face::F};
    return faces[static_cast<std::size_t>(axis)];
}

// The vector product of two perpendicular directions: R x U = F, and so on around.
constexpr Face cross(Face a, Face b) {
    const int i = static_cast<int>(axis_of(a));
    const int j = static_cast<int>(axis_of(b));
    const Face third = positive_face(static_cast<Axis>(3 - i - j));
    const bool forward = (i + 1) % 3 == j;
    return forward == (is_positive(a) == is_positive(b)) ? third : opposite(third);
}

// Where a direction goes when space turns a quarter, clockwise as seen from the positive end of the axis.
constexpr Face quarter_turned(Face face, Axis axis) {
    return axis_of(face) == axis ? face : cross(face, positive_face(axis));
}

static_assert(cross(Face::R, Face::U) == Face::F && cross(Face::U, Face::R) == Face::B);
static_assert(quarter_turned(Face::F, Axis::x) == Face::U, "R carries the front to the top");
static_assert(quarter_turned(Face::F, Axis::y) == Face::L, "U carries the front to the left");
static_assert(quarter_turned(Face::U, Axis::z) == Face::R, "F carries the top to the right");

}  // namespace trundle
