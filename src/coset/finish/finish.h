// What is left of a coset, solved singly. What is left lies together: a solution that is shorter than it need be solves
// the cubes around it too, when moves follow it that stay in H. So one search settles dozens of them.
#pragma once

#include <trundle/coset.h>
#include <span>

#include "coset/group/members.h"

namespace trundle {

// The cube of x's coset that a member of H stands for: what makes this member of x solves it.
SolvableCube cube_of_member(MemberNumber member, const SolvableCube& x);

struct Singles {
    std::uint64_t solved = 0;       // within what was asked for
    std::vector<CosetRest> rest{};  // all of them in order, if they are few enough to be listed
};

// Members in ascending order. Every solution is replayed. With a checkpoint what was solved before is not solved again.
Result<Singles> solve_singly(const CosetRequest& request, std::span<const MemberNumber> missing, Tables& tables,
                             const Work& work);

}  // namespace trundle
