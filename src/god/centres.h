// Centres of a cover, found greedily: of a few candidates the one that covers most. What was left uncovered at the end
// of a try is hard to cover (few cosets are near it, as with H itself), so the next try looks for centres near that
// first.
#pragma once

#include <trundle/god.h>

#include "god/coset_classes.h"

namespace trundle {

inline constexpr std::size_t least_sets = 10;  // of cosets, that must have room in memory

struct FoundCentres {
    std::vector<SolvableCube> centres{};  // none if there were too many, or the work was stopped
    bool is_hopeless = false;             // proven: one centre cannot do it
};

FoundCentres find_centres(const CosetClasses& classes, int radius, std::size_t limit, const GodPlanRequest& request,
                          const Work& work, const GodPlanNews& news = {});

}  // namespace trundle
