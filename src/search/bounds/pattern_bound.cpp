#include "search/bounds/pattern_bound.h"

namespace trundle {

PatternBound::PatternBound(std::shared_ptr<const Table> corners, FlipsBound flips)
    : corners_(std::move(corners)), classes_(corners_->layout().classes()), flips_(std::move(flips)) {}

Result<PatternBound> PatternBound::open(TableStore& store, Play play, const Work& work) {
    const Result<TableSet> set = table_set(play, false, work.memory);
    if (!set) return set.error();
    Result<std::shared_ptr<const Table>> corners = store.open(set->corners, work);
    if (!corners) return corners.error();
    Result<FlipsBound> flips = FlipsBound::open(store, *set, work);
    if (!flips) return flips.error();
    return PatternBound(*std::move(corners), *std::move(flips));
}

int PatternBound::lower_bound(const Cube& cube, Rotation) const {
    return std::max(corners_->distance_of(cube, {}), flips_.lower_bound(cube, {}));
}

std::vector<std::string> PatternBound::table_names() const {
    std::vector<std::string> names = flips_.table_names();
    names.insert(names.begin(), name_of(corners_->layout().pattern()));
    return names;
}

PatternBound::State PatternBound::start(const Cube& cube, Rotation) const {
    State state{flips_.start(cube)};
    state.corners = static_cast<std::uint16_t>(corner_permutation_of(cube));
    state.corners_bound = static_cast<std::uint8_t>(corners_->distance_of(cube, {}));
    return state;
}

template class KernelSearcher<PatternBound>;

}  // namespace trundle
