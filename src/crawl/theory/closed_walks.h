// The group of closed walks: what crawls that come back to the cell and heading they started from do to a cube.
//
// Poses are the points of a graph, moves its lines. A tree of shortest walks gives every pose one walk from the start.
// A line outside the tree closes a loop: out along the tree, over the line, back along the tree. These loops generate
// all closed walks. A cube is solvable with an end in pose q if the tree's walk to q, made from this cube, does what a
// closed walk does: the inverse of that closed walk, and then the walk to q, solves it.
#pragma once

#include <trundle/crawl.h>

#include "crawl/board/board_poses.h"
#include "group/cube_group.h"

namespace trundle {

class WalkGroup {
public:
    // A walk on an unbounded board can stay within 3x3, where already everything can be reached. The only error is that
    // the work was stopped.
    static Result<WalkGroup> on(const Board& board, Pose start, std::span<const Move> moves, const Work& work);

    const PermutationGroup& group() const { return group_; }
    bool is_everything() const { return is_everything_; }

    // The poses that can be reached, and what the tree's walk to each does.
    struct Visit {
        Pose pose;
        Cube walk;
    };
    const std::vector<Visit>& visits() const { return visits_; }

    bool solves(const Cube& cube, const Visit& end) const {
        return is_everything_ || group_.contains(permutation_of(end.walk * cube));
    }

private:
    WalkGroup() : group_(movable_facelet_count) {}

    std::vector<Visit> visits_;
    PermutationGroup group_;
    bool is_everything_ = false;
};

}  // namespace trundle
