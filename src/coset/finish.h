// What is left of a coset, solved cube by cube.
#pragma once

#include <trundle/coset.h>

#include "coset/members.h"

namespace trundle {

// The cube of x's coset that a member of H stands for: what makes this member of x solves it.
SolvableCube cube_of_member(MemberNumber member, const SolvableCube& x);

// How many moves of the play they are.
int moves_in(const Moves& moves, Play play);

// Each by quick searches until one is as short as asked for; where none is, the crawler's shortest is proven. In order;
// those that a stopped work did not come to have no moves.
Result<std::vector<CosetRest>> solve_singly(const CosetRequest& request, std::span<const MemberNumber> missing,
                                            Tables& tables, const Work& work);

}  // namespace trundle
