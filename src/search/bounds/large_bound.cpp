#include "search/bounds/large_bound.h"

#include "tables/store/catalogue.h"

namespace trundle {

template <std::size_t Moves>
Result<LargeBound<Moves>> LargeBound<Moves>::open(TableStore& store, const Pattern& pattern, const Work& work) {
    const Result<TableSet> set = table_set(pattern.play, false, work.memory);
    if (!set) return set.error();
    Result<std::shared_ptr<const Table>> flips = store.open(set->flips, work);
    if (!flips) return flips.error();
    Result<std::shared_ptr<const Table>> large = store.open_at_once(pattern, work);
    if (!large) return large.error();
    // Made in a moment, but for each cube of a batch that would be most of the time.
    const auto make_rows = [&]() -> Result<LargeRows<Moves>> { return LargeRows<Moves>((*large)->layout()); };
    Result<std::shared_ptr<const LargeRows<Moves>>> rows =
        store.keep<LargeRows<Moves>>(name_of(pattern), make_rows, work);
    if (!rows) return rows.error();
    return LargeBound(store, *std::move(large), *std::move(flips), *std::move(rows));
}

template <std::size_t Moves>
Result<LargeBound<Moves>> LargeBound<Moves>::open_sound(TableStore& store, const Pattern& pattern, const Work& work) {
    Result<LargeBound> bound = open(store, pattern, work);
    if (!bound) return bound;
    const std::optional<bool> is_sound = bound->is_sound(work);
    if (!is_sound) return stopped_error("before a table was read");
    if (*is_sound) return bound;
    store.forget(pattern);
    return open(store, pattern, work);
}

template <std::size_t Moves>
LargeBound<Moves>::LargeBound(TableStore& store, std::shared_ptr<const Table> large, std::shared_ptr<const Table> flips,
                              std::shared_ptr<const LargeRows<Moves>> rows)
    : store_(&store), large_(std::move(large)), flips_(std::move(flips)), rows_(std::move(rows)) {
    read_large();
    const std::span<const Move> moves = moves_of(large_->layout().pattern().play);
    for (std::size_t move = 0; move < moves.size(); ++move)
        for (std::size_t k = 0; k < axis_count; ++k) {
            if (conjugated(moves[move].turn(), axes_seen[k]).axis() != Axis::y) continue;
            about_[k] |= MoveMask{1} << move;
            axis_of_[move] = static_cast<std::uint8_t>(k);
        }
}

template <std::size_t Moves>
void LargeBound<Moves>::read_large() {
    codes_ = large_->codes().data();
    row_entries_ = large_->layout().row_bytes() * 4;
    base_ = large_->base();
    for (std::size_t code = 1; code < floors_.size(); ++code)
        floors_[code] = static_cast<std::uint8_t>(base_ + static_cast<int>(code));
}

template <std::size_t Moves>
void LargeBound<Moves>::use_large_pages(const Work& work) {
    large_ = store_->in_large_pages(large_, work);
    read_large();
}

template <std::size_t Moves>
std::vector<std::string> LargeBound<Moves>::table_names() const {
    return {name_of(flips_->layout().pattern()), name_of(large_->layout().pattern())};
}

template <std::size_t Moves>
typename LargeBound<Moves>::State LargeBound<Moves>::start(const Cube& cube, Rotation) const {
    State state{cube.bytes(), {}, {}, {0, 1, 2}, 0, {}, {}, {}};
    const std::array<WideView, axis_count> back = inverse_views_of(cube);
    for (std::size_t k = 0; k < axis_count; ++k) {
        state.sights[k] = rows_->sight_of(wide_view_of(conjugated(cube, axes_seen[k])));
        state.inverse[k] = floor_at(ask_for(rows_->sight_of(back[k])));
    }
    return state;
}

template <std::size_t Moves>
int LargeBound<Moves>::lower_bound(const Cube& cube, Rotation) const {
    const State state = start(cube);
    int bound = 0;
    for (const Sight& sight : state.sights) bound = std::max<int>(bound, floor_at(ask_for(sight)));
    for (const std::uint8_t floor : state.inverse) bound = std::max<int>(bound, floor);
    while (is_far(state, bound)) ++bound;
    return bound;
}

template <std::size_t Moves>
bool LargeBound<Moves>::is_far(const State& state, int room) const {
    const auto distance = [&](const Cube& seen, Symmetry axis) {
        return static_cast<int>(flips_->code_of(flips_->layout().key_of(conjugated(seen, axis), Rotation())));
    };
    const Cube cube = Cube::from_bytes(state.cube);
    const Cube back = inverse(cube);
    return std::any_of(axes_seen.begin(), axes_seen.end(),
                       [&](Symmetry axis) { return distance(cube, axis) > room || distance(back, axis) > room; });
}

std::optional<Pattern> large_table_for(Play play, const TableStore& store, const Work& work) {
    if (play == Play::crawler || play == Play::crawler6) return {};
    for (const LargeTable& table : large_tables) {
        const Pattern pattern = large_pattern(play, table.minor);
        if (store.offers({name_of(pattern)}, table.memory, work)) return pattern;
    }
    return {};
}

template class LargeBound<18>;
static_assert(sizeof(DeepeningKernel<LargeBound<18>>::Node) == 128);  // two lines
template class LargeBound<27>;
template class LargeBound<45>;
template class KernelSearcher<LargeBound<18>>;
template class KernelSearcher<LargeBound<27>>;
template class KernelSearcher<LargeBound<45>>;

}  // namespace trundle
