// Every cube within a few crawls of solved, up to the crawler's 16 symmetries: hashes, each with its distance. Within
// ten crawls these are 3.5 million.
//
// A slot is 28 bits of a hash and 4 bits of distance; where a hash lies follows from its other bits, and full slots
// push on to the next. A wrong hit is possible in principle, so who walks home by it must check the way.
#pragma once

#include "tables/coordinates/move_tables.h"
#include "tables/coordinates/reduction.h"
#include "tables/files/content.h"

namespace trundle {

class Nearby {
public:
    static constexpr int far = 10, near = 8;  // depths to choose from

    Nearby(Content content, int depth);

    int depth() const { return depth_; }

    // 0 .. depth(), or more than that if the cube is farther away.
    int distance_of(const Coordinates& cube) const;

private:
    Content content_;
    int depth_;
    std::span<const std::uint32_t> slots_;
};

Description nearby_description(int depth);
Result<Content> build_nearby(int depth, const Work& work);

}  // namespace trundle
