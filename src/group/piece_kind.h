// Corners and edges alike: what differs is only how many there are and how many facelets each has.
#pragma once

#include <string_view>

#include "group/cube_group.h"

namespace trundle {

struct PieceKind {
    std::string_view name;
    int count;
    int facelets;
    std::string_view turns;   // what a piece that stays can still do
    std::string_view turned;  // and what it is then
    std::size_t (*facelet)(int place, int facelet);
    std::string (*place_name)(int place);
    Piece (*piece_at)(const Cube&, int place);
    void (*put)(Cube&, int place, Piece);
};

inline constexpr std::array<PieceKind, 2> piece_kinds{{
    {"corner", corner_count, 3, "twists", "twisted", [](int place, int f) { return corner_facelet(place, f); },
     corner_name, [](const Cube& cube, int place) { return cube.corner(place); },
     [](Cube& cube, int place, Piece piece) { cube.set_corner(place, piece); }},
    {"edge", edge_count, 2, "flips", "flipped", [](int place, int f) { return edge_facelet(place, f); }, edge_name,
     [](const Cube& cube, int place) { return cube.edge(place); },
     [](Cube& cube, int place, Piece piece) { cube.set_edge(place, piece); }},
}};

inline constexpr const PieceKind& corner_kind = piece_kinds[0];
inline constexpr const PieceKind& edge_kind = piece_kinds[1];

}  // namespace trundle
