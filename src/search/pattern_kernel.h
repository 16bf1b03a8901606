// A lower bound from two pruning tables: one of the corners, one of the edge flips seen along each of three axes.
#pragma once

#include <algorithm>

#include "search/deepening_kernel.h"
#include "tables/table.h"

namespace trundle {

class PatternBound {
public:
    static constexpr int stage_count = 2;
    static constexpr int axis_count = 3;

    // Along axis k the cube is seen through the k-th power of a third of a turn, which takes U to R, R to F, F to U.
    struct View {
        std::uint16_t twist = 0;
        std::uint16_t flip = 0;
        std::uint16_t slice = 0;
    };
    struct State {
        std::array<View, axis_count> views;
        std::uint16_t corners = 0;                         // the permutation
        std::array<std::uint8_t, 1 + axis_count> bound{};  // exact distances: corners, then the flips of each axis
        std::array<std::uint8_t, 1 + axis_count> shift{};  // where in its byte an entry is
        std::array<const std::uint8_t*, 1 + axis_count> address{};

        int lower_bound() const { return *std::max_element(bound.begin(), bound.end()); }
    };

    // Both tables must be of one play. The pose is only looked at if a table knows the rotation: it must be its number.
    PatternBound(const Table& corners, const Table& flips);

    State start(const Cube& cube, Rotation rotation) const;

    template <int Stage>
    void prepare(const State& parent, const Step& step, Poses::State pose, State& child) const {
        if constexpr (Stage == 0) {
            child.corners = moves_.corner_permutation.after(parent.corners, step.turn);
            child.views[0].twist = moves_.twist.after(parent.views[0].twist, step.turn);
            child.views[0].slice = moves_.slice.after(parent.views[0].slice, step.turn);
            locate_corners(child, pose);
        } else {
            child.views[0].flip = moves_.flip.after(parent.views[0].flip, step.turn);
            for (std::size_t k = 1; k < axes_; ++k) {
                const std::uint8_t turn = turn_through_[k][step.turn];
                child.views[k].twist = moves_.twist.after(parent.views[k].twist, turn);
                child.views[k].flip = moves_.flip.after(parent.views[k].flip, turn);
                child.views[k].slice = moves_.slice.after(parent.views[k].slice, turn);
            }
            for (std::size_t k = 0; k < axes_; ++k) locate_flips(child, pose, k);
        }
    }

    template <int Stage>
    bool admits(const State& parent, State& child, int room) const {
        if constexpr (Stage == 0) return read(parent, child, 0) <= room;
        int worst = 0;
        for (std::size_t k = 1; k <= axes_; ++k) worst = std::max(worst, read(parent, child, k));
        return worst <= room;
    }

private:
    void locate_corners(State& state, Poses::State pose) const {
        const std::size_t minor = corners_minor_ == Pattern::Minor::rotation ? pose
                                  : corners_minor_ == Pattern::Minor::slice  ? state.views[0].slice
                                                                             : 0u;
        locate(corners_, state, 0,
               {corner_classes_.place_of(state.corners), state.views[0].twist, static_cast<std::uint16_t>(minor)});
    }
    void locate_flips(State& state, Poses::State pose, std::size_t k) const {
        const View& view = state.views[k];
        const std::size_t minor = flips_minor_ == Pattern::Minor::rotation ? rotation_through_[k][pose] : 0u;
        locate(flips_, state, k + 1,
               {flip_classes_.place_of(view.slice * flip_count + view.flip), view.twist,
                static_cast<std::uint16_t>(minor)});
    }
    static void locate(const Table& table, State& state, std::size_t i, const Key& key) {
        const std::size_t entry = table.layout().entry_in_row(key);
        state.address[i] = table.codes().data() + Layout::row_of(key) * table.layout().row_bytes() + entry / 4;
        state.shift[i] = static_cast<std::uint8_t>(entry % 4 * 2);
        __builtin_prefetch(state.address[i]);
    }
    static int read(const State& parent, State& child, std::size_t i) {
        const int distance = near_distance(parent.bound[i], *child.address[i] >> child.shift[i] & 3u);
        child.bound[i] = static_cast<std::uint8_t>(distance);
        return distance;
    }

    const MoveTables& moves_;
    const Table& corners_;
    const Table& flips_;
    const Classes& corner_classes_;
    const Classes& flip_classes_;
    Pattern::Minor corners_minor_;
    Pattern::Minor flips_minor_;
    std::size_t axes_;  // 3 if a third of a turn keeps the play, else 1
    std::array<std::array<std::uint8_t, Turn::count>, axis_count> turn_through_{};
    std::array<std::array<std::uint8_t, Rotation::count>, axis_count> rotation_through_{};
};

static_assert(LowerBound<PatternBound>);

}  // namespace trundle
