#include "search/bounds/flips_bound.h"
#include "tables/files/large_pages.h"

namespace trundle {

FlipsBound::FlipsBound(std::shared_ptr<const Table> small, std::shared_ptr<const Table> large)
    : small_(std::move(small)),
      table_(large ? std::move(large) : small_),
      classes_(table_->layout().classes()),
      minor_(table_->layout().pattern().minor),
      mask_(table_->layout().entry_mask()),
      is_closed_(minor_ != Pattern::Minor::rotation) {
    const bool is_capped = table_ != small_;
    if (is_capped) near_ = table_->base();
    for (int code = 0; code <= static_cast<int>(mask_); ++code)
        floors_[static_cast<std::size_t>(code)] = is_capped && code > 0 ? near_ + code : code;
    for (int id = 0; id < Rotation::count; ++id) {
        const auto rotation = static_cast<std::size_t>(id);
        inverse_rotation_[rotation] = static_cast<std::uint8_t>(Rotation::from_id(id).inverse().id());
        for (std::size_t k = 0; k < axis_count; ++k)
            rotation_through_[k][rotation] =
                static_cast<std::uint8_t>((axes_seen[k].inverse() * Symmetry::from_id(id) * axes_seen[k]).id());
    }
}

Result<FlipsBound> FlipsBound::open(TableStore& store, const TableSet& set, const Work& work) {
    Result<std::shared_ptr<const Table>> small = store.open(set.flips, work);
    if (!small) return small.error();
    if (!set.large) return FlipsBound(*std::move(small), nullptr);
    Result<std::shared_ptr<const Table>> large = store.open(*set.large, work);
    if (!large) return large.error();
    return FlipsBound(*std::move(small), *std::move(large));
}

void FlipsBound::use_large_pages(const Work& work) {
    if (table_ != small_) table_ = in_large_pages(*table_, work);
}

std::vector<std::string> FlipsBound::table_names() const {
    std::vector<std::string> names{name_of(small_->layout().pattern())};
    if (table_ != small_) names.push_back(name_of(table_->layout().pattern()));
    return names;
}

FlipsBound::State FlipsBound::start(const Cube& cube) const {
    State state;
    state.cube = cube;
    for (std::size_t k = 0; k < axis_count; ++k) state.views[k] = view_of(conjugated(cube, axes_seen[k]));
    return state;
}

int FlipsBound::lower_bound(const Cube& cube, Rotation rotation) const {
    int bound = 0;
    for (std::size_t k = 0; k < axis_count; ++k)
        for (const bool inverted : {false, true}) {
            const Cube seen = conjugated(inverted ? inverse(cube) : cube, axes_seen[k]);
            const int stands = (inverted ? rotation.inverse() : rotation).id();
            const Rotation through = Rotation::from_id(rotation_through_[k][static_cast<std::size_t>(stands)]);
            const auto code_in = [&](const Table& table) {
                return table.code_of(table.layout().key_of(seen, through));
            };
            bound = std::max({bound, static_cast<int>(code_in(*small_)), floors_[code_in(*table_)]});
        }
    return bound;
}

bool FlipsBound::is_near(const State& state, int room) const {
    const auto is_far = [&](const View& view) {
        return static_cast<int>(small_->code_of({classes_.place_of(view.flip_slice()), view.twist, 0})) > room;
    };
    const std::array<WideView, axis_count> back = inverse_.of(state.cube);
    return std::none_of(state.views.begin(), state.views.end(), is_far) &&
           std::none_of(back.begin(), back.end(), is_far);
}

}  // namespace trundle
