// A cube as the beam knows it: coordinates alone, moved by look-ups.
#pragma once

#include <algorithm>

#include "tables/coordinates/axes.h"

namespace trundle {

struct CrawlCube {
    static constexpr std::size_t side_count = 2;

    Coordinates all;
    std::array<std::uint16_t, Coordinates::quartet_count> belts{};  // Quartets::belt_of
    std::array<View, side_count> sides{};  // twists, flips and slice edges with U and D to the right and left
};

// What the tables say: lower bounds for the moves that a cube needs.
struct CrawlBounds {
    enum Table : std::size_t {
        first_quartet,
        corners = first_quartet + Coordinates::quartet_count,
        flips,  // or the orientations alone
        edges,
        first_side,
        count = first_side + CrawlCube::side_count
    };
    std::array<std::uint8_t, count> of{};

    int largest() const { return *std::max_element(of.begin(), of.end()); }
};

// The cubes that the eight moves make of one, coordinate by coordinate.
struct Successors {
    using Row = std::array<std::uint16_t, 8>;  // by move, an index into MoveSet::crawler()

    Row corners, twist, flip;
    std::array<Row, Coordinates::quartet_count> edges, belts;
    struct Side {
        Row twist, flip, slice;
    };
    std::array<Side, CrawlCube::side_count> sides;

    std::size_t flip_slice(std::size_t move) const {
        return edges[Coordinates::middle][move] / four_orders * flip_count + flip[move];
    }
    std::size_t side_flip_slice(std::size_t side, std::size_t move) const {
        return sides[side].slice[move] * flip_count + sides[side].flip[move];
    }
    std::uint32_t hash(std::size_t move) const {
        const std::uint64_t a = std::uint64_t{corners[move]} << 32 | std::uint64_t{twist[move]} << 16 | flip[move];
        const std::uint64_t b =
            std::uint64_t{edges[0][move]} << 32 | std::uint64_t{edges[1][move]} << 16 | edges[2][move];
        const std::uint64_t h = (a * 0x9e3779b97f4a7c15) ^ (b * 0xd6e8feb86659fd93);
        return static_cast<std::uint32_t>((h ^ h >> 32) * 0xbf58476d1ce4e5b9 >> 32);
    }
};

}  // namespace trundle
