// The letters of WCA notation, each as one quarter clockwise: R, its wide form r = Rw, M E S, x y z.
#pragma once

#include <trundle/move.h>
#include <array>

namespace trundle {

constexpr Move with_layers(Move move, int layers) { return {move.axis(), layers, move.quarters()}; }
constexpr Move times(Move move, int count) { return {move.axis(), move.layers(), move.quarters() * count}; }
constexpr Move wide(Move move) { return with_layers(move, move.layers() | Move::middle); }

constexpr auto make_families() {
    std::array<Move, 256> families{};
    const auto family = [&](char letter) -> Move& { return families[static_cast<std::size_t>(letter)]; };
    for (Face face : all_faces) {
        const char letter = letter_of(face);
        family(letter) = Move::face(face, 1);
        family(static_cast<char>(letter - 'A' + 'a')) = wide(Move::face(face, 1));
    }
    family('M') = with_layers(Move::face(Face::L, 1), Move::middle);
    family('E') = with_layers(Move::face(Face::D, 1), Move::middle);
    family('S') = with_layers(Move::face(Face::F, 1), Move::middle);
    for (Axis axis : all_axes) family("xyz"[static_cast<int>(axis)]) = Move(axis, Move::all, 1);
    return families;
}

inline constexpr std::array<Move, 256> families = make_families();

// A move without layers if the byte is no family's letter.
constexpr Move family_of(char letter) { return families[static_cast<unsigned char>(letter)]; }

}  // namespace trundle
