#include "crawl/beam/twists_and_flips.h"

#include "tables/fill/distances.h"

namespace trundle {

TwistsAndFlips::TwistsAndFlips(std::span<const Successors::Row> twists, std::span<const Successors::Row> flips)
    : distances_(distances(
          twist_count * flip_count, 0, twists[0].size(),
          [&](std::size_t value, std::size_t move) {
              return twists[value / flip_count][move] * flip_count + flips[value % flip_count][move];
          },
          [](std::size_t) { return 1; })) {}

}  // namespace trundle
