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
    static constexpr std::size_t node_alignment = 64;  // a line

    using Spot = std::uint64_t;  // the number of an entry, counted from the first row
    using ByAxis = std::array<std::uint8_t, axis_count>;

    // Two lines of memory. Three of four children fail at one of the first stages, which touch only the second: with
    // what the kernel keeps of a node. Nothing is set before it is known: a herd is not cleared before it is filled.
    struct State {
        Cube::Bytes cube;
        std::array<Spot, axis_count> back;  // of the inverse: how it looks along each axis, then where that lies
        ByAxis inverse;                     // floors of the inverse
        ByAxis axes;                        // the farthest first
        std::uint8_t unmoved;               // the axis of the last turn
        std::array<Sight, axis_count> sights;
        Spot spot;      // of the stage
        ByAxis floors;  // by stage
    };

    // `large` is one of the large tables of the play.
    static Result<LargeBound> open(TableStore& store, const Pattern& large, const Work& work);
    // For who does not ask whether it is sound: after it has been read to its end.
    static Result<LargeBound> open_sound(TableStore& store, const Pattern& large, const Work& work);

    // Whether what it said can be relied on; none if that is not known before the work is stopped.
    std::optional<bool> is_sound(const Work& work) const { return large_->is_sound(work); }
    std::vector<std::string> table_names() const;

    // A copy in large pages takes half a second a GB, or two where the system has to make room for them first, and a
    // node then two thirds of the time. It pays for a search that has looked at so many nodes and now goes deeper,
    // where 13 times as many are, by quarter turns 90 times; and for searches of this process that have looked at as
    // many before.
    std::uint64_t nodes_before_copy() const {
        if (store_->is_in_large_pages(large_)) return ~std::uint64_t{0};
        const std::uint64_t growth = large_->layout().pattern().play == Play::quarter ? 90 : 13;
        const std::uint64_t enough = large_->codes().size() / 20;
        return (enough - std::min(enough, store_->nodes_with(large_))) / growth;
    }
    void count(std::uint64_t nodes) const { store_->add_nodes_with(large_, nodes); }
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
            const Sight sight = rows_->after(parent.sights[axis], axis, step.move);
            child.sights[axis] = sight;
            child.spot = ask_for(sight);
        } else if constexpr (Stage == axis_count) {
            child.cube = turned(parent.cube, step.turn);
            child.inverse = parent.inverse;
            child.unmoved = axis_of_[step.move];
            arrange(parent, child);
            const std::array<WideView, axis_count> views = inverse_views_of(Cube::from_bytes(child.cube));
            for (const std::uint8_t k : moved_axes[child.unmoved]) {
                rows_->ask_for_row(views[k]);
                child.back[k] = packed(views[k]);
            }
        } else {
            for (const std::uint8_t k : moved_axes[child.unmoved])
                child.back[k] = ask_for(rows_->sight_of(unpacked(child.back[k])));
        }
    }

    template <int Stage>
    bool admits(const State&, State& child, int room) const
        requires(Stage != axis_count)
    {
        if constexpr (Stage < axis_count) {
            child.floors[Stage] = floor_at(child.spot);
            if constexpr (Stage + 1 < axis_count) return child.floors[Stage] <= room;
            return may_be_within(child.floors, room);
        } else {
            for (const std::uint8_t k : moved_axes[child.unmoved]) child.inverse[k] = floor_at(child.back[k]);
            if (!may_be_within(child.inverse, room) || (room < base_ && is_far(child, room))) return false;
            for (const Sight& sight : child.sights) rows_->ask_for(sight);
            return true;
        }
    }

private:
    LargeBound(TableStore& store, std::shared_ptr<const Table> large, std::shared_ptr<const Table> flips,
               std::shared_ptr<const LargeRows<Moves>> rows);

    void read_large();  // where it lies, and what its codes mean

    Spot ask_for(const Sight& sight) const {
        const Spot spot = sight.row * row_entries_ + rows_->entry_of(sight);
        __builtin_prefetch(codes_ + spot / 4);
        return spot;
    }
    // At least so many moves.
    std::uint8_t floor_at(Spot spot) const { return floors_[codes_[spot / 4] >> spot % 4 * 2 & 3]; }

    // A view in as many bits as a spot, which then takes its place.
    static Spot packed(const WideView& view) {
        return view.flip_slice() | Spot{view.twist} << 20 | Spot{view.corners} << 32 | Spot{view.slice_parity} << 48;
    }
    static WideView unpacked(Spot packed) {
        const auto part = [packed](int from, Spot count) {
            return static_cast<std::uint16_t>((packed >> from) % count);
        };
        return {{part(20, 1 << 12), part(0, flip_count), part(11, 1 << 9)},
                part(32, 1 << 16),
                static_cast<std::uint8_t>(part(48, 2))};
    }

    // Without branches, like all that is asked of every child: nobody can foretell them, and a wrong guess costs as
    // much as fifty instructions.
    static bool may_be_within(const ByAxis& floors, int room) {
        int least = floors[0], most = floors[0];
        for (const int floor : {floors[1], floors[2]}) least = std::min(least, floor), most = std::max(most, floor);
        return (most <= room) & ((least < room) | (room == 0));
    }
    static void arrange(const State& parent, State& child) {
        const ByAxis& floors = child.floors;
        const auto is_nearer = [&floors](std::size_t a, std::size_t b) { return floors[a] < floors[b] ? 1u : 0u; };
        const ByAxis& order = orders[is_nearer(0, 1) | is_nearer(0, 2) << 1 | is_nearer(1, 2) << 2];
        for (std::size_t i = 0; i < axis_count; ++i) child.axes[i] = parent.axes[order[i]];
    }
    // The stages from the farthest axis on, by which are nearer than a later one: 0 than 1, 0 than 2, 1 than 2.
    static constexpr std::array<ByAxis, 8> orders{
        {{0, 1, 2}, {1, 0, 2}, {0, 1, 2}, {1, 2, 0}, {0, 2, 1}, {0, 1, 2}, {2, 0, 1}, {2, 1, 0}}};
    // The axes that a turn about one of them does not keep.
    static constexpr std::array<std::array<std::uint8_t, 2>, axis_count> moved_axes{{{1, 2}, {0, 2}, {0, 1}}};

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
    std::size_t row_entries_ = 0;  // and those that fill a row's last byte
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
