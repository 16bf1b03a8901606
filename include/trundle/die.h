// A die that rolls over the edges of its bottom face: the four ways to roll, and which label shows where.
//
//         4              The die at rest: 1 on top, 6 on the board, 4 to the north, 3 to the south,
//       2 1 5            2 to the west, 5 to the east. North is away from the viewer (-z), east is +x.
//         3              How a die stands is a Rotation; its labels are names of the six faces.
#pragma once

#include <trundle/world.h>

namespace trundle {

enum class Way : std::uint8_t { N, E, S, W };

inline constexpr std::array all_ways{Way::N, Way::E, Way::S, Way::W};

constexpr char letter_of(Way way) { return "NESW"[static_cast<int>(way)]; }

constexpr std::optional<Way> way_of(char letter) {
    for (Way way : all_ways)
        if (letter_of(way) == letter) return way;
    return {};
}

constexpr Way opposite(Way way) { return static_cast<Way>((static_cast<int>(way) + 2) % 4); }

constexpr Face direction_of(Way way) {
    constexpr std::array directions{Face::B, Face::R, Face::F, Face::L};
    return directions[static_cast<std::size_t>(way)];
}

// The top of the die goes where it rolls, and the bottom comes up behind.
constexpr Rotation rotation_of(Way way) {
    const Axis axis = way == Way::N || way == Way::S ? Axis::x : Axis::z;
    return {axis, way == Way::N || way == Way::E ? 1 : -1};
}

constexpr Rotation rolled(Rotation die, Way way) { return die * rotation_of(way); }

// The label on each face of the die at rest; opposite labels add up to 7.
constexpr int label_of(Face face) {
    constexpr std::array labels{1, 5, 3, 6, 2, 4};  // U R F D L B
    return labels[static_cast<std::size_t>(face)];
}
constexpr Face face_of_label(int label) {
    for (Face face : all_faces)
        if (label_of(face) == label) return face;
    return Face::U;
}

// The label that a die shows in a direction of the world.
constexpr int label_at(Rotation die, Face direction) { return label_of(die.inverse()(direction)); }
constexpr int top_of(Rotation die) { return label_at(die, Face::U); }
constexpr int north_of(Rotation die) { return label_at(die, Face::B); }

// The die that shows these two labels, or none: equal or opposite labels are never neighbours.
constexpr std::optional<Rotation> die_showing(int top, int north) {
    for (int id = 0; id < Rotation::count; ++id) {
        const Rotation die = Rotation::from_id(id);
        if (top_of(die) == top && north_of(die) == north) return die;
    }
    return {};
}

static_assert(rotation_of(Way::N)(Face::U) == Face::B && rotation_of(Way::E)(Face::U) == Face::R);
static_assert(rotation_of(Way::S)(Face::U) == Face::F && rotation_of(Way::W)(Face::U) == Face::L);
static_assert(top_of(rolled(Rotation(), Way::N)) == 3 && top_of(rolled(Rotation(), Way::E)) == 2);
static_assert(die_showing(1, 4) == Rotation() && !die_showing(1, 6));

}  // namespace trundle
