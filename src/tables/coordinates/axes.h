// A cube seen along the three axes that may play the part of U-D: a third of a turn takes U to R, R to F and F to U.
#pragma once

#include "tables/coordinates/corner_groups.h"
#include "tables/coordinates/move_tables.h"

namespace trundle {

inline constexpr std::size_t axis_count = 3;
inline constexpr Symmetry third_of_a_turn = Symmetry::from_images(Face::R, Face::U);
inline constexpr std::array<Symmetry, axis_count> axes_seen{Symmetry(), third_of_a_turn,
                                                            third_of_a_turn* third_of_a_turn};
static_assert(third_of_a_turn(Face::R) == Face::F);

// What the first phase knows of a cube, along one axis.
struct View {
    std::uint16_t twist = 0;
    std::uint16_t flip = 0;
    std::uint16_t slice = 0;

    std::size_t flip_slice() const { return slice * flip_count + flip; }
    friend bool operator==(const View&, const View&) = default;
};

inline View view_of(const Cube& cube) {
    return {static_cast<std::uint16_t>(twist_of(cube)), static_cast<std::uint16_t>(flip_of(cube)),
            static_cast<std::uint16_t>(slice_of(cube))};
}

inline View turned(const MoveTables& moves, const View& view, std::size_t turn_id) {
    return {moves.twist.after(view.twist, turn_id), moves.flip.after(view.flip, turn_id),
            moves.slice.after(view.slice, turn_id)};
}

// And what larger tables know besides.
struct WideView : View {
    CornerSets corners = 0;
    std::uint8_t slice_parity = 0;
};

inline WideView wide_view_of(const Cube& cube) {
    return {view_of(cube), corner_sets_of(cube), static_cast<std::uint8_t>(slice_parity_of(cube))};
}

// The number of each turn, seen along each axis.
using TurnsSeen = std::array<std::array<std::uint8_t, Turn::count>, axis_count>;
inline TurnsSeen turns_seen(const std::array<Symmetry, axis_count>& axes = axes_seen) {
    TurnsSeen seen{};
    for (std::size_t k = 0; k < axis_count; ++k)
        for (int id = 0; id < Turn::count; ++id)
            seen[k][static_cast<std::size_t>(id)] =
                static_cast<std::uint8_t>(conjugated(Turn::from_id(id), axes[k]).id());
    return seen;
}

}  // namespace trundle
