#include <algorithm>

#include "moves/symmetries.h"
#include "search/pattern_kernel.h"

namespace trundle {
namespace {

constexpr Symmetry third = Symmetry::from_images(Face::R, Face::U);  // U to R, F to U, and so R to F
static_assert(third(Face::R) == Face::F);

std::array<Symmetry, PatternBound::axis_count> axes() { return {Symmetry(), third, third * third}; }

}  // namespace

PatternBound::PatternBound(const Table& corners, const Table& flips)
    : moves_(move_tables()),
      corners_(corners),
      flips_(flips),
      corner_classes_(corners.layout().classes()),
      flip_classes_(flips.layout().classes()),
      corners_minor_(corners.layout().pattern().minor),
      flips_minor_(flips.layout().pattern().minor) {
    const std::vector<Symmetry> symmetries = symmetries_of(corners.layout().pattern().play);
    axes_ = std::find(symmetries.begin(), symmetries.end(), third) != symmetries.end() ? axis_count : 1;
    for (std::size_t k = 0; k < axis_count; ++k) {
        const Symmetry s = axes()[k];
        for (int id = 0; id < Turn::count; ++id)
            turn_through_[k][static_cast<std::size_t>(id)] =
                static_cast<std::uint8_t>(conjugated(Turn::from_id(id), s).id());
        for (int id = 0; id < Rotation::count; ++id)
            rotation_through_[k][static_cast<std::size_t>(id)] =
                static_cast<std::uint8_t>((s.inverse() * Symmetry::from_id(id) * s).id());
    }
}

PatternBound::State PatternBound::start(const Cube& cube, Rotation rotation) const {
    State state;
    state.corners = static_cast<std::uint16_t>(corner_permutation_of(cube));
    state.bound[0] = static_cast<std::uint8_t>(corners_.distance_of(cube, rotation));
    for (std::size_t k = 0; k < axes_; ++k) {
        const Cube seen = conjugated(cube, axes()[k]);
        state.views[k] = {static_cast<std::uint16_t>(twist_of(seen)), static_cast<std::uint16_t>(flip_of(seen)),
                          static_cast<std::uint16_t>(slice_of(seen))};
        const Rotation stands = Rotation::from_id(rotation_through_[k][static_cast<std::size_t>(rotation.id())]);
        state.bound[k + 1] = static_cast<std::uint8_t>(flips_.distance_of(seen, stands));
    }
    return state;
}

}  // namespace trundle
