// The turns for inner loops: as cubes, turn_cubes[turn.id()] is cube_of(turn), and piece by piece.
#pragma once

#include <trundle/cube.h>

namespace trundle {

extern const std::array<Cube, Turn::count> turn_cubes;

// Which bytes of a cube a turn changes: those of four edges and four corners for each layer that turns.
struct TurnedPieces {
    struct Carried {
        std::uint8_t from, to;  // bytes of a cube
        std::uint8_t turned;    // orientation << 4
    };
    std::uint8_t count = 0;  // of edges, and of corners
    std::array<Carried, 8> edges{}, corners{};
};
extern const std::array<TurnedPieces, Turn::count> turned_pieces;

// cube * turn_cubes[turn]. Inlined by force: of what is not the linker keeps one copy, perhaps that of a text which is
// compiled with next to no optimization.
[[gnu::always_inline]] inline Cube::Bytes turned(const Cube::Bytes& cube, std::size_t turn) {
    const TurnedPieces& pieces = turned_pieces[turn];
    Cube::Bytes result = cube;
    const auto turn_layer = [&](std::size_t first) {
        for (std::size_t i = first; i < first + 4; ++i) {
            const auto [from, to, flip] = pieces.edges[i];
            result[to] = cube[from] ^ flip;
        }
        for (std::size_t i = first; i < first + 4; ++i) {
            const auto [from, to, twist] = pieces.corners[i];
            const auto sum = static_cast<std::uint8_t>(cube[from] + twist);
            const auto reduced = static_cast<std::uint8_t>(sum - (3 << 4));
            result[to] = sum < reduced ? sum : reduced;
        }
    };
    turn_layer(0);
    if (pieces.count > 4) turn_layer(4);
    return result;
}

}  // namespace trundle
