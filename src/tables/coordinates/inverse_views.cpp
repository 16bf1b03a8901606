#include "tables/coordinates/inverse_views.h"

#include "cube/places.h"

namespace trundle {

// One piece is set into a solved inverse, whose other pieces add nothing.
InverseViews::InverseViews(const std::array<Symmetry, axis_count>& axes) {
    for (std::size_t k = 0; k < axis_count; ++k) {
        const auto at_axis = [&](std::size_t part) { return std::uint64_t{part} << 16 * k; };
        for (std::uint8_t place = 0; place < corner_count; ++place)
            for (std::uint8_t id = 0; id < corner_count; ++id)
                for (std::uint8_t twist = 0; twist < 3; ++twist) {
                    Cube inverse;
                    inverse.set_corner(id, {place, static_cast<std::uint8_t>((3 - twist) % 3)});
                    const Cube seen = conjugated(inverse, axes[k]);
                    const int image = corner_slot(axes[k], id, 0).place;
                    Parts& parts = corners_[place][id | std::size_t{twist} << 4];
                    parts[twists] |= at_axis(twist_of(seen));
                    parts[sets] |= at_axis(sets_with(seen.corner(image).id, image));
                }
        for (std::uint8_t place = 0; place < edge_count; ++place) {
            const int image = edge_slot(axes[k], place, 0).place;
            image_[k][place] = static_cast<std::uint8_t>(image);
            if ((slice_places >> image & 1) != 0) slice_[k][static_cast<std::size_t>(image) - 8] = place;
        }
        for (std::uint8_t place = 0; place < edge_count; ++place)
            for (std::uint8_t id = 0; id < edge_count; ++id)
                for (std::uint8_t flip = 0; flip < 2; ++flip) {
                    Cube inverse;
                    inverse.set_edge(id, {place, flip});
                    const Cube seen = conjugated(inverse, axes[k]);
                    const int image = edge_slot(axes[k], id, 0).place;
                    Parts& parts = edges_[place][id | std::size_t{flip} << 4];
                    parts[flips] |= at_axis(flip_of(seen));
                    parts[slices] |= at_axis((slice_places >> seen.edge(image).id & 1) << image);
                }
    }
}

const InverseViews& inverse_views() {
    static const InverseViews views;
    return views;
}

}  // namespace trundle
