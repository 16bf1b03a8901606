// The turns as cubes, computed from geometry when the program is compiled.
#include "cube/turns.h"

#include "cube/places.h"

namespace trundle {
namespace {

// A quarter of one layer. Each piece with a facelet on the face is carried round the face's axis.
constexpr Cube quarter_of_layer(Face layer) {
    Cube cube;
    const Symmetry quarter = Symmetry::quarter(axis_of(layer));
    for (int place = 0; place < corner_count; ++place) {
        if (!touches(corner_faces[static_cast<std::size_t>(place)], layer)) continue;
        const Slot slot = corner_slot(quarter, place, 0);
        cube.set_corner(slot.place, {static_cast<std::uint8_t>(place), static_cast<std::uint8_t>(slot.facelet)});
    }
    for (int place = 0; place < edge_count; ++place) {
        if (!touches(edge_faces[static_cast<std::size_t>(place)], layer)) continue;
        const Slot slot = edge_slot(quarter, place, 0);
        cube.set_edge(slot.place, {static_cast<std::uint8_t>(place), static_cast<std::uint8_t>(slot.facelet)});
    }
    return cube;
}

constexpr std::array<Cube, Turn::count> make_turns() {
    std::array<Cube, Turn::count> cubes{};
    for (int id = 1; id < Turn::count; ++id) {
        const Turn turn = Turn::from_id(id);
        const Cube positive = quarter_of_layer(positive_face(turn.axis()));
        const Cube negative = quarter_of_layer(opposite(positive_face(turn.axis())));
        Cube& cube = cubes[static_cast<std::size_t>(id)];
        for (int quarters = 0; quarters < turn.positive(); ++quarters) cube = cube * positive;
        for (int quarters = 0; quarters < turn.negative(); ++quarters) cube = cube * negative;
    }
    return cubes;
}

constexpr TurnedPieces pieces_of(const Cube& turn) {
    TurnedPieces pieces;
    const auto add = [&](std::size_t half, int count, std::array<TurnedPieces::Carried, 8>& all) {
        pieces.count = 0;
        for (std::size_t to = half; to < half + static_cast<std::size_t>(count); ++to) {
            const std::uint8_t byte = turn.bytes()[to];
            if (byte == Cube().bytes()[to]) continue;
            all[pieces.count++] = {static_cast<std::uint8_t>(half + (byte & 15u)), static_cast<std::uint8_t>(to),
                                   static_cast<std::uint8_t>(byte & 0x30u)};
        }
    };
    add(0, edge_count, pieces.edges);
    add(16, corner_count, pieces.corners);
    return pieces;
}

constexpr std::array<TurnedPieces, Turn::count> all_pieces(const std::array<Cube, Turn::count>& turns) {
    std::array<TurnedPieces, Turn::count> pieces;
    for (std::size_t id = 0; id < turns.size(); ++id) pieces[id] = pieces_of(turns[id]);
    return pieces;
}

}  // namespace

constexpr std::array<Cube, Turn::count> turn_cubes = make_turns();
constexpr std::array<TurnedPieces, Turn::count> turned_pieces = all_pieces(turn_cubes);

const Cube& cube_of(Turn turn) { return turn_cubes[static_cast<std::size_t>(turn.id())]; }

static constexpr Cube face_turn(Face face) { return turn_cubes[static_cast<std::size_t>(Turn::face(face, 1).id())]; }
static_assert(face_turn(Face::R).corner(0) == Piece{4, 2},
              "R brings the DFR corner to URF, its D facelet to the front");
static_assert(face_turn(Face::R) * face_turn(Face::R) * face_turn(Face::R) * face_turn(Face::R) == Cube());
static_assert(face_turn(Face::U) * face_turn(Face::D) == face_turn(Face::D) * face_turn(Face::U));

// A mirror reverses the way of turning, and so does looking along the axis from its other end.
Turn conjugated(Turn turn, Symmetry symmetry) {
    const Face end = symmetry(positive_face(turn.axis()));
    const int way = symmetry.is_mirror() == is_positive(end) ? -1 : 1;
    if (is_positive(end)) return {axis_of(end), way * turn.positive(), way * turn.negative()};
    return {axis_of(end), way * turn.negative(), way * turn.positive()};
}

}  // namespace trundle
