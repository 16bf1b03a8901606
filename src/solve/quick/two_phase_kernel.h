// Kociemba's two phases. Phase one looks for all ways of exactly n moves into the group of phase two (phase_two.h);
// phase two goes home from there.
//
//   cube ---- n moves, the last one a quarter turn of R L F or B ----> group ---- at most limit - n ----> solved
//
// A compass (compass.h) tells the distance to the group for each of the three axes that may play the part of U-D. The
// search enters the group of the first axis; the distances to the other two are lower bounds for the whole way home,
// and cut most of the last levels.
#pragma once

#include "solve/quick/home_stretch_kernel.h"
#include "search/rules.h"
#include "tables/coordinates/axes.h"

namespace trundle {

template <class Compass, class HomeTable>
class TwoPhaseKernel {
public:
    struct Node {
        std::array<View, axis_count> views;
        std::array<std::uint8_t, axis_count> distance{};
        Canonical::State state = Canonical::start;
    };
    // Shared by all searches of a play.
    struct Knowledge {
        const Rules& rules;  // of phase one
        Compass compass;
        TurnsSeen seen = turns_seen();
    };

    TwoPhaseKernel(const Knowledge& knowledge, HomeStretch<HomeTable>& home, Watch& watch)
        : known_(knowledge), home_(home), watch_(watch) {}

    std::uint64_t nodes() const { return nodes_; }

    // All ways of exactly `room` moves through phase one, or of several parts of them the one with this number.
    // `found(path)` for each way home.
    template <class Found>
    void search(const Cube& cube, const Node& node, int room, std::size_t part, std::size_t parts, Found& found) {
        cube_ = &cube;
        path_.phase_one = 0;
        if (room > 0) enter(node, room, part, parts, found);
        else if (node.distance[0] == 0 && part == 0) go_home(found);
    }

private:
    struct Child {
        Step step;
        View view;
        typename Compass::Place place;
    };

    // The children ask for their places in the table together, and then for what is written there, so that the waits
    // for memory overlap.
    template <class Found>
    void enter(const Node& node, int room, std::size_t part, std::size_t parts, Found& found) {
        if (watch_.is_over()) return;
        const int left = home_.limit() - path_.phase_one - 1;
        if (left < room - 1) return;
        Child children[Rules::max_moves];
        std::size_t count = 0;
        const std::span<const Step> steps = known_.rules.steps(node.state);
        for (std::size_t i = part; i < steps.size(); i += parts) {
            if (room == 1 && stays_in_group(Turn::from_id(steps[i].turn))) continue;
            Child& child = children[count++];
            child.step = steps[i];
            child.view = turned(moves_, node.views[0], steps[i].turn);
            known_.compass.ask_for(child.view);
        }
        nodes_ += count;
        for (std::size_t i = 0; i < count; ++i) {
            children[i].place = known_.compass.place_of(children[i].view);
            known_.compass.ask_for(children[i].place);
        }
        for (std::size_t i = 0; i < count; ++i) {
            const Child& child = children[i];
            const int distance = known_.compass.distance(child.place, node.distance[0]);
            if (distance > room - 1) continue;
            Node next;
            next.views[0] = child.view;
            next.distance[0] = static_cast<std::uint8_t>(distance);
            next.state = child.step.next;
            if (!look_along_others(node, child.step, left, next)) continue;
            path_.moves[static_cast<std::size_t>(path_.phase_one++)] = child.step.move;
            if (room == 1) go_home(found);
            else enter(next, room - 1, 0, 1, found);
            --path_.phase_one;
        }
    }

    template <class Found>
    void go_home(Found& found) {
        const std::span<const std::uint8_t> path =
            std::span(path_.moves).first(static_cast<std::size_t>(path_.phase_one));
        home_.run(home_.arrive(*cube_, path), path, found);
    }

    bool look_along_others(const Node& node, const Step& step, int left, Node& next) const {
        for (std::size_t k = 1; k < axis_count; ++k) {
            next.views[k] = turned(moves_, node.views[k], known_.seen[k][step.turn]);
            next.distance[k] = static_cast<std::uint8_t>(
                known_.compass.distance(known_.compass.place_of(next.views[k]), node.distance[k]));
            if (next.distance[k] > left) return false;
        }
        return true;
    }

    const Knowledge& known_;
    HomeStretch<HomeTable>& home_;
    Watch& watch_;
    const MoveTables& moves_ = move_tables();
    const Cube* cube_ = nullptr;
    TwoPhasePath path_;  // as far as phase one is done
    std::uint64_t nodes_ = 0;
};

}  // namespace trundle
