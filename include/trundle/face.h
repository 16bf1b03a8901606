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

// The 48 symmetries of a cube: the ways to map its six faces to themselves that keep opposite faces opposite.
// Ids 0 .. 23 are the rotations, 24 .. 47 the same ones seen in a mirror; id 0 changes nothing.
class Symmetry {
public:
    static constexpr int count = 48;  // 6 images of U, 4 of F, and R or its mirror image
    static constexpr int rotation_count = 24;

    constexpr Symmetry() = default;

    static constexpr Symmetry from_id(int id) {
        const Face up = all_faces[static_cast<std::size_t>(id / 4 % 6)];
        int skip = id % 4;
        for (Face front : front_order)
            if (axis_of(front) != axis_of(up) && skip-- == 0) return from_images(up, front, id >= rotation_count);
        return {};
    }

    // The symmetry that takes U to `up` and F to `front`; R follows from handedness. They must be perpendicular.
    static constexpr Symmetry from_images(Face up, Face front, bool mirrored = false) {
        Symmetry s;
        s.up_ = up;
        s.front_ = front;
        s.right_ = mirrored ? cross(front, up) : cross(up, front);
        return s;
    }

    static constexpr Symmetry quarter(Axis axis) {
        return from_images(quarter_turned(Face::U, axis), quarter_turned(Face::F, axis));
    }

    constexpr int id() const {
        int index = 0;
        for (Face front : front_order) {
            if (front == front_) break;
            if (axis_of(front) != axis_of(up_)) ++index;
        }
        return (is_mirror() ? rotation_count : 0) + static_cast<int>(up_) * 4 + index;
    }

    constexpr bool is_mirror() const { return right_ != cross(up_, front_); }

    constexpr Face operator()(Face face) const {
        const Face positive = axis_of(face) == Axis::x ? right_ : axis_of(face) == Axis::y ? up_ : front_;
        return is_positive(face) ? positive : opposite(positive);
    }

    // a * b: first a, then b. (Everywhere in this library composition reads left to right, like an algorithm.)
    friend constexpr Symmetry operator*(Symmetry a, Symmetry b) {
        Symmetry s;
        s.right_ = b(a.right_);
        s.up_ = b(a.up_);
        s.front_ = b(a.front_);
        return s;
    }

    constexpr Symmetry inverse() const {
        Symmetry s;
        for (Face face : all_faces) {
            const Face image = (*this)(face);
            if (image == Face::R) s.right_ = face;
            if (image == Face::U) s.up_ = face;
            if (image == Face::F) s.front_ = face;
        }
        return s;
    }

    friend constexpr bool operator==(Symmetry, Symmetry) = default;

private:
    static constexpr std::array front_order{Face::F, Face::R, Face::B, Face::L, Face::U, Face::D};

    Face right_ = Face::R;
    Face up_ = Face::U;
    Face front_ = Face::F;
};

}  // namespace trundle
