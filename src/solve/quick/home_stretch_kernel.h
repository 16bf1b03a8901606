// The second phase: from a cube of the group home, within what a limit on the whole length leaves.
#pragma once

#include <algorithm>
#include <atomic>

#include "cube/batch.h"
#include "moves/canonical.h"
#include "search/watch.h"
#include "solve/quick/variants.h"

namespace trundle {

// A whole solution: indices into the moves of phase one, then into those of phase two, then premoves.
struct TwoPhasePath {
    static constexpr int max_length = 40;

    std::array<std::uint8_t, max_length> moves{};
    int phase_one = 0;
    int count = 0;  // with phase two
    int premoves = 0;
    int length = 0;

    void add(std::uint8_t move) { moves[static_cast<std::size_t>(count++)] = move; }
};

// What the face turns of each phase cost, and what all must cost less than.
struct TwoPhasePrices {
    std::array<std::uint32_t, 18> phase_one{}, phase_two{};
    std::uint32_t least = 0;
    const std::atomic<std::uint64_t>* limit = nullptr;
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
        bool are_faces_at_once;
        const CubeBatch& batch = trundle::batch();
    };

    // `limit`: no solution may be longer. It may shrink while the search runs. `prices`: none if all cost the same.
    HomeStretch(const Knowledge& knowledge, const std::atomic<int>& limit, Watch& watch, const TwoPhasePrices* prices)
        : known_(knowledge), limit_(limit), watch_(watch), prices_(prices) {}

    // The cube after this phase one is to go home. It waits until there are several, whose entries in the table come
    // from the memory together. If there is a way short enough, `found` gets the whole.
    //
    // Most come in pairs: where R leads into the group, so does R', one after the other. R' is R R2: if the one is
    // too far by more than R2, so is the other. And so it is with the first premove.
    template <class Found>
    void add(const Cube& start, const Premoves& premoves, std::span<const std::uint8_t> phase_one, Found& found) {
        if (waiting_count_ > 0 && is_twin(waiting_[waiting_count_ - 1], premoves, phase_one)) {
            waiting_[waiting_count_ - 1].twin = phase_one.back();
            return;
        }
        if (waiting_count_ == waiting_.size()) run(found);
        Waiting& waiting = waiting_[waiting_count_++];
        waiting.premoves = &premoves;
        waiting.start = premoves.cube * start;
        waiting.cube = arrive(waiting.start, phase_one);
        waiting.phase_one = phase_one.size();
        waiting.twin.reset();
        std::copy(phase_one.begin(), phase_one.end(), waiting.moves.begin());
    }
    // All that wait, in their order.
    template <class Found>
    void run(Found& found) {
        for (const Waiting& waiting : std::span(waiting_).first(waiting_count_)) {
            Premoves premoves = *waiting.premoves;
            const int too_far = run(waiting, waiting.cube, premoves, found);
            if (premoves.count == 0) continue;
            const std::size_t twice = *known_.moves.twice(known_.phase_one[premoves.moves[0]].turn());
            if (too_far > known_.moves.length(twice) * (waiting.twin ? 2 : 1)) continue;
            premoves.moves[0] = premoves.other_first;
            const Cube other = cube_of(known_.moves.moves()[twice].turn()) * waiting.start;
            run(waiting, arrive(other, std::span(waiting.moves).first(waiting.phase_one)), premoves, found);
        }
        waiting_count_ = 0;
    }

private:
    struct Waiting {
        const Premoves* premoves;
        Cube start;
        PhaseTwoCube cube;
        std::array<std::uint8_t, TwoPhasePath::max_length> moves;
        std::size_t phase_one;
        std::optional<std::uint8_t> twin;  // the other last move
    };

    // Whether it is the same but for its last move, which is the other way round.
    bool is_twin(const Waiting& waiting, const Premoves& premoves, std::span<const std::uint8_t> phase_one) const {
        if (&premoves != waiting.premoves || phase_one.size() != waiting.phase_one || phase_one.empty()) return false;
        const Turn turn = known_.phase_one[phase_one.back()].turn();
        return turn == known_.phase_one[waiting.moves[phase_one.size() - 1]].turn().inverse() &&
               known_.moves.twice(turn) && std::equal(phase_one.begin(), phase_one.end() - 1, waiting.moves.begin());
    }

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

    // A cube and its twin. Returns how much too far the first one is.
    template <class Found>
    int run(const Waiting& waiting, const PhaseTwoCube& cube, const Premoves& premoves, Found& found) {
        std::array<std::uint8_t, TwoPhasePath::max_length> moves = waiting.moves;
        const auto phase_one = std::span(moves).first(waiting.phase_one);
        const int outside = static_cast<int>(phase_one.size()) + premoves.count;
        const int too_far = outside + known_.table.distance(cube) - limit();
        if (too_far <= 0) run(cube, phase_one, premoves, found);
        if (!waiting.twin) return too_far;
        const std::size_t twice = *known_.moves.twice(known_.phase_one[phase_one.back()].turn());
        if (too_far > known_.moves.length(twice)) return too_far;
        phase_one.back() = *waiting.twin;
        const PhaseTwoCube twin = known_.moves.after(cube, twice);
        if (outside + known_.table.distance(twin) <= limit()) run(twin, phase_one, premoves, found);
        return too_far;
    }

    template <class Found>
    void run(const PhaseTwoCube& first, std::span<const std::uint8_t> phase_one, const Premoves& premoves,
             Found& found) {
        TwoPhasePath path;
        path.phase_one = static_cast<int>(phase_one.size());
        path.count = path.phase_one;
        path.premoves = premoves.count;
        std::copy(phase_one.begin(), phase_one.end(), path.moves.begin());
        const Turn before = last_run(phase_one);
        const Turn behind = premoves.count == 0 ? Turn() : known_.phase_one[premoves.moves[0]].turn();
        const auto tell = [&](TwoPhasePath whole) {
            for (std::size_t i = 0; i < premoves.count; ++i) whole.add(premoves.moves[i]);
            found(whole);
        };
        if (prices_ != nullptr) {
            std::uint64_t cost = 0;
            for (const std::uint8_t move : phase_one) cost += prices_->phase_one[move];
            for (std::size_t i = 0; i < premoves.count; ++i) cost += prices_->phase_one[premoves.moves[i]];
            return descend_cheaply(first, Canonical::start, cost, before, behind, path, tell);
        }
        for (int length = known_.table.distance(first);
             path.phase_one + path.premoves + length <= limit() && !watch_.is_over(); ++length) {
            path.count = path.phase_one;
            if (!descend(first, Canonical::start, length, before, behind, path)) continue;
            path.length = path.phase_one + path.premoves + length;
            tell(path);
            return;
        }
    }

    // Whether two turns are a longer way to say one: of the same layer, or at once where that is one move.
    bool are_one(Turn a, Turn b) const {
        if (a.is_none() || a.axis() != b.axis()) return false;
        return known_.are_faces_at_once || (a.positive() != 0 && b.positive() != 0) ||
               (a.negative() != 0 && b.negative() != 0);
    }

    // The last turns of phase one, those about one axis together.
    Turn last_run(std::span<const std::uint8_t> phase_one) const {
        Turn run;
        for (std::size_t i = phase_one.size(); i > 0; --i) {
            const Turn turn = known_.phase_one[phase_one[i - 1]].turn();
            if (!run.is_none() && turn.axis() != run.axis()) break;
            run = Turn(turn.axis(), run.positive() + turn.positive(), run.negative() + turn.negative());
        }
        return run;
    }
    static Turn still_before(Turn before, Turn turn) { return before.axis() == turn.axis() ? before : Turn(); }

    // Whether premoves that begin with `behind` say nothing that the moves before them could say shorter.
    bool may_end(const TwoPhasePath& path, Turn behind) const {
        for (int i = path.count - 1; i >= 0 && !behind.is_none(); --i) {
            const std::size_t move = path.moves[static_cast<std::size_t>(i)];
            const Turn turn = (i < path.phase_one ? known_.phase_one : known_.moves.moves())[move].turn();
            if (turn.axis() != behind.axis()) break;
            if (are_one(turn, behind)) return false;
        }
        return true;
    }

    // `before`: the last run of phase one, as long as all since then are about its axis. `behind`: the first premove.
    bool descend(const PhaseTwoCube& cube, Canonical::State state, int room, Turn before, Turn behind,
                 TwoPhasePath& path) {
        if (room == 0) return cube.is_solved() && may_end(path, behind);
        for (std::size_t move = 0; move < known_.moves.count(); ++move) {
            const Canonical::State after = known_.sequences.next(state, move);
            const int rest = room - known_.moves.length(move);
            const Turn turn = known_.moves.moves()[move].turn();
            if (after == Canonical::forbidden || rest < 0 || are_one(before, turn)) continue;
            watch_.count(1);
            const PhaseTwoCube next = known_.moves.after(cube, move);
            if (known_.table.distance(next) > rest) continue;
            path.add(static_cast<std::uint8_t>(move));
            if (descend(next, after, rest, still_before(before, turn), behind, path)) return true;
            --path.count;
        }
        return false;
    }

    // Every way home that costs less than the last one.
    template <class Found>
    void descend_cheaply(const PhaseTwoCube& cube, Canonical::State state, std::uint64_t cost, Turn before, Turn behind,
                         TwoPhasePath& path, Found& found) {
        if (cube.is_solved()) {
            path.length = path.count + path.premoves;
            if (cost < *prices_->limit && may_end(path, behind)) found(path);
            return;
        }
        for (std::size_t move = 0; move < known_.moves.count() && !watch_.is_over(); ++move) {
            const Canonical::State after = known_.sequences.next(state, move);
            const Turn turn = known_.moves.moves()[move].turn();
            if (after == Canonical::forbidden || are_one(before, turn)) continue;
            watch_.count(1);
            const PhaseTwoCube next = known_.moves.after(cube, move);
            const std::uint64_t so_far = cost + prices_->phase_two[move];
            const int left = known_.table.distance(next);
            if (path.count + path.premoves + 1 + left > limit() ||
                so_far + static_cast<std::uint64_t>(left) * prices_->least >= *prices_->limit)
                continue;
            path.add(static_cast<std::uint8_t>(move));
            descend_cheaply(next, after, so_far, still_before(before, turn), behind, path, found);
            --path.count;
        }
    }

    const Knowledge& known_;
    const std::atomic<int>& limit_;
    Watch& watch_;
    const TwoPhasePrices* prices_;
    std::array<Waiting, 48> waiting_;
    std::size_t waiting_count_ = 0;
};

}  // namespace trundle
