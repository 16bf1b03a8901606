// A strong lower bound for proofs: all corners; twists, flips and slice edges, seen from above and from both sides.
// What is seen is asked for the inverse cube too, which needs as many moves.
#pragma once

#include <algorithm>

#include "crawl/board/board_poses.h"
#include "search/deepening.h"
#include "tables/coordinates/inverse_views.h"
#include "tables/store/store.h"

namespace trundle {

struct ProofTables {
    std::shared_ptr<const Table> corners, above, side;

    // The larger ones if the memory allows them. Kept by the store.
    static Result<std::shared_ptr<const ProofTables>> open(TableStore& store, const Work& work);
    // Whether the memory allows them, and whether they are there already.
    static bool are_allowed(const Work& work);
    static bool are_there(const TableStore& store, const Work& work);
    std::vector<std::string> names() const;
};

class ProofBound {
public:
    // Corners, the views, the inverse. A view asks for its class first and then, a stage later, for its distance.
    static constexpr int stage_count = 5;

    struct State {
        Cube cube;
        std::array<View, axis_count> views;
        std::array<WideView, axis_count> inverse_views;
        std::uint16_t corners = 0;
        std::uint8_t corner_distance = 0, steps_home = 0;
        std::uint8_t parity = 0;                              // of the corners' permutation, if the tables know it
        std::array<std::uint8_t, axis_count> inverse_kept{};  // seen in each view after a turn that keeps it
        std::array<Table::Spot, axis_count> spots{};          // what the stage reads
    };

    ProofBound(const ProofTables& tables, const BoardPoses& poses);

    State start(const Cube& cube, BoardPoses::Number pose) const;
    int lower_bound(const State& start) const { return std::max(start.corner_distance, start.steps_home); }

    // A bit set of moves. Turns of the faces that are up and down in a view leave what is seen of the inverse there as
    // it was, but for the parity.
    MoveMask worth_trying(MoveMask among, const State& state, Poses::State, int room) const {
        MoveMask moves = 0;
        for (std::size_t k = 0; k < axis_count; ++k)
            if (state.inverse_kept[k] <= room) moves |= keepers_[k];
        return moves & among;
    }

    template <int Stage>
    void prepare(const State& parent, const Step& step, Poses::State pose, State& child) const {
        if constexpr (Stage == 0) {
            child.steps_home = steps_home_[pose];
            child.parity = parent.parity ^ odd_[step.move];
            child.corners = moves_.corner_permutation.after(parent.corners, step.turn);
            child.views[0].twist = moves_.twist.after(parent.views[0].twist, step.turn);
            locate(*tables_.corners, child.spots[0],
                   {corner_classes_.place_of(child.corners), child.views[0].twist, 0});
        } else if constexpr (Stage == 1) {
            for (std::size_t k = 0; k < axis_count; ++k)
                child.views[k] = turned(moves_, parent.views[k], turns_[k][step.turn]);
            prefetch_classes(child.views);
        } else if constexpr (Stage == 2) {
            locate_views(child, child.views);
        } else if constexpr (Stage == 3) {
            child.cube = parent.cube * cube_of(Turn::from_id(step.turn));
            child.inverse_views = inverse_.of(child.cube);
            prefetch_classes(child.inverse_views);
        } else {
            locate_views(child, child.inverse_views);
        }
    }

    template <int Stage>
    bool admits(const State& parent, State& child, int room) const {
        if constexpr (Stage == 0) {
            const int distance = near_distance(parent.corner_distance, child.spots[0].code());
            child.corner_distance = static_cast<std::uint8_t>(distance);
            return child.corner_distance <= room && child.steps_home <= room;
        }
        if constexpr (Stage == 2) return seen(child, 0) <= room && seen(child, 1) <= room && seen(child, 2) <= room;
        if constexpr (Stage == 4) {
            keep_inverse(child);
            if (room == 0) return child.cube == Cube();  // the tables do not tell near cubes apart
            return seen(child, 0) <= room && seen(child, 1) <= room && seen(child, 2) <= room;
        }
        return true;
    }

private:
    const Classes& classes(std::size_t k) const { return k == 0 ? above_classes_ : side_classes_; }
    template <class AnyView>
    void prefetch_classes(const std::array<AnyView, axis_count>& views) const {
        for (std::size_t k = 0; k < axis_count; ++k) __builtin_prefetch(classes(k).address_of(views[k].flip_slice()));
    }
    template <class AnyView>
    void locate_views(State& state, const std::array<AnyView, axis_count>& views) const {
        for (std::size_t k = 0; k < axis_count; ++k)
            locate(k == 0 ? *tables_.above : *tables_.side, state.spots[k],
                   {classes(k).place_of(views[k].flip_slice()), views[k].twist, state.parity});
    }
    static void locate(const Table& table, Table::Spot& spot, const Key& key) {
        spot = table.spot_of(key);
        __builtin_prefetch(spot.address);
    }
    static std::uint8_t seen(const State& state, std::size_t k) { return distance_at(state.spots[k]); }
    static std::uint8_t distance_at(const Table::Spot& spot) {
        const unsigned code = spot.code(15);
        return static_cast<std::uint8_t>(code == 0 ? 0 : code + Table::far_base);
    }
    // The spots are those of the inverse. States that differ in their parity alone share a byte.
    void keep_inverse(State& state) const {
        for (std::size_t k = 0; k < axis_count; ++k) {
            Table::Spot spot = state.spots[k];
            spot.shift ^= beside_[k];
            state.inverse_kept[k] = distance_at(spot);
        }
    }

    const MoveTables& moves_;
    const ProofTables& tables_;
    const Classes& corner_classes_;
    const Classes& above_classes_;
    const Classes& side_classes_;
    TurnsSeen turns_;
    InverseViews inverse_;
    std::array<std::uint8_t, BoardPoses::move_count> odd_{};  // 1 for moves that change the parity
    std::array<std::uint32_t, axis_count> keepers_{};         // moves whose turns keep the view, all odd or all even
    std::array<std::uint8_t, axis_count> beside_{};           // 4 where they are odd: the other entry of the byte
    std::vector<std::uint8_t> steps_home_;                    // from each pose to the nearest end
};

extern template class KernelSearcher<ProofBound>;

}  // namespace trundle
