// What a search must obey: which moves may follow, where they lead, and where to end. It knows no notation and no
// board.
#pragma once

#include <bit>
#include <vector>

#include "moves/normal_words.h"
#include "moves/poses.h"

namespace trundle {

// A move that may follow, and the state of the sequence after it.
struct Step {
    std::uint8_t move = 0;
    std::uint8_t turn = 0;  // its Turn::id()
    Canonical::State next = Canonical::start;
};

// The steps of a set of moves, in the order of the moves.
class Steps {
public:
    struct Iterator {
        const Step* steps;  // by move
        MoveMask left;

        const Step& operator*() const { return steps[std::countr_zero(left)]; }
        Iterator& operator++() { return left &= left - 1, *this; }
        bool operator!=(const Iterator& other) const { return left != other.left; }
    };

    Steps(const Step* steps, MoveMask moves) : begin_{steps, moves} {}
    Iterator begin() const { return begin_; }
    Iterator end() const { return {begin_.steps, 0}; }
    int size() const { return std::popcount(begin_.left); }

private:
    Iterator begin_;
};

class Rules {
public:
    static constexpr std::size_t max_moves = 45;

    // `goals`: the poses in which a solved cube may end.
    Rules(Play play, Poses poses, const std::vector<Poses::State>& goals, Cells cells = Cells::ignored)
        : Rules(moves_of(play), std::move(poses), goals, cells) {}
    Rules(std::span<const Move> moves, Poses poses, const std::vector<Poses::State>& goals, Cells cells)
        : Rules(moves, Canonical(moves, cells), std::move(poses), goals) {}
    // `Sequences`: Canonical or NormalWords, for these moves.
    template <class Sequences>
    Rules(std::span<const Move> moves, const Sequences& sequences, Poses poses, const std::vector<Poses::State>& goals);

    const Poses& poses() const { return poses_; }
    bool is_goal(Poses::State pose) const { return is_goal_[pose] != 0; }

    // The moves that may follow in a pose, without those that a wall is in the way of.
    MoveMask moves(Canonical::State state, Poses::State pose) const { return may_follow_[state] & open_[pose]; }
    Steps steps(Canonical::State state, MoveMask moves) const { return {&steps_[state * move_count_], moves}; }
    Steps steps(Canonical::State state) const { return steps(state, may_follow_[state]); }

private:
    std::size_t move_count_;
    Poses poses_;
    std::vector<std::uint8_t> is_goal_;
    std::vector<MoveMask> may_follow_;  // by state
    std::vector<MoveMask> open_;        // by pose
    std::vector<Step> steps_;           // by state and move
};

}  // namespace trundle
