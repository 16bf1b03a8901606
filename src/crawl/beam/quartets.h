// The edges of one layer alone, four of them: how many crawls they need. Small enough to be made when needed. They see
// what the large tables do not, the order of the middle edges; and where there is no room for large tables, all edges.
#pragma once

#include "crawl/beam/crawl_cube.h"

namespace trundle {

class Quartets {
public:
    static constexpr std::size_t count = Coordinates::quartet_count;
    static constexpr std::size_t belt_count = slice_count * 16;

    // All of them, or all from this one on.
    explicit Quartets(std::size_t first);

    // Which places the edges of a layer hold, and which of them are flipped, in order of their places:
    // slice * 16 + flips.
    static std::uint16_t belt_of(const Cube& cube, std::size_t quartet);

    const Successors::Row& after(std::size_t belt) const { return rows_[belt]; }
    // `edges`: where these edges are in the same cube.
    std::uint8_t distance(std::size_t quartet, std::size_t belt, std::size_t edges) const {
        return distances_[quartet][belt * four_orders + edges % four_orders];
    }

private:
    std::vector<Successors::Row> rows_;
    std::array<std::vector<std::uint8_t>, count> distances_;
};

}  // namespace trundle
