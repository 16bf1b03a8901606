// Kociemba's two phases. Phase one looks for all ways of exactly n moves into the group of phase two (phase_two.h);
// phase two goes home from there.
//
//   cube ---- n moves, the last one a quarter turn of R L F or B ----> group ---- at most limit - n ----> solved
//
// The distance to the group is known exactly, for each of the three axes that may play the part of U-D. The search
// enters the group of the first axis; the distances to the other two are lower bounds for the whole way home, and cut
// most of the last levels.
#pragma once

#include <algorithm>
#include <atomic>

#include "search/rules.h"
#include "search/watch.h"
#include "tables/phase_two.h"
#include "tables/table.h"

namespace trundle {

class TwoPhaseKernel {
public:
    static constexpr int max_length = 40;
    static constexpr std::size_t axis_count = 3;

    struct View {
        std::uint16_t twist = 0;
        std::uint16_t flip = 0;
        std::uint16_t slice = 0;

        friend bool operator==(const View&, const View&) = default;
    };
    struct Node {
        std::array<View, axis_count> views;
        std::array<std::uint8_t, axis_count> distance{};
        Canonical::State state = Canonical::start;
    };
    // Tables and rules, shared by all searches of a play.
    struct Knowledge {
        const Rules& rules;  // of phase one
        const Table& flips;
        const PhaseTwoMoves& moves;
        const Canonical& sequences;  // of these moves
        const PhaseTwoTable& table;
        std::array<std::array<std::uint8_t, Turn::count>, axis_count> turn_through;  // seen along each axis
    };
    struct Path {
        std::array<std::uint8_t, max_length> moves{};  // indices into the moves of phase one, then of phase two
        int phase_one = 0;
        int count = 0;
        int length = 0;
    };

    // `limit`: no solution may be longer. It may shrink while the search runs.
    TwoPhaseKernel(const Knowledge& knowledge, const std::atomic<int>& limit, Watch& watch)
        : known_(knowledge), limit_(limit), watch_(watch) {}

    std::uint64_t nodes() const { return nodes_; }

    // All ways of exactly `room` moves through phase one, or of several parts of them the one with this number.
    // `found(path)` for each way home.
    template <class Found>
    void search(const Cube& cube, const Node& node, int room, std::size_t part, std::size_t parts, Found& found) {
        cubes_[0] = cube;
        fresh_ = 0;
        depth_ = 0;
        if (room > 0) enter(node, room, part, parts, found);
        else if (node.distance[0] == 0 && part == 0) leave(found);
    }

    // How many moves it takes into the group. Some neighbour is one nearer: walk along these.
    static int distance_of(const Knowledge& known, View view) {
        const View home{0, 0, static_cast<std::uint16_t>(slice_of(Cube()))};
        int distance = 0;
        for (; view != home; ++distance) {
            const unsigned nearer = (code_of(known, view) + 2) % 3;
            for (const Step& step : known.rules.steps(Canonical::start)) {
                const View next = turned(view, step.turn);
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

    static View turned(const View& view, std::size_t turn) {
        const MoveTables& moves = move_tables();
        return {moves.twist.after(view.twist, turn), moves.flip.after(view.flip, turn),
                moves.slice.after(view.slice, turn)};
    }
    static Key key_of(const Knowledge& known, const View& view) {
        return {known.flips.layout().classes().place_of(view.slice * flip_count + view.flip), view.twist, 0};
    }
    static unsigned code_of(const Knowledge& known, const View& view) {
        return known.flips.code_of(key_of(known, view));
    }

    template <class Found>
    void enter(const Node& node, int room, std::size_t part, std::size_t parts, Found& found) {
        if (watch_.is_over()) return;
        const int left = limit_.load(std::memory_order_relaxed) - depth_ - 1;
        if (left < room - 1) return;
        Child children[Rules::max_moves];
        std::size_t count = 0;
        const std::span<const Step> steps = known_.rules.steps(node.state);
        for (std::size_t i = part; i < steps.size(); i += parts) {
            if (room == 1 && stays(steps[i])) continue;
            Child& child = children[count++];
            child.step = steps[i];
            child.view = turned(node.views[0], steps[i].turn);
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
            path_[static_cast<std::size_t>(depth_)] = child.step.move;
            fresh_ = std::min(fresh_, depth_);
            ++depth_;
            if (room == 1) leave(found);
            else enter(next, room - 1, 0, 1, found);
            --depth_;
        }
    }

    bool look_along_others(const Node& node, const Step& step, int left, Node& next) const {
        for (std::size_t k = 1; k < axis_count; ++k) {
            next.views[k] = turned(node.views[k], known_.turn_through[k][step.turn]);
            next.distance[k] =
                static_cast<std::uint8_t>(near_distance(node.distance[k], code_of(known_, next.views[k])));
            if (next.distance[k] > left) return false;
        }
        return true;
    }

    static bool stays(const Step& step) {
        const Turn turn = Turn::from_id(step.turn);
        return turn.axis() == Axis::y || turn.quarters() == 2;
    }

    // Phase one has ended: turn the cube itself as far as the path has changed, and go on with its permutations.
    template <class Found>
    void leave(Found& found) {
        for (; fresh_ < depth_; ++fresh_) {
            const auto i = static_cast<std::size_t>(fresh_);
            cubes_[i + 1] = cubes_[i] * cube_of(moves_of(known_.rules.play())[path_[i]].turn());
        }
        home(PhaseTwoMoves::cube_of(cubes_[static_cast<std::size_t>(depth_)]), found);
    }

    template <class Found>
    void home(const PhaseTwoCube& cube, Found& found) {
        const int phase_one = depth_;
        for (int length = known_.table.distance(cube);
             length <= limit_.load(std::memory_order_relaxed) - phase_one && !watch_.is_over(); ++length) {
            count_ = phase_one;
            if (!descend(cube, Canonical::start, length, last_turn())) continue;
            Path path;
            path.moves = path_;
            path.phase_one = phase_one;
            path.count = count_;
            path.length = phase_one + length;
            found(path);
            return;
        }
    }

    Turn last_turn() const {
        return depth_ == 0 ? Turn() : moves_of(known_.rules.play())[path_[static_cast<std::size_t>(depth_ - 1)]].turn();
    }
    static bool share_a_layer(Turn a, Turn b) {
        return a.axis() == b.axis() && ((a.positive() && b.positive()) || (a.negative() && b.negative()));
    }

    // `before`: the last turn of phase one. Turning the same layer again would be a longer way to say one turn.
    bool descend(const PhaseTwoCube& cube, Canonical::State state, int room, Turn before) {
        if (room == 0) return cube.is_solved();
        for (std::size_t move = 0; move < known_.moves.count(); ++move) {
            const Canonical::State after = known_.sequences.next(state, move);
            const int rest = room - known_.moves.length(move);
            if (after == Canonical::forbidden || rest < 0 || share_a_layer(before, known_.moves.moves()[move].turn()))
                continue;
            ++nodes_;
            const PhaseTwoCube next = known_.moves.after(cube, move);
            if (known_.table.distance(next) > rest) continue;
            path_[static_cast<std::size_t>(count_++)] = static_cast<std::uint8_t>(move);
            if (descend(next, after, rest, Turn())) return true;
            --count_;
        }
        return false;
    }

    const Knowledge& known_;
    const std::atomic<int>& limit_;
    Watch& watch_;
    std::array<std::uint8_t, max_length> path_{};
    std::array<Cube, max_length> cubes_{};  // after each move of phase one; up to date until fresh_
    int fresh_ = 0;
    int depth_ = 0;  // moves of phase one done
    int count_ = 0;  // moves of both done
    std::uint64_t nodes_ = 0;
};

}  // namespace trundle
