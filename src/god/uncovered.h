// What a plan leaves uncovered, found in another way than the plan was made: every coset for itself, flips beside each
// other in memory, no symmetry but in the centres' images, and all balls grown at once.
#pragma once

#include <trundle/work.h>
#include <span>

#include "god/cosets_told.h"

namespace trundle {

// How many cosets are farther than `radius` crawls from all centres and their images.
Result<std::uint64_t> count_uncovered(std::span<const SolvableCube> centres, int radius, CosetsTold told,
                                      const Work& work);

}  // namespace trundle
