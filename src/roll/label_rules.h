// What the labels of squares allow, as sets of ways to stand: by parity, and by label (0 none, 7 blocked).
#pragma once

#include <trundle/maze.h>

#include "roll/standing.h"

namespace trundle {

struct LabelRules {
    using Table = std::array<std::array<Ways, 8>, 2>;

    Table never{};      // ways that a die on such a square never stands
    Table may_enter{};  // ways that may roll onto such a square, as they stand before the roll

    explicit LabelRules(const MazeRules& rules) {
        for (std::size_t parity = 0; parity < 2; ++parity)
            for (std::size_t label = 0; label < 8; ++label) {
                const Ways showing = label == 0 ? all_ways_to_stand : standing.showing(parity, static_cast<int>(label));
                const bool before = rules.labels == MazeRules::Labels::before;
                may_enter[parity][label] = before ? showing : all_ways_to_stand;
                if (!before || label == Maze::blocked)
                    never[parity][label] = static_cast<Ways>(all_ways_to_stand & ~showing);
            }
    }
};

// The die that starts on a target may leave it for another one, but has been there.
inline bool may_not_return(const Maze& maze) {
    return maze.is_target(maze.start) && !maze.rules.leave_start && !maze.rules.pass_targets;
}

// The parity of the ways to stand on a square: squares have the colours of a chessboard.
inline std::size_t parity_on(const Maze& maze, Square at) {
    return (standing.parity(maze.die) + static_cast<std::size_t>(at.x + at.y + maze.start.x + maze.start.y)) & 1;
}

}  // namespace trundle
