// The colours of a drawing.
#include "represent/draw.h"

namespace trundle {

// The paper's cube is painted in another order than the engine's: its Blue is down, the engine's B is at the back.
Rgb rgb_of_colour(char colour) {
    constexpr std::array painted{Face::U, Face::B, Face::R, Face::L, Face::F, Face::D};
    return rgb_of(painted[paper_colours.find(colour)]);
}

std::string to_text(const Drawing& drawing) {
    std::string text;
    for (const Ink& ink : drawing) text += ink.text;
    return text;
}

}  // namespace trundle
