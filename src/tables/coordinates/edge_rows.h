// Within a row of the edges' table the places of the slice edges are given. What is left to say of the eight edges of
// top and bottom is which of the eight free places hold U edges (70 ways), in which order they stand there (24), and in
// which order the D edges stand in the others (24).
#pragma once

#include "tables/coordinates/reduction.h"

namespace trundle {

class EdgeRows {
public:
    static constexpr std::size_t divisions = 70;  // 8 over 4
    static constexpr std::size_t beside_count = divisions * four_orders;
    static constexpr std::size_t minor_count = four_orders;

    explicit EdgeRows(const Reduction& reduction);

    // Rows of one shape have the same slice places.
    std::size_t shape_count() const { return slices_.size(); }
    std::size_t shape_of(std::size_t row) const { return shape_of_row_[row]; }

    // The entry of a state whose class is `row`, seen through `symmetry`: where the U and the D edges are.
    std::size_t entry(std::size_t row, std::size_t symmetry, std::size_t up, std::size_t down) const {
        std::size_t above = reduction_.four_edges_seen(symmetry, up);
        std::size_t below = reduction_.four_edges_seen(symmetry, down);
        if (reduction_.exchanges_up_and_down(symmetry)) std::swap(above, below);
        return beside_of(shape_of_row_[row], above) * minor_count + below % four_orders;
    }

    // The halves of the entry that a turn and a symmetry make of an entry. Together they are that entry:
    // first[beside] + second[division * 24 + minor]. Nothing is written where no row has such a neighbour.
    void neighbour(std::size_t shape, Turn turn, std::size_t symmetry, std::uint32_t* first,
                   std::uint32_t* second) const;

private:
    std::size_t beside_of(std::size_t shape, std::size_t up) const {
        return division_[shape * slice_count + up / four_orders] * four_orders + up % four_orders;
    }

    const Reduction& reduction_;
    std::vector<std::uint16_t> slices_;         // of each shape
    std::vector<std::uint8_t> shape_of_slice_;  // or no_shape
    std::vector<std::uint8_t> shape_of_row_;
    std::vector<std::uint8_t> division_;  // [shape][places of the U edges]
};

const EdgeRows& edge_rows();

}  // namespace trundle
