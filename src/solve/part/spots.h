// A cube in the world, piece by piece. A corner can be in 24 spots (8 places, turned 3 ways), an edge too (12 places,
// 2 ways), and so can the centres as a whole (24 rotations). A move of the world sends every spot to one other,
// whatever else the cube looks like: three small maps are all there is to know of it.
#pragma once

#include <trundle/move.h>
#include <array>

namespace trundle {

inline constexpr std::size_t spot_count = 24;
inline constexpr std::size_t piece_count = 21;  // corners 0 .. 7, edges 8 .. 19, the centres 20
inline constexpr std::size_t first_edge = corner_count;
inline constexpr std::size_t centres = 20;

enum class PieceKind : std::uint8_t { corner, edge, centre };
constexpr PieceKind kind_of(std::size_t piece) {
    return piece < first_edge ? PieceKind::corner : piece < centres ? PieceKind::edge : PieceKind::centre;
}

// The spot of each piece: that of its first facelet, place * facelets + facelet; of the centres, Rotation::id().
using Spots = std::array<std::uint8_t, piece_count>;

Spots spots_of(const Cube& cube, Rotation rotation);

// Where a move takes the spots of each kind.
using SpotMap = std::array<std::uint8_t, spot_count>;
struct SpotMove {
    std::array<SpotMap, 3> to;  // by kind

    std::uint8_t operator()(std::size_t piece, std::uint8_t spot) const {
        return to[static_cast<std::size_t>(kind_of(piece))][spot];
    }
    Spots operator()(const Spots& spots) const {
        Spots moved;
        for (std::size_t piece = 0; piece < piece_count; ++piece) moved[piece] = (*this)(piece, spots[piece]);
        return moved;
    }
};
SpotMove spot_move(Move move);  // of the frame of the world

}  // namespace trundle
