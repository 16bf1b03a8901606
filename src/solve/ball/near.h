// Short things first: a cube near solved is solved, with proof, by meeting a small ball around solved, which is made
// in a moment. Who asks for no more never opens a table.
#pragma once

#include <trundle/solve.h>

namespace trundle {

// A shortest solution, however the cube stands, if there is one within a few moves; and the lengths searched for it.
Result<std::optional<OptimalAnswer>> solve_near(const World& world, Play play, Tables& tables, const Work& work);

}  // namespace trundle
