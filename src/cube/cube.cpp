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

// Where each symmetry carries each facelet of the corner and edge places.
struct Slots {
    Slot corner[Symmetry::count][corner_count][3];
    Slot edge[Symmetry::count][edge_count][2];
};

const Slots& slots() {
    static const Slots all = [] {
        Slots result{};
        for (int id = 0; id < Symmetry::count; ++id) {
            const Symmetry s = Symmetry::from_id(id);
            for (int place = 0; place < corner_count; ++place)
                for (int k = 0; k < 3; ++k) result.corner[id][place][k] = corner_slot(s, place, k);
            for (int place = 0; place < edge_count; ++place)
                for (int k = 0; k < 2; ++k) result.edge[id][place][k] = edge_slot(s, place, k);
        }
        return result;
    }();
    return all;
}

// With `cube` at place p the piece q whose facelet 0 lies on facelet o of p: the symmetry carries p, q and both
// facelets.
template <int Facelets>
Piece carried(Slot home, Slot here) {
    const int orientation = (here.facelet - home.facelet + Facelets) % Facelets;
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
    const auto& corner = slots().corner[symmetry.id()];
    const auto& edge = slots().edge[symmetry.id()];
    Cube result;
    for (int place = 0; place < corner_count; ++place) {
        const Piece piece = cube.corner(place);
        const Slot here = corner[place][piece.orientation];
        result.set_corner(here.place, carried<3>(corner[piece.id][0], here));
    }
    for (int place = 0; place < edge_count; ++place) {
        const Piece piece = cube.edge(place);
        const Slot here = edge[place][piece.orientation];
        result.set_edge(here.place, carried<2>(edge[piece.id][0], here));
    }
    return result;
}

}  // namespace trundle
