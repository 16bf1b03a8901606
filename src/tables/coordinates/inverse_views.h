// The views of a cube's inverse, piece by piece: each piece adds its part to every coordinate, whatever the others do.
//
//   cube:     at a place, a piece with a twist       inverse:  at the piece's place, the place's piece, twisted back
//
// No inverse is made: the parts of all three axes lie beside each other in one word, and a cube is a sum of such words.
#pragma once

#include "tables/coordinates/axes.h"

namespace trundle {

class InverseViews {
public:
    explicit InverseViews(const std::array<Symmetry, axis_count>& axes = axes_seen);

    std::array<SplitView, axis_count> of(const Cube& cube) const {
        std::uint64_t twists = 0, splits = 0, flips = 0, slices = 0;
        for (std::size_t place = 0; place < corner_count; ++place) {
            twists += corners_[place][cube.bytes()[corners_at + place]].twists;
            splits += corners_[place][cube.bytes()[corners_at + place]].splits;
        }
        for (std::size_t place = 0; place < edge_count; ++place) {
            flips += edges_[place][cube.bytes()[place]].flips;
            slices += edges_[place][cube.bytes()[place]].slices;
        }
        std::array<SplitView, axis_count> views;
        for (std::size_t k = 0; k < axis_count; ++k)
            views[k] = {{part(twists, k), part(flips, k), static_cast<std::uint16_t>(slice_of_mask(part(slices, k)))},
                        static_cast<std::uint16_t>(split_of_mask(part(splits, k)))};
        return views;
    }

private:
    static constexpr std::size_t corners_at = 16;  // their first byte in a cube
    static constexpr std::size_t byte_count = 48;  // of a piece: id | orientation << 4

    struct CornerParts {
        std::uint64_t twists = 0;
        std::uint64_t splits = 0;  // sets of places
    };
    struct EdgeParts {
        std::uint64_t flips = 0;
        std::uint64_t slices = 0;  // sets of places
    };

    static std::uint16_t part(std::uint64_t parts, std::size_t axis) {
        return static_cast<std::uint16_t>(parts >> 16 * axis);
    }

    std::array<std::array<CornerParts, byte_count>, corner_count> corners_{};
    std::array<std::array<EdgeParts, byte_count>, edge_count> edges_{};
};

const InverseViews& inverse_views();

}  // namespace trundle
