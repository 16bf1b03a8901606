#include "solve/optimal/signpost_bound.h"

#include <algorithm>

#include "tables/store/recipes.h"

namespace trundle {

Result<SignpostBound> SignpostBound::open(TableStore& store, const Work& work) {
    Result<Content> content = store.open(signposts_recipe(Pattern::Major::flips), work);
    if (!content) return content.error();
    return SignpostBound(*std::move(content));
}

SignpostBound::State SignpostBound::start(const Cube& cube, Rotation) const {
    State state;
    for (std::size_t k = 0; k < axis_count; ++k) {
        state.views[k] = view_of(conjugated(cube, axes_seen[k]));
        state.spots[k] = signposts_->spot_of(state.views[k]);
    }
    return state;
}

int SignpostBound::lower_bound(const Cube& cube, Rotation) const {
    int bound = 0;
    for (const FlipSignposts::Spot& spot : start(cube).spots) bound = std::max(bound, spot.distance());
    return bound;
}

template class KernelSearcher<SignpostBound>;

}  // namespace trundle
