// Sequences without redundancy. Parallel layers commute and merge, so a run of moves about one axis only matters as
// a sum: how far each layer has turned. Of all runs with one sum, one is kept: the first of the shortest in the order
// of the move set. The kept runs of an axis form a tree (every beginning of a kept run is kept), and the automaton is
// the trees of the three axes:
//
//            start --- R --- R L --- ...     within an axis: only along its tree
//              |
//              +------ U --- U D --- ...     to another axis: into the first level of its tree
//              |
//              +------ F --- F B --- ...
//
// For the 18 face turns this says "R L but not L R, and never R R"; for quarter turns also "R R but not R' R'".
#pragma once

#include <trundle/move.h>
#include <cstdint>
#include <span>
#include <vector>

namespace trundle {

// A bit for each move of a play.
using MoveMask = std::uint64_t;
inline constexpr MoveMask every_move = ~MoveMask{0};

// Whether cells count. If they do not, +x +x and -x -x are the same; if they do, only +x -x is redundant; and if it
// counts which ones were visited, not even that.
enum class Cells : std::uint8_t { ignored, counted, visited };

class Canonical {
public:
    using State = std::uint16_t;
    static constexpr State start = 0;
    static constexpr State forbidden = 0xffff;

    explicit Canonical(std::span<const Move> moves, Cells cells = Cells::ignored);

    // The state after `move` (an index into the move set), or forbidden.
    State next(State state, std::size_t move) const { return next_[state * move_count_ + move]; }
    std::size_t move_count() const { return move_count_; }
    std::size_t state_count() const { return next_.size() / move_count_; }

private:
    std::size_t move_count_;
    std::vector<State> next_;
};

}  // namespace trundle
