#include "view/net.h"

#include <trundle/view.h>

namespace trundle {
namespace {

// A sticker on a terminal: its letter, for those who cannot tell the colours apart, on its colour.
std::string painted(Face face) {
    const auto [red, green, blue] = rgb_of(face);
    const bool light = red + green + blue > 0x180;
    return std::string(light ? "\x1b[38;2;0;0;0" : "\x1b[38;2;255;255;255") + ";48;2;" + std::to_string(red) + ';' +
           std::to_string(green) + ';' + std::to_string(blue) + "m " + letter_of(face) + " \x1b[0m";
}

}  // namespace

std::string net(const Facelets& facelets, bool colour) {
    return unfolded(colour ? 9 : 5, colour ? " " : "  ", [&](Face face, std::size_t row) {
        std::string text;
        for (std::size_t column = 0; column < 3; ++column) {
            const Face sticker = facelets[static_cast<std::size_t>(face) * 9 + row * 3 + column];
            if (colour) text += painted(sticker);
            else text += std::string(column == 0 ? "" : " ") + letter_of(sticker);
        }
        return text;
    });
}

}  // namespace trundle
