// Kociemba's two phases. Phase one looks for all ways of exactly n moves into the group of phase two (phase_two.h);
// phase two goes home from there.
//
//   cube ---- n moves, the last one a quarter turn of R L F or B ----> group ---- at most limit - n ----> solved
//
// The distance to the group is known exactly, for each of the three axes that may play the part of U-D. The search
// enters the group of the first axis; the distances to the other two are lower bounds for the whole way home, and cut
// most of the last levels.
#pragma once

#include "search/home_stretch_kernel.h"
#include "search/rules.h"
#include "tables/axes.h"
#include "tables/table.h"

namespace trundle {

class TwoPhaseKernel {
public:
    struct Node {
        std::array<View, axis_count> views;
        std::array<std::uint8_t, axis_count> distance{};
        Canonical::State state = Canonical::start;
    };
    // Tables and rules, shared by all searches of a play.
    struct Knowledge {
        const Rules& rules;  // of phase one
        const Table& flips;
        TurnsSeen seen = turns_seen();
    };

    TwoPhaseKernel(const Knowledge& knowledge, HomeStretch& home, Watch& watch)
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

    // How many moves it takes into the group. Some neighbour is one nearer: walk along these.
    static int distance_of(const Knowledge& known, View view) {
        const View home = view_of(Cube());
        int distance = 0;
        for (; view != home; ++distance) {
            const unsigned nearer = (code_of(known, view) + 2) % 3;
            for (const Step& step : known.rules.steps(Canonical::start)) {
                const View next = turned(move_tables(), view, step.turn);
                if (code_of(known, next) != nearer) continue;
                view = next;
                break;
            }
        }
        return distance;
    }

private:
    struct Child {
        Step step;
        View view;
        const std::uint8_t* address;
        std::uint8_t shift;
    };

    static Key key_of(const Knowledge& known, const View& view) {
        return {known.flips.layout().classes().place_of(view.flip_slice()), view.twist, 0};
    }
    static unsigned code_of(const Knowledge& known, const View& view) {
        return known.flips.code_of(key_of(known, view));
    }

    // The children ask for their places in the table together, so that the waits for memory overlap.
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
            const Key key = key_of(known_, child.view);
            const std::size_t entry = known_.flips.layout().entry_in_row(key);
            child.address =
                known_.flips.codes().data() + Layout::row_of(key) * known_.flips.layout().row_bytes() + entry / 4;
            child.shift = static_cast<std::uint8_t>(entry % 4 * 2);
            __builtin_prefetch(child.address);
        }
        nodes_ += count;
        for (std::size_t i = 0; i < count; ++i) {
            const Child& child = children[i];
            const int distance = near_distance(node.distance[0], *child.address >> child.shift & 3u);
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
            next.distance[k] =
                static_cast<std::uint8_t>(near_distance(node.distance[k], code_of(known_, next.views[k])));
            if (next.distance[k] > left) return false;
        }
        return true;
    }

    const Knowledge& known_;
    HomeStretch& home_;
    Watch& watch_;
    const MoveTables& moves_ = move_tables();
    const Cube* cube_ = nullptr;
    TwoPhasePath path_;  // as far as phase one is done
    std::uint64_t nodes_ = 0;
};

}  // namespace trundle
