// What people and programs read: the 54 stickers of a cube as it stands in the world.
//
// Two orders of the 54 are in use, and they differ on the back face:
//   Facelets, Kociemba's:  U R F D L B, each face read row by row as seen from outside with U on top
//                          (for U the back on top, for D the front).
//   Stickers, the engine note's: the same, but the back face is turned by half a turn.
#pragma once

#include <trundle/face.h>
#include <trundle/move.h>
#include <trundle/result.h>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace trundle {

inline constexpr std::size_t facelet_count = 54;

using Facelets = std::array<Face, facelet_count>;          // the colour (face it belongs to) at each place
using Stickers = std::array<std::uint8_t, facelet_count>;  // 0 white, 1 red, 2 green, 3 yellow, 4 orange, 5 blue
using FaceletMap = std::array<std::uint8_t, facelet_count>;

// Its own inverse: the sticker number of a facelet number, and back.
constexpr std::size_t sticker_of_facelet(std::size_t facelet) { return facelet < 45 ? facelet : 98 - facelet; }

Facelets to_facelets(const World& world);
Result<World> from_facelets(const Facelets& facelets);  // says what is wrong with an impossible cube

std::string to_text(const Facelets& facelets);           // 54 letters
Result<Facelets> parse_facelets(std::string_view text);  // 54 letters, spaces ignored

Stickers to_stickers(const Facelets& facelets);
Facelets to_facelets(const Stickers& stickers);
std::string to_text(const Stickers& stickers);           // [0,0,...]
Result<Stickers> parse_stickers(std::string_view text);  // 54 numbers 0 .. 5, brackets optional

// Where each facelet goes when layers of the world turn, straight from 3D geometry, without pieces: the facelet at i
// goes to place map[i]. A cube moved by pieces and one moved by this map must look the same.
const FaceletMap& facelet_map(Move move);

// The facelets after a move of layers of the world, by that map alone: any 54 can be turned, possible or not.
Facelets after(const Facelets& facelets, Move move);
Facelets after(Facelets facelets, std::span<const Move> moves);
bool is_solved(const Facelets& facelets);  // each face of one colour, however the cube stands

// A configuration and its siblings: what becomes of it when the sides and colours of the cube are relabelled alike, in
// one of 48 ways. The canonical one is the first in the order of URFDLB.
struct Relabeling {
    Symmetry symmetry;  // that leads to the canonical one
    Moves moves;        // as moves of layers of the world
    Facelets facelets{};
    int siblings = 0;  // different ones: 0 .. 47
};
Relabeling canonical_relabeling(std::span<const Move> moves);  // of layers of the world, from the solved cube

// An unfolded cube in text; with `colour` in ANSI colours for a terminal.
std::string net(const Facelets& facelets, bool colour = false);

// An unfolded cube and two views of it in space, as an SVG picture.
std::string svg(const Facelets& facelets);

// The cube in perspective. Degrees: seen from so far above the horizon (-90 .. 90), and from so far to the right of the
// front. Only some of it, if it is said what: faces that are left out are open, and one looks through them.
struct Perspective {
    double latitude = 30;
    double longitude = 45;
    std::array<bool, 6> faces{true, true, true, true, true, true};  // U R F D L B: which sides of the world
    bool corners = true, edges = true, centres = true;
};
std::string svg(const Facelets& facelets, const Perspective& perspective);

struct Rgb {
    std::uint8_t red, green, blue;
};
Rgb rgb_of(Face face);  // the colour of a face's stickers

}  // namespace trundle
