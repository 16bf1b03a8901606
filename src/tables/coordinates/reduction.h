// Coordinates reduced by the symmetries that keep the axis U-D, where "twisted" and "in the slice" mean the same for
// all of them: 16, or 8 for a play in which U and D differ.
//
// Some coordinates are grouped into classes; a place in a class is found by one look-up:
//
//   value  --place_of-->  class, symmetry      and the rest of a state is seen through that symmetry:
//                                              state (value, rest)  ->  entry (class, seen(symmetry, rest))
#pragma once

#include <trundle/move.h>
#include <cstdint>
#include <functional>
#include <vector>

#include "tables/coordinates/coordinates.h"

namespace trundle {

class Classes {
public:
    static constexpr std::uint32_t symmetry_bits = 4;

    using Seen = std::function<std::size_t(std::size_t, std::size_t)>;
    using Normal = std::function<std::size_t(std::size_t)>;

    // `seen(value, i)` is the value through symmetry i, of which inverse[i] undoes i. Values that are not told apart
    // share a normal one.
    Classes(std::size_t value_count, std::span<const std::uint8_t> inverse, const Seen& seen,
            const Normal& normal = {});

    // A place: class << 4 | the symmetry through which the value is the class's representative. A table has a row for
    // each class.
    static constexpr std::uint32_t row_of(std::uint32_t place) { return place >> symmetry_bits; }
    static constexpr std::uint32_t symmetry_of(std::uint32_t place) { return place & ((1u << symmetry_bits) - 1); }
    std::uint32_t place_of(std::size_t value) const { return place_of_[value]; }
    const std::uint32_t* address_of(std::size_t value) const { return &place_of_[value]; }
    std::size_t class_count() const { return representative_.size(); }
    std::size_t representative(std::size_t c) const { return representative_[c]; }
    std::uint32_t stabiliser(std::size_t c) const { return stabiliser_[c]; }  // bit set of symmetries
    std::size_t weight(std::size_t c) const;                                  // how many values the class has

private:
    std::size_t symmetry_count_;
    std::vector<std::uint32_t> place_of_;
    std::vector<std::uint32_t> representative_;
    std::vector<std::uint16_t> stabiliser_;
};

class Reduction {
public:
    // Which coordinates are grouped into classes; that takes a while, so only those that are looked at.
    struct Parts {
        bool corners = true;
        bool flips = true;
        bool edges = false;
    };
    Reduction(std::vector<Symmetry> symmetries, Parts parts);

    std::size_t symmetry_count() const { return symmetries_.size(); }
    Symmetry symmetry(std::size_t i) const { return symmetries_[i]; }

    // First a, then b.
    std::size_t product(std::size_t a, std::size_t b) const { return product_[a * symmetry_count() + b]; }

    const Classes& corner_permutations() const { return corner_permutations_; }
    const Classes& flip_slices() const { return flip_slices_; }
    const Classes& edge_flips() const { return edge_flips_; }  // flip_slices, but the slice edges' flips do not count

    std::uint16_t twist_seen(std::size_t symmetry, std::size_t twist) const {
        return twist_seen_[symmetry * twist_count + twist];
    }
    std::uint16_t slice_seen(std::size_t symmetry, std::size_t slice) const {
        return slice_seen_[symmetry * slice_count + slice];
    }
    // Where the four U edges are, or the four D edges: they are the four D or U edges if the symmetry exchanges U and
    // D.
    std::uint16_t four_edges_seen(std::size_t symmetry, std::size_t edges) const {
        return four_edges_seen_[symmetry * four_edges_count + edges];
    }
    std::uint16_t middle_edges_seen(std::size_t symmetry, std::size_t middle) const {
        return middle_edges_seen_[symmetry * four_edges_count + middle];
    }
    std::size_t flip_slice_seen(std::size_t symmetry, std::size_t flip_slice) const;
    bool exchanges_up_and_down(std::size_t symmetry) const { return (exchanging_ >> symmetry & 1) != 0; }
    std::uint16_t rotation_seen(std::size_t symmetry, std::size_t rotation) const {
        return rotation_seen_[symmetry * Rotation::count + rotation];
    }

private:
    std::vector<Symmetry> symmetries_;
    std::vector<std::uint8_t> inverse_, product_;
    std::uint32_t exchanging_ = 0;  // bit set of the symmetries that exchange U and D
    std::vector<std::uint16_t> twist_seen_, slice_seen_, rotation_seen_;
    std::vector<std::uint16_t> mask_seen_;  // sets of edge places, 4096 a symmetry
    std::vector<std::uint16_t> four_edges_seen_, middle_edges_seen_;
    Classes corner_permutations_, flip_slices_, edge_flips_;
};

const Reduction& reduction_of(Play play);
const Reduction& side_reduction();  // of the flips of the crawler seen through side_view
const Reduction& edge_reduction();  // of edges one by one, and of the corners, for the crawler

}  // namespace trundle
