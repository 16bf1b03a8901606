// Both phases of a two-phase search known in parts: four megabytes, made in a moment, for where no table can be kept. A
// distance is the larger of what two parts know, so it may be too small, but it is 0 only at the goal.
#pragma once

#include <algorithm>

#include "tables/coordinates/axes.h"
#include "tables/phases/phase_two.h"

namespace trundle {

class SmallPhaseOne {
public:
    explicit SmallPhaseOne(Play play);

    int distance(const View& view) const {
        return std::max(flips_[view.flip_slice()], twists_[view.slice * twist_count + view.twist]);
    }

private:
    std::vector<std::uint8_t> flips_, twists_;  // each with where the slice edges are
};

class SmallPhaseTwo {
public:
    explicit SmallPhaseTwo(const PhaseTwoMoves& moves);

    const std::uint8_t* address_of(const PhaseTwoCube& cube) const {
        return &corners_[cube.corners * slice_permutation_count + cube.slice];
    }
    int distance(const PhaseTwoCube& cube) const {
        return std::max(*address_of(cube), edges_[cube.edges * slice_permutation_count + cube.slice]);
    }

private:
    std::vector<std::uint8_t> corners_, edges_;  // each with the order of the slice edges
};

}  // namespace trundle
