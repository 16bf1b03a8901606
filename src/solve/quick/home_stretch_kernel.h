// The second phase: from a cube of the group home, within what a limit on the whole length leaves.
#pragma once

#include <algorithm>
#include <atomic>

#include "cube/batch.h"
#include "moves/canonical.h"
#include "search/watch.h"
#include "tables/phases/phase_two.h"

namespace trundle {

// A whole solution: indices into the moves of phase one, then into those of phase two.
struct TwoPhasePath {
    static constexpr int max_length = 40;

    std::array<std::uint8_t, max_length> moves{};
    int phase_one = 0;
    int count = 0;
    int length = 0;
};

// `Table`: what is known of the second phase.
template <class Table>
class HomeStretch {
public:
    struct Knowledge {
        std::span<const Move> phase_one;  // the moves of phase one
        const PhaseTwoMoves& moves;
        const Canonical& sequences;  // of these moves
        const Table& table;
        const CubeBatch& batch = trundle::batch();
    };

    // `limit`: no solution may be longer. It may shrink while the search runs.
    HomeStretch(const Knowledge& knowledge, const std::atomic<int>& limit, Watch& watch)
        : known_(knowledge), limit_(limit), watch_(watch) {}

    // The cube after this phase one is to go home. It waits until there are several, whose entries in the table come
    // from the memory together. If there is a way short enough, `found` gets the whole.
    template <class Found>
    void add(const Cube& start, std::span<const std::uint8_t> phase_one, Found& found) {
        Waiting& waiting = waiting_[waiting_count_++];
        waiting.cube = arrive(start, phase_one);
        waiting.phase_one = phase_one.size();
        std::copy(phase_one.begin(), phase_one.end(), waiting.moves.begin());
        if (waiting_count_ == waiting_.size()) run(found);
    }
    // All that wait, in their order.
    template <class Found>
    void run(Found& found) {
        for (std::size_t i = 0; i < waiting_count_; ++i)
            run(waiting_[i].cube, std::span(waiting_[i].moves).first(waiting_[i].phase_one), found);
        waiting_count_ = 0;
    }

private:
    struct Waiting {
        PhaseTwoCube cube;
        std::array<std::uint8_t, TwoPhasePath::max_length> moves;
        std::size_t phase_one;
    };

    int limit() const { return limit_.load(std::memory_order_relaxed); }

    // Where phase one leads. Its entry in the table is asked for.
    PhaseTwoCube arrive(const Cube& start, std::span<const std::uint8_t> phase_one) const {
        std::array<Turn, TwoPhasePath::max_length> turns;
        for (std::size_t i = 0; i < phase_one.size(); ++i) turns[i] = known_.phase_one[phase_one[i]].turn();
        const PhaseTwoCube cube =
            PhaseTwoMoves::cube_of(known_.batch.turned(start, std::span(turns).first(phase_one.size())));
        __builtin_prefetch(known_.table.address_of(cube));
        return cube;
    }

    template <class Found>
    void run(const PhaseTwoCube& first, std::span<const std::uint8_t> phase_one, Found& found) {
        if (static_cast<int>(phase_one.size()) + known_.table.distance(first) > limit()) return;
        TwoPhasePath path;
        path.phase_one = static_cast<int>(phase_one.size());
        std::copy(phase_one.begin(), phase_one.end(), path.moves.begin());
        const Turn before = phase_one.empty() ? Turn() : known_.phase_one[phase_one.back()].turn();
        for (int length = known_.table.distance(first); path.phase_one + length <= limit() && !watch_.is_over();
             ++length) {
            path.count = path.phase_one;
            if (!descend(first, Canonical::start, length, before, path)) continue;
            path.length = path.phase_one + length;
            found(path);
            return;
        }
    }

    static bool share_a_layer(Turn a, Turn b) {
        return a.axis() == b.axis() && ((a.positive() && b.positive()) || (a.negative() && b.negative()));
    }

    // `before`: the last turn of phase one. Turning the same layer again would be a longer way to say one turn.
    bool descend(const PhaseTwoCube& cube, Canonical::State state, int room, Turn before, TwoPhasePath& path) {
        if (room == 0) return cube.is_solved();
        for (std::size_t move = 0; move < known_.moves.count(); ++move) {
            const Canonical::State after = known_.sequences.next(state, move);
            const int rest = room - known_.moves.length(move);
            if (after == Canonical::forbidden || rest < 0 || share_a_layer(before, known_.moves.moves()[move].turn()))
                continue;
            watch_.count(1);
            const PhaseTwoCube next = known_.moves.after(cube, move);
            if (known_.table.distance(next) > rest) continue;
            path.moves[static_cast<std::size_t>(path.count++)] = static_cast<std::uint8_t>(move);
            if (descend(next, after, rest, Turn(), path)) return true;
            --path.count;
        }
        return false;
    }

    const Knowledge& known_;
    const std::atomic<int>& limit_;
    Watch& watch_;
    std::array<Waiting, 48> waiting_;
    std::size_t waiting_count_ = 0;
};

}  // namespace trundle
