#include "solve/optimal/split_bound.h"

#include "search/flips_bound.h"
#include "tables/files/large_pages.h"

namespace trundle {

Result<SplitBound> SplitBound::open(TableStore& store, const Work& work) {
    const Result<TableSet> set = table_set(Play::face, false, work.memory);
    if (!set) return set.error();
    Result<std::shared_ptr<const Table>> flips = store.open(set->flips, work);
    if (!flips) return flips.error();
    Result<std::shared_ptr<const Table>> split = store.open(*set->large, work);
    if (!split) return split.error();
    return SplitBound(*std::move(split), *std::move(flips));
}

SplitBound::SplitBound(std::shared_ptr<const Table> split, std::shared_ptr<const Table> flips)
    : split_(std::move(split)), flips_(std::move(flips)), rows_(std::make_shared<const FaceRows>(split_->layout())) {
    read_split();
    for (std::size_t move = 0; move < FaceRows::move_count; ++move)
        for (std::size_t k = 0; k < axis_count; ++k) {
            if (conjugated(moves_of(Play::face)[move].turn(), axes_seen[k]).axis() != Axis::y) continue;
            about_[k] |= MoveMask{1} << move;
            axis_of_[move] = static_cast<std::uint8_t>(k);
        }
}

void SplitBound::read_split() {
    codes_ = split_->codes().data();
    row_bytes_ = split_->layout().row_bytes();
    base_ = split_->base();
    for (std::size_t code = 1; code < floors_.size(); ++code)
        floors_[code] = static_cast<std::uint8_t>(base_ + static_cast<int>(code));
}

void SplitBound::use_large_pages(const Work& work) {
    split_ = in_large_pages(*split_, work);
    read_split();
}

std::vector<std::string> SplitBound::table_names() const {
    return {name_of(flips_->layout().pattern()), name_of(split_->layout().pattern())};
}

SplitBound::State SplitBound::start(const Cube& cube, Rotation) const {
    State state{cube.bytes(), {}, {}, {}, {0, 1, 2}, {}, 0};
    const std::array<SplitView, axis_count> back = inverse_.of(cube);
    for (std::size_t k = 0; k < axis_count; ++k) {
        state.sights[k] = rows_->sight_of(split_view_of(conjugated(cube, axes_seen[k])));
        state.inverse[k] = floor_at(ask_for(rows_->sight_of(back[k])));
    }
    return state;
}

int SplitBound::lower_bound(const Cube& cube, Rotation) const {
    return FlipsBound(flips_, split_).lower_bound(cube, Rotation());
}

bool SplitBound::is_far(const State& state, int room) const {
    const auto distance = [&](const Cube& seen, Symmetry axis) {
        return static_cast<int>(flips_->code_of(flips_->layout().key_of(conjugated(seen, axis), Rotation())));
    };
    const Cube cube = Cube::from_bytes(state.cube);
    const Cube back = inverse(cube);
    return std::any_of(axes_seen.begin(), axes_seen.end(),
                       [&](Symmetry axis) { return distance(cube, axis) > room || distance(back, axis) > room; });
}

}  // namespace trundle
