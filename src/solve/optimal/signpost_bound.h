// A lower bound for face turns along signposts of all three axes: one look judges all neighbours of a cube.
//
// A solution of d moves ends with a turn about some axis, and that turn stays within the group of that axis: along it
// the group is at most d - 1 moves away. So a cube that is d moves from the groups of all three axes, d > 0, is more
// than d moves from home.
#pragma once

#include "search/bounds/flip_signposts.h"
#include "search/deepening.h"
#include "tables/store/store.h"

namespace trundle {

class SignpostBound {
public:
    static constexpr int stage_count = 2;
    static constexpr std::size_t herd_size = 32;

    struct State {
        std::array<View, axis_count> views;
        std::array<FlipSignposts::Spot, axis_count> spots;
    };

    static Result<SignpostBound> open(TableStore& store, const Work& work);

    void use_large_pages(const Work& work) { signposts_->use_large_pages(work); }
    std::vector<std::string> table_names() const { return {"face-signposts"}; }

    State start(const Cube& cube, Rotation = {}) const;
    int lower_bound(const Cube& cube, Rotation = {}) const;

    // Its children need no further look.
    MoveMask worth_trying(MoveMask turns, const State& state, Poses::State, int room) const {
        TurnSet as_far = room > 0 ? Signposts::all_turns : 0;  // along all axes as far as there is room
        for (std::size_t k = 0; k < axis_count && turns != 0; ++k) {
            const Signposts::Sign sign = signposts_->read(state.spots[k], k);
            turns &= sign.within(room);
            as_far &= sign.exactly(room);
        }
        return turns & ~as_far;
    }

    template <int Stage>
    void prepare(const State& parent, const Step& step, Poses::State, State& child) const {
        for (std::size_t k = 0; k < axis_count; ++k)
            if constexpr (Stage == 0) {
                child.views[k] = turned(moves_, parent.views[k], seen_[k][step.turn]);
                signposts_->ask_for_class(child.views[k]);
            } else child.spots[k] = signposts_->ask_for(child.views[k]);
    }

private:
    explicit SignpostBound(Content content) : signposts_(std::make_unique<FlipSignposts>(std::move(content))) {}

    std::unique_ptr<FlipSignposts> signposts_;
    const MoveTables& moves_ = move_tables();
    TurnsSeen seen_ = turns_seen();
};

extern template class KernelSearcher<SignpostBound>;

}  // namespace trundle
