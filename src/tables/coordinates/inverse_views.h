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

    // All but the parity of the slice edges, which takes longer than all the rest.
    std::array<WideView, axis_count> of(const Cube& cube) const {
        Parts corners{}, edges{};
        for (std::size_t place = 0; place < corner_count; ++place)
            corners += corners_[place][cube.bytes()[corners_at + place]];
        for (std::size_t place = 0; place < edge_count; ++place) edges += edges_[place][cube.bytes()[place]];
        std::array<WideView, axis_count> views;
        for (std::size_t k = 0; k < axis_count; ++k)
            views[k] = {{part(corners[twists], k), part(edges[flips], k),
                         static_cast<std::uint16_t>(slice_of_mask(part(edges[slices], k)))},
                        part(corners[sets], k),
                        0};
        return views;
    }

    // The slice edges of an axis have the places that the inverse has their pieces at.
    std::uint8_t slice_parity_of(const Cube& cube, std::size_t axis) const {
        std::array<std::uint8_t, 4> at;
        for (std::size_t i = 0; i < at.size(); ++i) at[i] = image_[axis][cube.bytes()[slice_[axis][i]] & 15];
        const auto exchanged = [&at](std::size_t a, std::size_t b) { return at[a] > at[b] ? 1 : 0; };
        return static_cast<std::uint8_t>(exchanged(0, 1) ^ exchanged(0, 2) ^ exchanged(0, 3) ^ exchanged(1, 2) ^
                                         exchanged(1, 3) ^ exchanged(2, 3));
    }

private:
    static constexpr std::size_t corners_at = 16;  // their first byte in a cube
    static constexpr std::size_t byte_count = 48;  // of a piece: id | orientation << 4

    // Two words that are added at once.
    using Parts [[gnu::vector_size(16)]] = std::uint64_t;
    enum OfCorners : std::uint8_t { twists, sets };  // CornerSets
    enum OfEdges : std::uint8_t { flips, slices };   // sets of places

    static std::uint16_t part(std::uint64_t parts, std::size_t axis) {
        return static_cast<std::uint16_t>(parts >> 16 * axis);
    }

    std::array<std::array<Parts, byte_count>, corner_count> corners_{};
    std::array<std::array<Parts, byte_count>, edge_count> edges_{};
    std::array<std::array<std::uint8_t, 4>, axis_count> slice_{};   // their places, in the order of the pieces seen
    std::array<std::array<std::uint8_t, 16>, axis_count> image_{};  // of each place
};

const InverseViews& inverse_views();

}  // namespace trundle
