#include "tables/coordinates/reduction.h"

#include <algorithm>
#include <bit>

#include "cube/places.h"
#include "moves/symmetries.h"
#include "tables/coordinates/pattern.h"

namespace trundle {
namespace {

constexpr std::size_t mask_count = 1 << edge_count;

// Those of the play, as seen through `view`, that keep the axis U-D.
std::vector<Symmetry> upright_symmetries(Play play, Symmetry view = {}) {
    std::vector<Symmetry> symmetries = symmetries_of(play);
    for (Symmetry& s : symmetries) s = view.inverse() * s * view;
    std::erase_if(symmetries, [](Symmetry s) { return axis_of(s(Face::U)) != Axis::y; });
    return symmetries;
}

std::uint8_t index_of(Symmetry s, const std::vector<Symmetry>& symmetries) {
    return static_cast<std::uint8_t>(std::find(symmetries.begin(), symmetries.end(), s) - symmetries.begin());
}

std::vector<std::uint8_t> inverses(const std::vector<Symmetry>& symmetries) {
    std::vector<std::uint8_t> result;
    for (Symmetry s : symmetries) result.push_back(index_of(s.inverse(), symmetries));
    return result;
}

std::vector<std::uint8_t> products(const std::vector<Symmetry>& symmetries) {
    std::vector<std::uint8_t> result;
    for (Symmetry a : symmetries)
        for (Symmetry b : symmetries) result.push_back(index_of(a * b, symmetries));
    return result;
}

// A table of seen(symmetry, value) for all symmetries and values.
template <class Seen>
std::vector<std::uint16_t> tabulate(const std::vector<Symmetry>& symmetries, std::size_t count, Seen seen) {
    std::vector<std::uint16_t> table;
    for (Symmetry s : symmetries)
        for (std::size_t value = 0; value < count; ++value) table.push_back(static_cast<std::uint16_t>(seen(s, value)));
    return table;
}

// A set of edge places, seen through each symmetry.
std::vector<std::uint16_t> masks_through(const std::vector<Symmetry>& symmetries) {
    std::vector<std::uint16_t> table(symmetries.size() * mask_count);
    for (std::size_t s = 0; s < symmetries.size(); ++s) {
        std::uint16_t* const masks = &table[s * mask_count];
        for (int place = 0; place < edge_count; ++place) {
            const int image = edge_slot(symmetries[s], place, 0).place;
            for (std::size_t mask = 0; mask < mask_count; ++mask)
                if (mask >> place & 1) masks[mask] |= static_cast<std::uint16_t>(1u << image);
        }
    }
    return table;
}

std::size_t rotation_through(Symmetry s, std::size_t rotation) {
    return static_cast<std::size_t>((s.inverse() * Symmetry::from_id(static_cast<int>(rotation)) * s).id());
}

// The slice edges' flips set to none, but for one that makes the number of flips even.
std::size_t without_slice_flips(std::size_t flip_slice) {
    const unsigned slice = slice_mask_of(flip_slice / flip_count);
    const unsigned flips = flip_mask_of(flip_slice % flip_count) & ~slice;
    const unsigned even = std::popcount(flips) % 2 == 0 ? flips : flips | (slice & (~slice + 1));
    return flip_slice / flip_count * flip_count + even % flip_count;
}

// Where four edges are, seen through each symmetry. Flips do not matter, so renaming places and pieces is enough.
std::vector<std::uint16_t> four_edges_through(const std::vector<Symmetry>& symmetries, Cube (*cube_with)(std::size_t),
                                              std::size_t (*value_of)(Symmetry, const Cube&)) {
    std::vector<std::uint16_t> table;
    for (Symmetry s : symmetries) {
        std::array<std::uint8_t, edge_count> image{};
        for (int place = 0; place < edge_count; ++place)
            image[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(edge_slot(s, place, 0).place);
        for (std::size_t edges = 0; edges < four_edges_count; ++edges) {
            const Cube cube = cube_with(edges);
            Cube seen;
            for (int place = 0; place < edge_count; ++place)
                seen.set_edge(image[static_cast<std::size_t>(place)], {image[cube.edge(place).id], 0});
            table.push_back(static_cast<std::uint16_t>(value_of(s, seen)));
        }
    }
    return table;
}

}  // namespace

Classes::Classes(std::size_t value_count, std::span<const std::uint8_t> inverse, const Seen& seen, const Normal& normal)
    : symmetry_count_(inverse.size()), place_of_(value_count, ~0u) {
    for (std::size_t value = 0; value < value_count; ++value) {
        if (place_of_[value] != ~0u) continue;
        if (normal && normal(value) != value) continue;
        unsigned stabiliser = 0;
        for (std::size_t s = 0; s < symmetry_count_; ++s) {
            const std::size_t image = normal ? normal(seen(value, s)) : seen(value, s);
            if (image == value) stabiliser |= 1u << s;
            if (place_of_[image] == ~0u)
                place_of_[image] = static_cast<std::uint32_t>(representative_.size()) << symmetry_bits | inverse[s];
        }
        representative_.push_back(static_cast<std::uint32_t>(value));
        stabiliser_.push_back(static_cast<std::uint16_t>(stabiliser));
    }
    if (!normal) return;
    for (std::size_t value = 0; value < value_count; ++value) place_of_[value] = place_of_[normal(value)];
}

std::size_t Classes::weight(std::size_t c) const {
    return symmetry_count_ / static_cast<std::size_t>(std::popcount(stabiliser_[c]));
}

Reduction::Reduction(std::vector<Symmetry> symmetries, Parts parts)
    : symmetries_(std::move(symmetries)),
      inverse_(inverses(symmetries_)),
      product_(products(symmetries_)),
      twist_seen_(tabulate(symmetries_, twist_count,
                           [](Symmetry s, std::size_t n) { return twist_of(conjugated(cube_with_twist(n), s)); })),
      slice_seen_(tabulate(symmetries_, slice_count,
                           [](Symmetry s, std::size_t n) { return slice_of(conjugated(cube_with_slice(n), s)); })),
      rotation_seen_(tabulate(symmetries_, Rotation::count, rotation_through)),
      mask_seen_(masks_through(symmetries_)),
      corner_permutations_(
          parts.corners ? corner_permutation_count : 0, inverse_,
          [this](std::size_t n, std::size_t s) {
              return corner_permutation_of(conjugated(cube_with_corner_permutation(n), symmetries_[s]));
          }),
      flip_slices_(parts.flips ? flip_slice_count : 0, inverse_,
                   [this](std::size_t n, std::size_t s) { return flip_slice_seen(s, n); }),
      edge_flips_(
          parts.edges ? flip_slice_count : 0, inverse_,
          [this](std::size_t n, std::size_t s) { return flip_slice_seen(s, n); }, without_slice_flips) {
    for (std::size_t s = 0; s < symmetries_.size(); ++s)
        if (symmetries_[s](Face::U) == Face::D) exchanging_ |= 1u << s;
    if (!parts.edges) return;
    four_edges_seen_ = four_edges_through(symmetries_, cube_with_up_edges, [](Symmetry s, const Cube& cube) {
        return s(Face::U) == Face::U ? up_edges_of(cube) : down_edges_of(cube);
    });
    middle_edges_seen_ = four_edges_through(symmetries_, cube_with_middle_edges,
                                            [](Symmetry, const Cube& cube) { return middle_edges_of(cube); });
}

// A symmetry that exchanges the axes F-B and R-L renames the first facelet of the places FR FL BL BR and of the
// pieces FR FL BL BR: an edge flips if exactly one of both, its place or itself, is among them.
std::size_t Reduction::flip_slice_seen(std::size_t symmetry, std::size_t flip_slice) const {
    const std::size_t slice = flip_slice / flip_count;
    unsigned flips = flip_mask_of(flip_slice % flip_count);
    if (axis_of(symmetries_[symmetry](Face::F)) != Axis::z) flips ^= slice_places ^ slice_mask_of(slice);
    const std::size_t flip = mask_seen_[symmetry * mask_count + flips] % flip_count;
    return slice_seen(symmetry, slice) * flip_count + flip;
}

const Reduction& reduction_of(Play play) {
    if (play == Play::crawler6) {
        static const Reduction up_only(upright_symmetries(Play::crawler6), {});
        return up_only;
    }
    static const Reduction both(upright_symmetries(Play::face), {});
    return both;
}

const Reduction& side_reduction() {
    static const Reduction side(upright_symmetries(Play::crawler, side_view), {.corners = false});
    return side;
}

const Reduction& edge_reduction() {
    static const Reduction edges(upright_symmetries(Play::crawler), {.flips = false, .edges = true});
    return edges;
}

}  // namespace trundle
