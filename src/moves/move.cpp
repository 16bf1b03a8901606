// A cube in the world, moved.
#include <trundle/move.h>

namespace trundle {

Move in_frame(Move move, Frame frame, Rotation rotation) {
    if (move.frame() == frame) return move;
    const Rotation into = frame == Frame::world ? rotation : rotation.inverse();
    const Face image = into(positive_face(move.axis()));
    return move.laid(axis_of(image), !is_positive(image), is_positive(image) ? 1 : -1, frame);
}

World after(const World& world, Move move) {
    const Rotation rotation = world.pose.rotation;
    const Turn turn = in_frame(move, Frame::cube, rotation).turn();
    const Move in_world = in_frame(move, Frame::world, rotation);
    const Cell cell = move.steps() ? neighbour(world.pose.cell, in_world.direction()) : world.pose.cell;
    return {world.cube.turned(turn), {rotation * in_world.rotation(), cell}};
}

World after(World world, std::span<const Move> moves) {
    for (Move move : moves) world = after(world, move);
    return world;
}

Moves turns_in(std::span<const Move> moves) {
    Moves turns;
    World world;
    for (Move move : moves) {
        const Turn turn = in_frame(move, Frame::cube, world.pose.rotation).turn();
        if (turn.positive() != 0) turns.emplace_back(turn.axis(), Move::positive, turn.positive());
        if (turn.negative() != 0) turns.emplace_back(turn.axis(), Move::negative, turn.negative());
        world = after(world, move);
    }
    return turns;
}

// b turns layers of the world, which are others in the frame of a's centres.
World operator*(const World& a, const World& b) {
    const Rotation stands = a.pose.rotation;
    return {a.cube * b.cube.conjugated(stands.inverse()), {stands * b.pose.rotation, {}}};
}

World inverse(const World& world) {
    const Rotation stands = world.pose.rotation;
    return {world.cube.inverse().conjugated(stands), {stands.inverse(), {}}};
}

// After as many repetitions as its rotation needs to vanish it is a cube, whose order is the rest.
int order_of(const World& world) {
    World power = world;
    int repetitions = 1;
    for (; !power.pose.rotation.is_none(); ++repetitions) power = power * world;
    return repetitions * order_of(power.cube.cube());
}

Move conjugated(Move move, Symmetry symmetry) {
    const Face image = symmetry(positive_face(move.axis()));
    return move.laid(axis_of(image), !is_positive(image), is_positive(image) != symmetry.is_mirror() ? 1 : -1,
                     move.frame());
}

std::optional<Face> step_of(Move move, Rotation rotation) {
    if (!move.steps()) return {};
    return in_frame(move, Frame::world, rotation).direction();
}

bool may_move(const Board& board, Pose pose, Move move) {
    const std::optional<Face> step = step_of(move, pose.rotation);
    return !step || board.may_step(pose.cell, *step);
}

Moves inverted(std::span<const Move> moves) {
    Moves result;
    result.reserve(moves.size());
    for (std::size_t i = moves.size(); i > 0; --i) result.push_back(moves[i - 1].inverse());
    return result;
}

// The same for a path, move by move: a crawler's moves are not those of layers of the world.
int period_of(std::span<const Move> moves) {
    World world;
    int repetitions = 0;
    do {
        world = after(world, moves);
        ++repetitions;
    } while (!world.pose.rotation.is_none());
    return repetitions * order_of(world.cube.cube());
}

}  // namespace trundle
