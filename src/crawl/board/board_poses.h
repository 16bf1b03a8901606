// The poses of an upright cube on a board as numbers, and where the crawler's moves lead from each: the side automaton
// of every search here, with where it starts and where it may end.
#pragma once

#include <trundle/crawl.h>

#include "moves/poses.h"

namespace trundle {

// The cells that can be reached from one of a board with an end, itself first.
std::vector<Cell> cells_within_reach(const Board& board, Cell start);

class BoardPoses {
public:
    using Number = Poses::State;
    static constexpr Number wall = Poses::wall;
    static constexpr std::size_t move_count = 8;  // of MoveSet::crawler()

    // All cells of a board; of an unbounded one a window around the start and the wanted end,
    // `margin` cells wide, but cells and headings are not told apart at all if the end asks for none. An error if start
    // or end is misplaced, or if they are so far apart that the poses of the window cannot be numbered.
    static Result<BoardPoses> on(const CrawlPlace& place, int margin = 31);
    // For crawls that must visit every cell: a pose is told apart by those that have been visited, and there is no way
    // back. An error (too_many_visits) if that makes too many.
    static Result<BoardPoses> visiting(const CrawlPlace& place);

    const Poses& automaton() const { return poses_; }
    std::size_t count() const { return poses_.count(); }
    Number start() const { return start_; }
    Number next(Number pose, std::size_t move) const { return poses_.next(pose, move); }
    bool is_goal(Number pose) const { return is_goal_[pose] != 0; }
    std::vector<Number> goals() const;

    // From each pose to the nearest goal, whatever the cube: moves, or only those of them that step. At most `far`.
    using Steps = std::vector<std::uint8_t>;
    static constexpr std::uint8_t far = 0xfe;
    Steps moves_home() const { return steps_home(1); }
    Steps crawls_home() const { return steps_home(0); }

    // The same poses for the way back: from any goal to the start. (What was visited is not unvisited by going back.)
    BoardPoses reversed() const;

private:
    explicit BoardPoses(std::size_t count) : poses_(count, move_count), is_goal_(count) {}
    Steps steps_home(int cost_of_spin) const;

    Poses poses_;
    std::vector<std::uint8_t> is_goal_;
    Number start_ = 0;
};

}  // namespace trundle
