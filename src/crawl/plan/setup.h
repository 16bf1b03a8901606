// From a wanted cycle of three facelets to a crawl that does it: a setup carries the facelets to where a commutator of
// the library cycles them so, and is undone afterwards.
#pragma once

#include "crawl/board/board_poses.h"
#include "crawl/plan/commutators.h"

namespace trundle {

struct Setup {
    Moves moves;
    const Commutator* commutator;

    Moves whole() const;  // the setup, the commutator, the setup undone; without what cancels
};

// The shortest setup for any of the wanted cycles, starting in `pose`. None, too, if the work was stopped.
std::optional<Setup> shortest_setup(const BoardPoses& poses, BoardPoses::Number pose, std::span<const Cycle> wanted,
                                    const Work& work);

}  // namespace trundle
