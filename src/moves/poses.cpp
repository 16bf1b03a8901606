#include "moves/poses.h"

namespace trundle {

Poses Poses::ignored(std::size_t move_count) {
    Poses poses(1, move_count);
    for (std::size_t move = 0; move < move_count; ++move) poses.connect(0, move, 0);
    return poses;
}

// Moves are said in the frame of the cube, so the cube turns before all that turned it so far.
Poses Poses::rotations(Play play) {
    const std::span<const Move> moves = moves_of(play);
    Poses poses(Rotation::count, moves.size());
    for (int id = 0; id < Rotation::count; ++id)
        for (std::size_t move = 0; move < moves.size(); ++move)
            poses.connect(static_cast<State>(id), move,
                          static_cast<State>((moves[move].rotation() * Rotation::from_id(id)).id()));
    return poses;
}

}  // namespace trundle
