// The moves that stay in H: those of the play itself, and what one of its other moves does twice. After a word that
// leads into H they lead to further members with no search.
#pragma once

#include <trundle/move.h>

#include "coset/group/members.h"

namespace trundle {

struct StayMove {
    Cube cube;
    Moves moves;  // that make it

    int cost() const { return static_cast<int>(moves.size()); }
};

std::vector<StayMove> stay_moves(Play play);

// What they make of each other in at most so many moves, each once and by the fewest, nearest first; at most so many.
std::vector<StayMove> stay_words(Play play, int longest, std::size_t most);

}  // namespace trundle
