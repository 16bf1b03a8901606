// Words without detours. A word is normal if it is the first, in the order of length and letters, of all that do the
// same to a cube. Every piece of a normal word is normal: so who forbids words that are not, up to some length, loses
// no cube, and meets few of them twice. The automaton remembers the longest end of what was done so far that a
// forbidden word begins with.
//
// If cells count, the same is done by words that also end in the same cell and heading. Such a word only stands in for
// another if it leaves the cells of that one nowhere: then it can be walked wherever the other can, whatever the walls.
#pragma once

#include <trundle/move.h>
#include <trundle/work.h>
#include <cstdint>
#include <vector>

#include "moves/canonical.h"

namespace trundle {

class NormalWords {
public:
    using State = Canonical::State;  // there are 7,383 for the crawler
    static constexpr State start = Canonical::start;

    static constexpr int max_length = 7;

    // Forbids words of up to so many moves. Stopped, it forbids fewer.
    NormalWords(Play play, int length, const Work& work, Cells cells = Cells::ignored);
    // What pays for a search of words of so many moves.
    static int length_for(Play play, int depth);

    std::size_t move_count() const { return move_count_; }
    std::size_t state_count() const { return allowed_.size(); }
    MoveMask allowed(State state) const { return allowed_[state]; }
    // Of two moves at once, if they are few enough that 64 bits have room for a and then b: bit a x most_paired + b.
    static constexpr std::size_t most_paired = 8;
    std::uint64_t allowed_pairs(State state) const { return allowed_pairs_[state]; }
    State next(State state, std::size_t move) const { return next_[state * move_count_ + move]; }

private:
    std::size_t move_count_;
    std::vector<MoveMask> allowed_;
    std::vector<std::uint64_t> allowed_pairs_;
    std::vector<State> next_;
};

}  // namespace trundle
