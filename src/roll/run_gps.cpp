// A path string executed, in work that does not grow with its counts: rounds of a term are shifted copies of each
// other, so how many of them stay on the board, and which meets a square, is a division.
#include <trundle/roll.h>
#include <algorithm>

#include "roll/wrong_with.h"

namespace trundle {
namespace {

// One coordinate through the rounds of a term: where it is after each roll of a round, from where the round starts.
struct Track {
    std::int64_t shift = 0;  // a whole round
    std::int64_t low = 0;
    std::int64_t high = 0;

    void add(std::int64_t step) {
        shift += step;
        low = std::min(low, shift);
        high = std::max(high, shift);
    }
    // How many of `count` rounds from `at` on stay within 1 .. size.
    std::int64_t rounds_within(std::int64_t at, std::int64_t size, std::int64_t count) const {
        if (at + low < 1 || at + high > size) return 0;
        if (shift > 0) return std::min(count, (size - at - high) / shift + 1);
        if (shift < 0) return std::min(count, (at + low - 1) / -shift + 1);
        return count;
    }
};

class GpsRun {
public:
    GpsRun(const RollBoard& board, std::int64_t length) : board_(board), length_(length) {
        run_.end = board.from;
        meet(board.from, {}, 0, 1);
    }

    // False when the die cannot go on.
    bool term(std::string_view moves, std::int64_t count) {
        Track x, y;
        Rotation turned;
        std::vector<Way> ways;
        for (char letter : moves)
            if (const std::optional<Way> way = way_of(letter)) {
                const Square step = neighbour({0, 0}, *way);
                x.add(step.x);
                y.add(step.y);
                turned = rolled(turned, *way);
                ways.push_back(*way);
            }
        const std::int64_t whole = std::min(x.rounds_within(run_.end.x, board_.columns, count),
                                            y.rounds_within(run_.end.y, board_.rows, count));
        Square at = run_.end;
        for (std::size_t i = 0; i < ways.size(); ++i) {
            at = neighbour(at, ways[i]);
            meet(at, {x.shift, y.shift}, run_.length + static_cast<std::int64_t>(i) + 1, whole, std::ssize(ways));
        }
        for (std::int64_t i = whole % 12; i > 0; --i) die_ = die_ * turned;  // a rotation has order 1, 2, 3 or 4
        run_.end = {run_.end.x + whole * x.shift, run_.end.y + whole * y.shift};
        run_.length += whole * std::ssize(ways);
        if (whole == count) return true;
        for (Way way : ways) {  // the round that leaves the board
            const Square to = neighbour(run_.end, way);
            if (to.x < 1 || to.x > board_.columns || to.y < 1 || to.y > board_.rows) {
                run_.wrong = "roll " + std::to_string(run_.length + 1) + ", " + letter_of(way) +
                             ", leaves the board at " + to_text(run_.end);
                break;
            }
            meet(to, {}, run_.length + 1, 1);
            run_.end = to;
            die_ = rolled(die_, way);
            ++run_.length;
        }
        return false;
    }

    RollRun done() {
        run_.top = top_of(die_);
        if (run_.wrong.empty() && met_ < length_)
            run_.wrong = met_ == 0 ? "the die starts on the last square, which it may visit only at the end"
                                   : "roll " + std::to_string(met_) + " comes to the last square, but the walk goes on";
        if (run_.wrong.empty() && board_.to && run_.end != *board_.to)
            run_.wrong = "the walk ends at " + to_text(run_.end) + ", not at " + to_text(*board_.to);
        return run_;
    }

private:
    // The first roll that comes to the last square: `at` is where roll `number` comes to, and each of `rounds` is
    // shifted from the one before.
    void meet(Square at, Deltas shift, std::int64_t number, std::int64_t rounds, std::int64_t rolls = 0) {
        if (!board_.to || rounds == 0) return;
        const Deltas far{board_.to->x - at.x, board_.to->y - at.y};
        const std::int64_t round = shift.x != 0 ? far.x / shift.x : shift.y != 0 ? far.y / shift.y : 0;
        if (round < 0 || round >= rounds || round * shift.x != far.x || round * shift.y != far.y) return;
        met_ = std::min(met_, number + round * rolls);
    }

    const RollBoard& board_;
    std::int64_t length_;  // of the whole path
    std::int64_t met_ = INT64_MAX;
    Rotation die_;
    RollRun run_;
};

}  // namespace

Result<RollRun> run_gps(const Gps& gps, const RollBoard& board) {
    if (std::optional<Error> error =
            wrong_with(Roll{board.rows, board.columns, board.from, board.to.value_or(board.from)}))
        return *std::move(error);
    for (const Gps::Term& term : gps.terms())
        if (!board.to && term.count && term.count->base != Gps::Count::Base::none)
            return input_error("no_end", "the path speaks of Δx or Δy: say where it ends");
    const Deltas deltas = deltas_between(board.from, board.to.value_or(board.from));
    const Result<std::int64_t> length = gps.length(deltas);
    if (!length) return length.error();
    GpsRun run(board, *length);
    for (const Gps::Term& term : gps.terms())
        if (!run.term(term.moves, term.rounds(deltas))) break;
    return run.done();
}

}  // namespace trundle
