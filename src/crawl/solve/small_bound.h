// A lower bound for proofs that stands on the small tables: the corners above all, twists and flips, edges in fours.
// Not as strong as ProofBound, but made in a moment.
#pragma once

#include "crawl/beam/crawl_pruning.h"
#include "crawl/board/board_poses.h"
#include "search/deepening.h"

namespace trundle {

class SmallBound {
public:
    static constexpr int stage_count = 1;

    struct State {
        CrawlCube cube;
        CrawlBounds bounds;
        std::uint8_t steps_home = 0;
    };

    SmallBound(const CrawlPruning& pruning, const BoardPoses& poses)
        : pruning_(pruning), steps_home_(poses.moves_home()) {}

    State start(const Cube& cube, BoardPoses::Number pose) const {
        return {pruning_.of(cube), pruning_.bounds_of(cube), steps_home_[pose]};
    }

    int lower_bound(const State& start) const { return std::max<int>(start.bounds.largest(), start.steps_home); }

    template <int Stage>
    void prepare(const State& parent, const Step& step, Poses::State pose, State& child) const {
        child.cube = pruning_.after(parent.cube, step.move);
        child.bounds = pruning_.small_bounds_of(child.cube, parent.bounds);
        child.steps_home = steps_home_[pose];
    }
    template <int Stage>
    bool admits(const State&, const State& child, int room) const {
        return child.bounds.largest() <= room && child.steps_home <= room;
    }

private:
    const CrawlPruning& pruning_;
    BoardPoses::Steps steps_home_;
};

extern template class KernelSearcher<SmallBound>;

}  // namespace trundle
