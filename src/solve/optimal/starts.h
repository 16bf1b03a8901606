// How a solution may begin. A cube may look the same through symmetries, as the superflip does through all 48: what
// starts with R is then as good as what starts with U.
#pragma once

#include <trundle/move.h>
#include <vector>

#include "search/branches.h"

namespace trundle {

class Starts {
public:
    Starts(const Cube& cube, std::span<const Move> moves);

    // Whether a path that begins so is needed to find a solution: of those that symmetries of the cube make of each
    // other only the first is.
    bool need(const MoveIndices& path) const;

private:
    std::span<const Move> moves_;
    std::vector<Symmetry> symmetries_;  // of the cube
};

}  // namespace trundle
