// The unfolded cube in text:
//
//          U U U
//          U U U
//          U U U
//   L L L  F F F  R R R  B B B
//   ...
//          D D D
#include <optional>

#include "view/location.h"

namespace trundle {
namespace {

// The face drawn in each block of the net, row by row.
constexpr std::array<std::array<std::optional<Face>, 4>, 3> blocks{{
    {std::nullopt, Face::U},
    {Face::L, Face::F, Face::R, Face::B},
    {std::nullopt, Face::D},
}};

// A sticker on a terminal: its letter, for those who cannot tell the colours apart, on its colour.
std::string painted(Face face) {
    const auto [red, green, blue] = rgb_of(face);
    const bool light = red + green + blue > 0x180;
    return std::string(light ? "\x1b[38;2;0;0;0" : "\x1b[38;2;255;255;255") + ";48;2;" + std::to_string(red) + ';' +
           std::to_string(green) + ';' + std::to_string(blue) + "m " + letter_of(face) + " \x1b[0m";
}

std::string row_of(const Facelets& facelets, Face face, std::size_t row, bool colour) {
    std::string text;
    for (std::size_t column = 0; column < 3; ++column) {
        const Face sticker = facelets[static_cast<std::size_t>(face) * 9 + row * 3 + column];
        if (colour) text += painted(sticker);
        else text += std::string(column == 0 ? "" : " ") + letter_of(sticker);
    }
    return text;
}

}  // namespace

std::string net(const Facelets& facelets, bool colour) {
    const std::string indent(colour ? 1 : 2, ' ');
    const std::string gap(colour ? 1 : 2, ' ');
    const std::string empty(colour ? 9 : 5, ' ');
    std::string text;
    for (const auto& line : blocks)
        for (std::size_t row = 0; row < 3; ++row) {
            std::string drawn = indent;
            for (std::size_t i = 0; i < line.size() && (line[i] || i == 0); ++i)
                drawn += (i == 0 ? "" : gap) + (line[i] ? row_of(facelets, *line[i], row, colour) : empty);
            text += drawn + '\n';
        }
    return text;
}

}  // namespace trundle
