// The search from both ends as the path program's note tells it: its rounds, and the relabelings on the way.
#pragma once

#include <trundle/optimize.h>

#include "frame/input.h"

namespace trundle::cli {

std::string to_text(const OptimizeRound& round);
Json to_json(const OptimizeRound& round);

// Solved - move - relabeling - ... - move - relabeling - target: each configuration on the way is its class's
// representative, and the moves are seen as it sees them. A relabeling says what the faces URFDLB become.
struct Link {
    Move move;
    std::string relabeling;
};
std::vector<Link> chain_of(std::span<const Move> path);

}  // namespace trundle::cli
