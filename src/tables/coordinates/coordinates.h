// Coordinates: a few pieces of a cube as one number. Each knows the cubes it stands for: x_of(cube_with_x(n)) == n.
#pragma once

#include <trundle/cube.h>

namespace trundle {

inline constexpr std::size_t twist_count = 2187;                // 3^7, the eighth corner is forced
inline constexpr std::size_t flip_count = 2048;                 // 2^11, the twelfth edge is forced
inline constexpr std::size_t slice_count = 495;                 // 12 over 4: where the edges FR FL BL BR are
inline constexpr std::size_t corner_permutation_count = 40320;  // 8!
inline constexpr std::size_t four_orders = 24;                  // 4!
inline constexpr std::size_t four_edges_count = 11880;  // 495 x 24: which places four edges hold, in which order
inline constexpr std::size_t flip_slice_count = flip_count * slice_count;

inline constexpr unsigned slice_places = 0xf00;  // bit set of the places FR FL BL BR

// All of a cube.
struct Coordinates {
    enum Quartet : std::size_t { up, down, middle, quartet_count };  // the edges, layer by layer

    std::uint16_t corners = 0, twist = 0, flip = 0;
    std::array<std::uint16_t, quartet_count> edges{};

    std::size_t flip_slice() const { return edges[middle] / four_orders * flip_count + flip; }
    friend bool operator==(const Coordinates&, const Coordinates&) = default;
};
Coordinates coordinates_of(const Cube& cube);

std::size_t twist_of(const Cube& cube);
std::size_t flip_of(const Cube& cube);
std::size_t slice_of(const Cube& cube);
std::size_t corner_permutation_of(const Cube& cube);
std::size_t up_edges_of(const Cube& cube);      // where UR UF UL UB are
std::size_t down_edges_of(const Cube& cube);    // where DR DF DL DB are
std::size_t middle_edges_of(const Cube& cube);  // where FR FL BL BR are

Cube cube_with_twist(std::size_t twist);
Cube cube_with_flip(std::size_t flip);
Cube cube_with_slice(std::size_t slice);
Cube cube_with_corner_permutation(std::size_t permutation);
Cube cube_with_up_edges(std::size_t up);
Cube cube_with_middle_edges(std::size_t middle);

// The same two coordinates as sets of places: those of flipped edges, those of slice edges.
unsigned flip_mask_of(std::size_t flip);
unsigned slice_mask_of(std::size_t slice);
std::size_t slice_of_mask(unsigned mask);

// Whether the slice edges, place by place, stand in an odd order. Turns of U and D do not change that.
std::size_t slice_parity_of(const Cube& cube);

}  // namespace trundle
