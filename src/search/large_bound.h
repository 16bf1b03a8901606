// A lower bound from a large table of flips, twists and groups of corners: the fastest proof.
//
// The table is read along three axes, for a cube and for its inverse, which needs as many moves. Most children fail at
// the first axis, for which the one is taken along which their parent is farthest.
//
// A solution of n moves ends with a turn about some axis, and that turn keeps what the table knows along it: a cube
// that needs n moves along all three axes, n > 0, needs more.
#pragma once

#include <algorithm>

#include "cube/turns.h"
#include "search/deepening.h"
#include "tables/coordinates/inverse_views.h"
#include "tables/coordinates/large_rows.h"
#include "tables/store/store.h"

namespace trundle {

// Moves: as many as the play has, or more: 18, 27 or 45.
template <std::size_t Moves>
class LargeBound {
public:
    static constexpr int stage_count = 5;  // axis by axis, then the inverse: how it looks, and where that lies
    static constexpr std::size_t herd_size = 256;

    using ByAxis = std::array<std::uint8_t, axis_count>;

    // Nothing is set before it is known: a herd is not cleared before it is filled.
    struct State {
        Cube::Bytes cube;
        std::array<Sight, axis_count> sights;
        std::array<Table::Spot, axis_count> spots;  // by stage, or by axis of the inverse
        std::array<WideView, axis_count> views;     // of the inverse
        ByAxis floors;                              // by stage
        ByAxis axes;                                // the farthest first
        ByAxis inverse;                             // floors of the inverse
        std::uint8_t unmoved;                       // the axis of the last turn
    };

    // `large` is one of the large tables of the play.
    static Result<LargeBound> open(TableStore& store, const Pattern& large, const Work& work);
    // For who does not ask whether it is sound: after it has been read to its end.
    static Result<LargeBound> open_sound(TableStore& store, const Pattern& large, const Work& work);

    // Whether what it said can be relied on; none if that is not known before the work is stopped.
    std::optional<bool> is_sound(const Work& work) const { return large_->is_sound(work); }
    std::vector<std::string> table_names() const;

    // A copy in large pages takes a second a GB, and a node then three quarters of the time: it pays for a search that
    // has looked at so many nodes and now goes deeper, unless the table is in large pages already.
    // By quarter turns the next length is two moves longer: 90 times the nodes, no longer 13.
    std::uint64_t nodes_before_copy() const {
        const std::uint64_t growth = large_->layout().pattern().play == Play::quarter ? 7 : 1;
        const bool is_there = store_->is_in_large_pages(large_);
        return is_there ? ~std::uint64_t{0} : large_->codes().size() / (200 * growth);
    }
    void use_large_pages(const Work& work);

    State start(const Cube& cube, Rotation = {}) const;
    int lower_bound(const Cube& cube, Rotation = {}) const;

    MoveMask worth_trying(MoveMask moves, const State& state, Poses::State, int room) const {
        for (std::size_t k = 0; k < axis_count; ++k)
            if (state.inverse[k] > room) moves &= ~about_[k];
        return moves;
    }

    template <int Stage>
    void prepare(const State& parent, const Step& step, Poses::State, State& child) const {
        if constexpr (Stage < axis_count) {
            const std::size_t axis = parent.axes[Stage];
            child.sights[axis] = rows_->after(parent.sights[axis], axis, step.move);
            child.spots[Stage] = ask_for(child.sights[axis]);
        } else if constexpr (Stage == axis_count) {
            child.cube = turned(parent.cube, step.turn);
            child.inverse = parent.inverse;
            child.unmoved = axis_of_[step.move];
            arrange(parent, child);
            child.views = inverse_views_of(Cube::from_bytes(child.cube));
            for (std::size_t k = 0; k < axis_count; ++k)
                if (k != child.unmoved) rows_->ask_for_row(child.views[k]);
        } else {
            for (std::size_t k = 0; k < axis_count; ++k)
                if (k != child.unmoved) child.spots[k] = ask_for(rows_->sight_of(child.views[k]));
        }
    }

    template <int Stage>
    bool admits(const State&, State& child, int room) const
        requires(Stage != axis_count)
    {
        if constexpr (Stage < axis_count) {
            child.floors[Stage] = floor_at(child.spots[Stage]);
            if constexpr (Stage + 1 < axis_count) return child.floors[Stage] <= room;
            return may_be_within(child.floors, room);
        } else {
            for (std::size_t k = 0; k < axis_count; ++k)
                if (k != child.unmoved) child.inverse[k] = floor_at(child.spots[k]);
            if (!may_be_within(child.inverse, room) || (room < base_ && is_far(child, room))) return false;
            for (const Sight& sight : child.sights) rows_->ask_for(sight);
            return true;
        }
    }

private:
    LargeBound(TableStore& store, std::shared_ptr<const Table> large, std::shared_ptr<const Table> flips,
               std::shared_ptr<const LargeRows<Moves>> rows);

    void read_large();  // where it lies, and what its codes mean

    Table::Spot ask_for(const Sight& sight) const {
        const std::size_t entry = rows_->entry_of(sight);
        const Table::Spot spot{codes_ + sight.row * row_bytes_ + entry / 4, static_cast<std::uint8_t>(entry % 4 * 2)};
        __builtin_prefetch(spot.address);
        return spot;
    }
    // At least so many moves.
    std::uint8_t floor_at(const Table::Spot& spot) const { return floors_[spot.code()]; }

    static bool may_be_within(const ByAxis& floors, int room) {
        const auto [least, most] = std::minmax({floors[0], floors[1], floors[2]});
        return most <= room && (least < room || room == 0);
    }
    static void arrange(const State& parent, State& child) {
        ByAxis order{0, 1, 2};
        const auto arrange_two = [&](std::size_t a, std::size_t b) {
            if (child.floors[order[a]] < child.floors[order[b]]) std::swap(order[a], order[b]);
        };
        arrange_two(0, 1), arrange_two(1, 2), arrange_two(0, 1);
        for (std::size_t i = 0; i < axis_count; ++i) child.axes[i] = parent.axes[order[i]];
    }
    std::array<WideView, axis_count> inverse_views_of(const Cube& cube) const {
        std::array<WideView, axis_count> views = inverse_.of(cube);
        for (std::size_t k = 0; k < axis_count && rows_->has_parity(); ++k)
            views[k].slice_parity = inverse_.slice_parity_of(cube, k);
        return views;
    }
    // More than so few moves away, as far as the exact table knows.
    bool is_far(const State& state, int room) const;

    TableStore* store_;
    std::shared_ptr<const Table> large_;  // capped: tells nothing of cubes within base_ moves
    std::shared_ptr<const Table> flips_;  // exact: for those
    std::shared_ptr<const LargeRows<Moves>> rows_;
    const InverseViews& inverse_ = inverse_views();
    std::array<MoveMask, axis_count> about_{};  // the moves about each axis
    std::array<std::uint8_t, Moves> axis_of_{};
    const std::uint8_t* codes_ = nullptr;
    std::size_t row_bytes_ = 0;
    int base_ = 0;
    std::array<std::uint8_t, 4> floors_{};  // by code
};

extern template class KernelSearcher<LargeBound<18>>;
extern template class KernelSearcher<LargeBound<27>>;
extern template class KernelSearcher<LargeBound<45>>;

// The largest table that the work takes, or none.
std::optional<Pattern> large_table_for(Play play, const TableStore& store, const Work& work);

// use.operator()<Moves>() for the moves of the play.
template <class Use>
auto with_moves_of(Play play, Use use) {
    switch (moves_of(play).size()) {
        case 12:
        case 18:
            return use.template operator()<18>();
        case 27:
            return use.template operator()<27>();
        default:
            return use.template operator()<45>();
    }
}

}  // namespace trundle
