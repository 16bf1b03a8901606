// The moves that stay in H, with what they cost in a play: those of the play itself, and what one of its other moves
// does twice. After a word that leads into H they lead to further members with no search: a prepass.
#pragma once

#include <trundle/move.h>

#include "coset/members.h"

namespace trundle {

struct StayMove {
    Cube cube;
    int cost = 1;
};

std::vector<StayMove> stay_moves(Play play);

}  // namespace trundle
