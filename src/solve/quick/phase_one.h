// The first of Kociemba's two phases as a lower bound: all ways of exactly n moves into the group of phase two
// (phase_two.h), from which phase two goes home.
//
//   cube ---- n moves, the last one a quarter turn of R L F or B ----> group ---- at most limit - n ----> solved
//
// The search enters the group of the first of the three axes that may play the part of U-D; the distances to the groups
// of the other two are lower bounds for the whole way home, and cut most of the last levels.
#pragma once

#include <atomic>

#include "search/bounds/flip_signposts.h"
#include "search/deepening_kernel.h"
#include "solve/quick/group_distance.h"
#include "solve/quick/variants.h"

namespace trundle {

using Views = std::array<View, axis_count>;

// What both kinds of it share. `limit`: no solution may be longer. It may shrink while the search runs.
class PhaseOne {
public:
    struct Rulebook {
        TurnsSeen seen = turns_seen();
        MoveMask leaving = 0;  // the moves that do not stay in the group

        explicit Rulebook(std::span<const Move> moves) {
            for (std::size_t move = 0; move < moves.size(); ++move)
                if (!stays_in_group(moves[move].turn())) leaving |= MoveMask{1} << move;
        }
    };

    PhaseOne(const Rulebook& rulebook, const std::atomic<int>& limit) : rulebook_(rulebook), limit_(limit) {}

protected:
    MoveMask may_move(int room) const { return room == 0 ? rulebook_.leaving : every_move; }
    View turned_along(std::size_t axis, const View& view, std::size_t turn) const {
        return turned(moves_, view, rulebook_.seen[axis][turn]);
    }
    // For the whole way home after so many moves.
    int left_after(int depth) const { return limit_.load(std::memory_order_relaxed) - depth; }

private:
    const Rulebook& rulebook_;
    const std::atomic<int>& limit_;
    const MoveTables& moves_ = move_tables();
};

// By a table of the distances, or parts of it.
template <class GroupDistance>
class PhaseOneByTable : public PhaseOne {
public:
    static constexpr int stage_count = 2;

    using Knowledge = GroupDistance;
    struct State {
        Views views;
        std::array<std::uint8_t, axis_count> distance;
        std::uint8_t turn, depth;
        typename GroupDistance::Place place;
    };

    PhaseOneByTable(const Knowledge& group, const Rulebook& rulebook, const std::atomic<int>& limit)
        : PhaseOne(rulebook, limit), group_(group) {}

    static int distance_of(const Knowledge& group, const View& view, const Rules& rules) {
        return group.distance_of(view, rules);
    }
    // None if it needs more than `room` moves. `depth`: so many are done.
    std::optional<State> start(const Cube& cube, std::size_t depth, int room, const Rules& rules) const {
        State state{{}, {}, 0, static_cast<std::uint8_t>(depth), {}};
        for (std::size_t k = 0; k < axis_count; ++k) {
            state.views[k] = view_of(conjugated(cube, axes_seen[k]));
            const int distance = group_.distance_of(state.views[k], rules);
            if (k == 0 && distance > room) return {};
            state.distance[k] = static_cast<std::uint8_t>(distance);
        }
        return state;
    }
    MoveMask worth_trying(MoveMask among, const State&, Poses::State, int room) const { return among & may_move(room); }

    template <int Stage>
    void prepare(const State& parent, const Step& step, Poses::State, State& child) const {
        if constexpr (Stage == 0) {
            child.turn = step.turn;
            child.depth = static_cast<std::uint8_t>(parent.depth + 1);
            child.views[0] = turned_along(0, parent.views[0], step.turn);
            group_.ask_for_class(child.views[0]);
        } else {
            child.place = group_.place_of(child.views[0]);
            group_.ask_for(child.place);
        }
    }
    template <int Stage>
        requires(Stage == 1)
    bool admits(const State& parent, State& child, int room) const {
        const int distance = group_.distance(child.place, parent.distance[0]);
        child.distance[0] = static_cast<std::uint8_t>(distance);
        if (distance > room) return false;
        const int left = left_after(child.depth);
        for (std::size_t k = 1; k < axis_count; ++k) {
            child.views[k] = turned_along(k, parent.views[k], child.turn);
            child.distance[k] =
                static_cast<std::uint8_t>(group_.distance(group_.place_of(child.views[k]), parent.distance[k]));
            if (child.distance[k] > left) return false;
        }
        return true;
    }

private:
    const GroupDistance& group_;
};

// Face turns along signposts, a larger table, which judges all neighbours of a cube in one look: along the first axis
// whether they come into the group in time, along the others whether they can come home in time. Who enters the group
// needs no look of its own.
class PhaseOneBySignposts : public PhaseOne {
public:
    static constexpr int stage_count = 2;
    static constexpr std::size_t herd_size = 48;

    using Knowledge = FlipSignposts;
    struct State {
        Views views;
        std::array<FlipSignposts::Spot, axis_count> spots;
        std::uint8_t depth, room;  // moves done, moves left of phase one
        std::uint8_t axes;         // as many are worth a look
    };

    PhaseOneBySignposts(const Knowledge& signposts, const Rulebook& rulebook, const std::atomic<int>& limit)
        : PhaseOne(rulebook, limit), signposts_(signposts) {}

    static int distance_of(const Knowledge& signposts, const View& view, const Rules&) {
        return signposts.spot_of(view).distance();
    }
    std::optional<State> start(const Cube& cube, std::size_t depth, int room, const Rules&) const {
        State state{{view_of(cube), {}, {}}, {}, static_cast<std::uint8_t>(depth), static_cast<std::uint8_t>(room), 1};
        state.spots[0] = signposts_.spot_of(state.views[0]);
        if (state.spots[0].distance() > room) return {};
        for (std::size_t k = 1; k < axis_count; ++k) state.views[k] = view_of(conjugated(cube, axes_seen[k]));
        return state;
    }
    MoveMask worth_trying(MoveMask among, const State& state, Poses::State, int room) const {
        MoveMask moves = among & may_move(room) & signposts_.read(state.spots[0]).within(room);
        for (std::size_t k = 1; k < state.axes && moves != 0; ++k)
            moves &= signposts_.read(state.spots[k], k).within(left_after(state.depth + 1));
        return moves;
    }

    template <int Stage>
    void prepare(const State& parent, const Step& step, Poses::State, State& child) const {
        if constexpr (Stage == 0) {
            child.depth = static_cast<std::uint8_t>(parent.depth + 1);
            child.room = static_cast<std::uint8_t>(parent.room - 1);
            child.axes = child.room == 0 ? 0 : left_after(child.depth) > others_cut ? 1 : axis_count;
            if (child.room == 0) return;
            for (std::size_t k = 0; k < axis_count; ++k) child.views[k] = turned_along(k, parent.views[k], step.turn);
            for (std::size_t k = 0; k < child.axes; ++k) signposts_.ask_for_class(child.views[k]);
        } else
            for (std::size_t k = 0; k < child.axes; ++k) child.spots[k] = signposts_.ask_for(child.views[k]);
    }
    template <int Stage>
        requires(Stage == 1)
    bool admits(const State&, const State& child, int) const {
        const int left = left_after(child.depth);
        for (std::size_t k = 1; k < child.axes; ++k)
            if (child.spots[k].distance() > left) return false;
        return true;
    }

private:
    static constexpr int others_cut = 9;  // their neighbours are farther than that along the other axes often enough

    const FlipSignposts& signposts_;
};

static_assert(LowerBound<PhaseOneByTable<ExactGroupDistance>> && LowerBound<PhaseOneBySignposts>);

}  // namespace trundle
