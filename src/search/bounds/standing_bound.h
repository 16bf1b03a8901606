// A lower bound for layers, if it counts how the cube stands.
//
// Seen in the world, a face turn moves corners and no centre, a slice moves centres and no corner. So a path has at
// least as many face turns as the corners need, and as many slices as the centres need: the two bounds add up. For the
// corners signposts tell where each face turn leads, for the centres a small table does; who passes is asked for flips.
#pragma once

#include "search/bounds/flips_bound.h"
#include "search/deepening.h"
#include "tables/pruning/signposts.h"
#include "tables/store/store.h"

namespace trundle {

class StandingBound {
public:
    static constexpr int stage_count = FlipsBound::stage_count;

    struct State : FlipsBound::State {
        std::uint16_t corners = 0, twist = 0;  // of the corners as they stand in the world
        std::uint32_t place = 0;               // of the corners among their classes
        const std::uint32_t* signpost = nullptr;
    };

    // Poses must be numbered like rotations.
    static Result<StandingBound> open(TableStore& store, const Work& work);

    void use_large_pages(const Work& work) { flips_.use_large_pages(work); }

    State start(const Cube& cube, Rotation rotation) const;
    int lower_bound(const Cube& cube, Rotation rotation) const;
    std::vector<std::string> table_names() const;

    // The moves after which corners and centres together are at most `room` moves from home.
    MoveMask worth_trying(MoveMask among, const State& state, Poses::State pose, int room) const {
        const Signposts::Sign sign = signposts_->read(*state.signpost, state.place, pose);
        const TurnSet turns = sign.within(room - centres_[pose]);
        MoveMask moves = slices_within(pose, room - sign.distance);
        for (std::size_t i = 0; i < spread_.size(); ++i) moves |= spread_[i][turns >> 6 * i & 63];
        return moves & among;
    }

    template <int Stage>
    void prepare(const State& parent, const Step& step, Poses::State pose, State& child) const {
        flips_.prepare<Stage>(parent, step, pose, child);
        if constexpr (Stage + 1 < stage_count) return;
        const std::uint8_t turn = turn_in_world_[pose][step.turn];
        child.corners = moves_.corner_permutation.after(parent.corners, turn);
        child.twist = moves_.twist.after(parent.twist, turn);
        find_signpost(child);
    }

    template <int Stage>
    bool admits(const State& parent, State& child, int room) const {
        return flips_.admits<Stage>(parent, child, room);
    }

private:
    StandingBound(Content signposts, FlipsBound flips);

    void find_signpost(State& state) const {
        state.place = classes_.place_of(state.corners);
        state.signpost = signposts_->address_of(state.place, state.twist);
        __builtin_prefetch(state.signpost);
    }
    // The slices that lead to poses at most so far from upright.
    std::uint32_t slices_within(Poses::State pose, int distance) const {
        return distance < 0 ? 0 : slices_within_[pose][static_cast<std::size_t>(std::min(distance, farthest))];
    }

    static constexpr int farthest = 2;  // slices bring any pose upright

    const MoveTables& moves_ = move_tables();
    Layout layout_{Pattern{Play::face, Pattern::Major::corners, Pattern::Minor::nothing}};
    const Classes& classes_ = layout_.classes();
    std::shared_ptr<const Signposts> signposts_;
    FlipsBound flips_;
    std::array<std::uint8_t, Rotation::count> centres_{};  // slices that bring each pose upright
    std::array<std::array<std::uint32_t, farthest + 1>, Rotation::count> slices_within_{};
    std::array<std::array<std::uint8_t, Turn::count>, Rotation::count> turn_in_world_{};  // slices: no turn
    std::array<Cube, Rotation::count> turned_whole_{};       // corners of a solved cube that stands so
    std::array<std::array<std::uint32_t, 64>, 3> spread_{};  // sets of six face turns as sets of moves
};

extern template class KernelSearcher<StandingBound>;

}  // namespace trundle
