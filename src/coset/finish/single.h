// One cube that a coset left, solved by itself: any solution will do that is short enough.
#pragma once

#include <trundle/move.h>
#include <trundle/tables.h>
#include <trundle/work.h>
#include <optional>

namespace trundle {

// How many moves of the play they are.
int moves_in(const Moves& moves, Play play);

// How hard it is tried: most cubes are easy, and who is not may be solved by what solves its neighbour. The last time
// the crawler's shortest is proven, and may be longer than asked for.
inline constexpr int single_efforts = 5;

// None: not with that effort, 0 .. single_efforts - 1. Replayed.
Result<std::optional<Moves>> single_solution(const SolvableCube& cube, Play play, int most, int effort, Tables& tables,
                                             const Work& work);

}  // namespace trundle
