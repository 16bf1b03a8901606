#include "solve/turns.h"

#include <trundle/solve.h>

namespace trundle {

Moves moves_of_turns(std::span<const Turn> turns, Rotation rotation) {
    Moves moves;
    for (const Turn turn : turns) {
        const bool is_slice = turn.positive() && turn.negative();
        const int layer = is_slice ? Move::middle : turn.positive() ? Move::positive : Move::negative;
        const Move move(turn.axis(), layer, is_slice ? -turn.quarters() : turn.quarters(), Frame::cube);
        moves.push_back(in_frame(move, Frame::world, rotation));
        rotation = rotation * moves.back().rotation();
    }
    return moves;
}

int length_of(std::span<const Move> moves, Play play) {
    int length = 0;
    for (const Move move : moves) {
        const Turn turn = move.turn();
        const int layers = (turn.positive() ? 1 : 0) + (turn.negative() ? 1 : 0);
        if (play == Play::slice) length += layers > 0 ? 1 : 0;
        else length += layers * (play == Play::quarter && turn.quarters() == 2 ? 2 : 1);
    }
    return length;
}

}  // namespace trundle
