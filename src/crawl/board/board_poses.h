// The poses of an upright cube on a board as numbers, and where the crawler's moves lead from each: the side automaton
// of every search here.
#pragma once

#include <trundle/crawl.h>

namespace trundle {

class BoardPoses {
public:
    using Number = std::uint16_t;
    static constexpr Number wall = 0xffff;
    static constexpr std::size_t move_count = 8;  // of MoveSet::crawler()

    // All cells of a board; of an unbounded one a window around the start and the wanted end, `margin` cells wide, but
    // cells and headings are not told apart at all if the end asks for none.
    BoardPoses(const Board& board, Pose start, const CrawlEnd& end, int margin = 31);

    std::size_t count() const { return next_.size() / move_count; }
    Number start() const { return start_; }
    Number next(Number pose, std::size_t move) const { return next_[pose * move_count + move]; }
    bool is_goal(Number pose) const { return is_goal_[pose] != 0; }
    std::vector<Number> goals() const;
    std::vector<std::uint8_t> steps_home() const;  // from each pose to the nearest goal, whatever the cube

    // The same poses for the way back: from any goal to the start.
    BoardPoses reversed() const;

private:
    std::vector<Number> next_;
    std::vector<std::uint8_t> is_goal_;
    Number start_ = 0;
};

}  // namespace trundle
