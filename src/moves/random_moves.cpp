// Random paths: each next move is drawn from those that the canonical automaton (and the board) allows.
#include <trundle/move.h>

#include "base/random.h"
#include "moves/canonical.h"

namespace trundle {
namespace {

template <class MayMove>
Moves draw(std::span<const Move> set, Cells cells, std::size_t count, std::uint64_t seed, MayMove may) {
    const Canonical canonical(set, cells);
    Random random(seed);
    Moves moves;
    moves.reserve(count);
    std::vector<std::size_t> choices;
    Canonical::State state = Canonical::start;
    while (moves.size() < count) {
        choices.clear();
        for (std::size_t move = 0; move < set.size(); ++move)
            if (canonical.next(state, move) != Canonical::forbidden && may(set[move], moves)) choices.push_back(move);
        if (choices.empty()) {  // a corner from which only a redundant move leads on
            state = Canonical::start;
            continue;
        }
        const std::size_t move = choices[random.below(choices.size())];
        moves.push_back(set[move]);
        state = canonical.next(state, move);
    }
    return moves;
}

}  // namespace

Moves random_moves(std::span<const Move> set, std::size_t count, std::uint64_t seed) {
    return draw(set, Cells::ignored, count, seed, [](Move, const Moves&) { return true; });
}

Moves random_crawl(const Board& board, Pose start, std::size_t count, std::uint64_t seed) {
    World world{{}, start};
    std::size_t done = 0;
    return draw(MoveSet::crawler(), Cells::counted, count, seed, [&](Move move, const Moves& moves) {
        for (; done < moves.size(); ++done) world = after(world, moves[done]);
        return may_move(board, world.pose, move);
    });
}

}  // namespace trundle
