// One cube that a coset left, solved by itself: any solution will do that is short enough.
#pragma once

#include <trundle/move.h>
#include <trundle/tables.h>
#include <trundle/work.h>

namespace trundle {

// How many moves of the play they are.
int moves_in(const Moves& moves, Play play);

// By quick searches until one is as short as asked for; where none is, the crawler's shortest is proven. Replayed.
Result<Moves> single_solution(const SolvableCube& cube, Play play, int most, Tables& tables, const Work& work);

}  // namespace trundle
