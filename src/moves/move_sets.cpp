// The shapes of play, each generated from faces, layers and quarters.
#include <trundle/move.h>

namespace trundle {
namespace {

constexpr auto make_face() {
    std::array<Move, 18> moves;
    std::size_t i = 0;
    for (Face face : all_faces)
        for (int quarters : {1, 2, 3}) moves[i++] = Move::face(face, quarters);
    return moves;
}

constexpr auto make_quarter() {
    std::array<Move, 12> moves;
    std::size_t i = 0;
    for (Face face : all_faces)
        for (int quarters : {1, 3}) moves[i++] = Move::face(face, quarters);
    return moves;
}

constexpr auto make_slice() {
    std::array<Move, 27> moves;
    std::size_t i = 0;
    for (Axis axis : all_axes)
        for (int layer : {Move::negative, Move::middle, Move::positive})
            for (int quarters : {1, 2, 3}) moves[i++] = Move(axis, layer, quarters);
    return moves;
}

constexpr auto make_axial() {
    std::array<Move, 45> moves;
    std::size_t i = 0;
    for (Axis axis : all_axes)
        for (int up = 0; up < 4; ++up)
            for (int down = up == 0 ? 1 : 0; down < 4; ++down) moves[i++] = Move::both(axis, up, down);
    return moves;
}

constexpr int wheels = Move::positive | Move::negative;

constexpr Move crawl(Axis axis, int quarters) { return {axis, wheels, quarters, Frame::cube, true}; }
constexpr Move spin(int layers, int quarters) { return {Axis::y, layers, quarters, Frame::cube}; }

constexpr std::array crawler_moves{
    crawl(Axis::z, 1),                       // +x: F B'
    crawl(Axis::z, 3),                       // -x
    crawl(Axis::x, 3),                       // +z: R' L
    crawl(Axis::x, 1),                       // -z
    spin(Move::positive, 1),                 // spin1
    spin(Move::positive, 3),                 // spin1'
    spin(Move::positive | Move::middle, 1),  // spin2
    spin(Move::positive | Move::middle, 3),  // spin2'
};

constexpr Move tumble(Axis axis, int quarters) { return {axis, Move::all, quarters, Frame::world, true}; }

constexpr std::array roll_moves{
    tumble(Axis::x, 1),  // N, away from the viewer
    tumble(Axis::z, 1),  // E
    tumble(Axis::x, 3),  // S
    tumble(Axis::z, 3),  // W
};

constexpr auto face_moves = make_face();
constexpr auto quarter_moves = make_quarter();
constexpr auto slice_moves = make_slice();
constexpr auto axial_moves = make_axial();

static_assert(crawler_moves[0].direction() == Face::R && crawler_moves[2].direction() == Face::F);
static_assert(roll_moves[0].direction() == Face::B && roll_moves[1].direction() == Face::R);

}  // namespace

std::span<const Move> MoveSet::face() { return face_moves; }
std::span<const Move> MoveSet::quarter() { return quarter_moves; }
std::span<const Move> MoveSet::slice() { return slice_moves; }
std::span<const Move> MoveSet::axial() { return axial_moves; }
std::span<const Move> MoveSet::crawler() { return crawler_moves; }
std::span<const Move> MoveSet::crawler6() { return std::span(crawler_moves).first(6); }
std::span<const Move> MoveSet::roll() { return roll_moves; }

}  // namespace trundle
