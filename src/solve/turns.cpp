#include "solve/turns.h"

#include <trundle/solve.h>

namespace trundle {

Moves moves_of_turns(std::span<const Turn> turns, Rotation rotation, Play play) {
    Moves moves;
    for (const Turn turn : turns) {
        const bool is_slice = play == Play::slice && turn.positive() != 0 && turn.negative() != 0;
        const Move move = is_slice ? Move(turn.axis(), Move::middle, -turn.positive(), Frame::cube)
                                   : Move::both(turn.axis(), turn.positive(), turn.negative(), Frame::cube);
        moves.push_back(in_frame(move, Frame::world, rotation));
        rotation = rotation * moves.back().rotation();
    }
    return moves;
}

namespace {

// Opposite faces that turn one after the other may as well turn at once.
int axial_length_of(std::span<const Move> moves) {
    int length = 0;
    Axis axis{};
    int turned = 0;  // the layers of this axis that have had their turn
    for (const Move move : turns_in(moves)) {
        const bool is_at_once = length > 0 && move.axis() == axis && (turned & move.layers()) == 0;
        turned = is_at_once ? turned | move.layers() : move.layers();
        axis = move.axis();
        if (!is_at_once) ++length;
    }
    return length;
}

}  // namespace

int length_of(std::span<const Move> moves, Play play) {
    if (play == Play::axial) return axial_length_of(moves);
    int length = 0;
    for (const Move move : moves) {
        const Turn turn = move.turn();
        if (play == Play::slice) length += turn.is_none() ? 0 : 1;
        else
            for (const int quarters : {turn.positive(), turn.negative()})
                length += quarters == 2 && play == Play::quarter ? 2 : quarters != 0 ? 1 : 0;
    }
    return length;
}

}  // namespace trundle
