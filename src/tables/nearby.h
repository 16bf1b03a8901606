// Every cube within ten crawls of solved, up to the crawler's 16 symmetries: 3.5 million hashes, each with its
// distance.
//
// A slot is 28 bits of a hash and 4 bits of distance; where a hash lies follows from its other bits, and full slots
// push on to the next. A wrong hit is possible in principle, so who walks home by it must check the way.
#pragma once

#include "tables/content.h"
#include "tables/move_tables.h"
#include "tables/reduction.h"

namespace trundle {

class Nearby {
public:
    static constexpr int depth = 10;

    explicit Nearby(Content content);

    // 0 .. depth, or more than depth if the cube is farther away.
    int distance_of(const Coordinates& cube) const;

private:
    Content content_;
    std::span<const std::uint32_t> slots_;
};

Recipe nearby_recipe();

}  // namespace trundle
