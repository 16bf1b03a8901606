// The four edges of the middle layer alone: how many crawls they need. Small enough to be made when needed, and what
// the large tables do not see: the order of these edges.
#pragma once

#include "crawl/crawl_cube.h"

namespace trundle {

class MiddleEdges {
public:
    static constexpr std::size_t belt_count = slice_count * 16;

    MiddleEdges();

    // Which places they hold, and which of them are flipped, in order of their places: slice * 16 + flips.
    static std::uint16_t belt_of(const Cube& cube);

    const Brood::Row& after(std::size_t belt) const { return rows_[belt]; }
    // `middle`: middle_edges_of the same cube.
    std::uint8_t distance(std::size_t belt, std::size_t middle) const {
        return distances_[belt * four_orders + middle % four_orders];
    }

private:
    std::vector<Brood::Row> rows_;
    std::vector<std::uint8_t> distances_;
};

}  // namespace trundle
