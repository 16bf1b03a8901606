// Twists and flips alone: how many crawls they need. A crawl turns many pieces at a time, so they need many: 12.4 on
// the average. Made when needed, where there is no room for the large tables, which know this and more.
#pragma once

#include <span>
#include <vector>

#include "crawl/beam/crawl_cube.h"
#include "tables/fill/distances.h"

namespace trundle {

class TwistsAndFlips {
public:
    // From how moves change the twists and the flips.
    TwistsAndFlips(std::span<const Successors::Row> twists, std::span<const Successors::Row> flips)
        : distances_(distances(
              twist_count * flip_count, 0, twists[0].size(),
              [&](std::size_t value, std::size_t move) {
                  return twists[value / flip_count][move] * flip_count + flips[value % flip_count][move];
              },
              [](std::size_t) { return 1; })) {}

    std::uint8_t distance(std::size_t twist, std::size_t flip) const { return distances_[twist * flip_count + flip]; }

private:
    std::vector<std::uint8_t> distances_;
};

}  // namespace trundle
