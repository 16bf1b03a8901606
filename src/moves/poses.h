// The side automaton of a search: the poses a cube may have, and which moves lead from one to another. Walls are
// missing steps.
#pragma once

#include <trundle/move.h>
#include <vector>

namespace trundle {

class Poses {
public:
    using State = std::uint16_t;
    static constexpr State wall = 0xffff;

    // No move leads anywhere yet.
    Poses(std::size_t pose_count, std::size_t move_count)
        : move_count_(move_count), next_(pose_count * move_count, wall) {}

    static Poses ignored(std::size_t move_count);  // one pose: however the cube stands
    static Poses ignored(Play play) { return ignored(moves_of(play).size()); }
    static Poses rotations(Play play);  // 24 poses, numbered like the rotations

    State next(State pose, std::size_t move) const { return next_[pose * move_count_ + move]; }
    void connect(State from, std::size_t move, State to) { next_[from * move_count_ + move] = to; }
    std::size_t count() const { return next_.size() / move_count_; }

private:
    std::size_t move_count_;
    std::vector<State> next_;
};

}  // namespace trundle
