// A lower bound from pruning tables of twists, flips and slice edges: seen along each of three axes, and asked for the
// inverse cube too, which needs as many moves. A small table knows all distances; a large one knows more pieces, but
// nothing of cubes near solved: who comes there is asked by the small one.
//
// A solution of n moves ends with a move about some axis. Unless the table knows the rotation, that move stays within
// what is solved along this axis: there, n - 1 moves are enough. So a cube that needs n along all three needs more.
#pragma once

#include <algorithm>

#include "cube/turns.h"
#include "search/deepening_kernel.h"
#include "tables/coordinates/inverse_views.h"
#include "tables/store/catalogue.h"
#include "tables/store/store.h"

namespace trundle {

class FlipsBound {
public:
    // Most children fail early: along one axis, along the other two, or inverted.
    static constexpr int stage_count = 3;

    struct State {
        Cube cube;
        std::array<View, axis_count> views;
        std::array<Table::Spot, axis_count> spots{};  // of the stage that comes
    };

    // The pose is only looked at if a table knows the rotation: it must be its number.
    FlipsBound(std::shared_ptr<const Table> small, std::shared_ptr<const Table> large);
    // The flips of a set.
    static Result<FlipsBound> open(TableStore& store, const TableSet& set, const Work& work);

    void use_large_pages(const Work& work);

    State start(const Cube& cube) const;
    int lower_bound(const Cube& cube, Rotation rotation) const;
    std::vector<std::string> table_names() const;

    template <int Stage>
    void prepare(const State& parent, const Step& step, Poses::State pose, State& child) const {
        if constexpr (Stage == 0) {
            child.views[0] = turned(moves_, parent.views[0], step.turn);
            locate(child, 0, child.views[0], pose);
        } else if constexpr (Stage == 1) {
            for (std::size_t k = 1; k < axis_count; ++k) {
                child.views[k] = turned(moves_, parent.views[k], seen_[k][step.turn]);
                locate(child, k, child.views[k], pose);
            }
        } else {
            child.cube = Cube::from_bytes(turned(parent.cube.bytes(), step.turn));
            const std::array<WideView, axis_count> views = inverse_.of(child.cube);
            for (std::size_t k = 0; k < axis_count; ++k)
                locate(child, k, views[k],
                       minor_ == Pattern::Minor::rotation ? inverse_rotation_[pose] : Poses::State{0});
        }
    }

    template <int Stage>
    bool admits(const State&, const State& child, int room) const {
        const auto floor = [&](std::size_t axis) { return floors_[child.spots[axis].code(mask_)]; };
        if constexpr (Stage == 0) return floor(0) <= room;
        const auto [least, most] = std::minmax({floor(0), floor(1), floor(2)});
        if (most > room || (least == room && room > 0 && is_closed_)) return false;
        return Stage == 1 || room >= near_ || is_near(child, room);
    }

private:
    void locate(State& state, std::size_t axis, const View& view, Poses::State pose) const {
        const std::uint16_t minor =
            minor_ == Pattern::Minor::rotation ? rotation_through_[axis][pose] : std::uint16_t{0};
        state.spots[axis] = table_->spot_of({classes_.place_of(view.flip_slice()), view.twist, minor});
        __builtin_prefetch(state.spots[axis].address);
    }

    // Whether a cube is within so few moves, as far as the small table knows.
    bool is_near(const State& state, int room) const;

    const MoveTables& moves_ = move_tables();
    const InverseViews& inverse_ = inverse_views();
    std::shared_ptr<const Table> small_, table_;  // table_: the large one, or again the small one
    const Classes& classes_;
    Pattern::Minor minor_;
    unsigned mask_;
    bool is_closed_;                // under all moves about its axis
    int near_ = 0;                  // the large table tells nothing of cubes within so many moves
    std::array<int, 16> floors_{};  // by code of the table
    TurnsSeen seen_ = turns_seen();
    std::array<std::array<std::uint8_t, Rotation::count>, axis_count> rotation_through_{};
    std::array<std::uint8_t, Rotation::count> inverse_rotation_{};
};

static_assert(LowerBound<FlipsBound>);

}  // namespace trundle
