// What can be computed of one cube: its inverse, its order, its image under a symmetry, the names of its pieces.
#include <trundle/cube.h>
#include <numeric>

#include "cube/places.h"

namespace trundle {
namespace {

template <std::size_t N>
std::string name_of(const std::array<Face, N>& faces) {
    std::string name;
    for (Face face : faces) name += letter_of(face);
    return name;
}

// The least common multiple of the cycles of pieces. A cycle that leaves its pieces twisted must be gone through
// `modulus` times.
template <class PieceAt>
int order_of_cycles(int count, int modulus, PieceAt piece_at) {
    int order = 1;
    unsigned seen = 0;
    for (int start = 0; start < count; ++start) {
        int length = 0;
        int twist = 0;
        for (int place = start; (seen >> place & 1) == 0; ++length) {
            seen |= 1u << place;
            const Piece piece = piece_at(place);
            twist += piece.orientation;
            place = piece.id;
        }
        if (length > 0) order = std::lcm(order, twist % modulus == 0 ? length : length * modulus);
    }
    return order;
}

// With `cube` at place p the piece q whose facelet 0 lies on facelet o of p: the symmetry carries p, q and both
// facelets.
template <class SlotOf>
Piece carried(Symmetry s, Piece piece, int place, int modulus, SlotOf slot_of, int& new_place) {
    const Slot home = slot_of(s, piece.id, 0);
    const Slot here = slot_of(s, place, piece.orientation);
    new_place = here.place;
    const int orientation = (here.facelet - home.facelet + modulus) % modulus;
    return {static_cast<std::uint8_t>(home.place), static_cast<std::uint8_t>(orientation)};
}

}  // namespace

std::string corner_name(int corner) { return name_of(corner_faces[static_cast<std::size_t>(corner)]); }
std::string edge_name(int edge) { return name_of(edge_faces[static_cast<std::size_t>(edge)]); }

Cube inverse(const Cube& cube) {
    Cube result;
    for (int place = 0; place < corner_count; ++place) {
        const Piece piece = cube.corner(place);
        const int orientation = (3 - piece.orientation) % 3;
        result.set_corner(piece.id, {static_cast<std::uint8_t>(place), static_cast<std::uint8_t>(orientation)});
    }
    for (int place = 0; place < edge_count; ++place) {
        const Piece piece = cube.edge(place);
        result.set_edge(piece.id, {static_cast<std::uint8_t>(place), piece.orientation});
    }
    return result;
}

int order_of(const Cube& cube) {
    return std::lcm(order_of_cycles(corner_count, 3, [&](int place) { return cube.corner(place); }),
                    order_of_cycles(edge_count, 2, [&](int place) { return cube.edge(place); }));
}

Cube conjugated(const Cube& cube, Symmetry symmetry) {
    Cube result;
    int place = 0;
    for (int p = 0; p < corner_count; ++p) {
        const Piece piece = carried(symmetry, cube.corner(p), p, 3, corner_slot, place);
        result.set_corner(place, piece);
    }
    for (int p = 0; p < edge_count; ++p) {
        const Piece piece = carried(symmetry, cube.edge(p), p, 2, edge_slot, place);
        result.set_edge(place, piece);
    }
    return result;
}

}  // namespace trundle
