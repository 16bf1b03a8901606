// A lower bound for a cube that may end in any orientation: a pruning table of the corners, and one of the flips.
#pragma once

#include "search/bounds/flips_bound.h"
#include "search/deepening.h"
#include "tables/store/store.h"

namespace trundle {

class PatternBound {
public:
    static constexpr int stage_count = FlipsBound::stage_count;

    struct State : FlipsBound::State {
        std::uint16_t corners = 0;       // the permutation
        std::uint8_t corners_bound = 0;  // the distance of the corners
        Table::Spot spot{};
    };

    // All tables must be of one play.
    PatternBound(std::shared_ptr<const Table> corners, FlipsBound flips);
    // The largest tables within the memory of the store.
    static Result<PatternBound> open(TableStore& store, Play play, const Work& work);

    void use_large_pages(const Work& work) { flips_.use_large_pages(work); }

    State start(const Cube& cube, Rotation = {}) const;
    int lower_bound(const Cube& cube, Rotation = {}) const;
    std::vector<std::string> table_names() const;

    template <int Stage>
    void prepare(const State& parent, const Step& step, Poses::State, State& child) const {
        flips_.prepare<Stage>(parent, step, 0, child);
        if constexpr (Stage + 1 < stage_count) return;
        child.corners = moves_.corner_permutation.after(parent.corners, step.turn);
        child.spot = corners_->spot_of({classes_.place_of(child.corners), child.views[0].twist, 0});
        __builtin_prefetch(child.spot.address);
    }

    template <int Stage>
    bool admits(const State& parent, State& child, int room) const {
        if (!flips_.admits<Stage>(parent, child, room)) return false;
        if constexpr (Stage + 1 < stage_count) return true;
        const int distance = near_distance(parent.corners_bound, child.spot.code());
        child.corners_bound = static_cast<std::uint8_t>(distance);
        return distance <= room;
    }

private:
    const MoveTables& moves_ = move_tables();
    std::shared_ptr<const Table> corners_;
    const Classes& classes_;
    FlipsBound flips_;
};

extern template class KernelSearcher<PatternBound>;

}  // namespace trundle
