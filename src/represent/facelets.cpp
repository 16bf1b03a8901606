#include "represent/facelets.h"

namespace trundle {

// The paper's cube is painted in another order than the engine's: its Blue is down, the engine's B is at the back.
Rgb rgb_of_colour(char colour) {
    constexpr std::array painted{Face::U, Face::B, Face::R, Face::L, Face::F, Face::D};
    return rgb_of(painted[paper_colours.find(colour)]);
}

Colours54 to_colours(const Facelets& facelets) {
    Colours54 colours{};
    for (int number = 1; number <= 54; ++number)
        colours[static_cast<std::size_t>(number - 1)] = colour_of(facelets[facelet_of(place_of(number))]);
    return colours;
}

Facelets from_colours(const Colours54& colours) {
    Facelets facelets{};
    for (int number = 1; number <= 54; ++number)
        facelets[facelet_of(place_of(number))] = face_of(colours[static_cast<std::size_t>(number - 1)]);
    return facelets;
}

Array cubie_map() {
    constexpr std::array axes{Axis::y, Axis::z, Axis::x};
    Array map{{3, 3, 3, 3}, {}};
    for (int layer = 0; layer < 3; ++layer)
        for (Axis axis : axes)
            for (int row = 0; row < 3; ++row)
                for (int column = 0; column < 3; ++column) {
                    const std::array at{column - 1, 1 - layer, row - 1};  // x, y, z
                    const Face positive = positive_face(axis);
                    const int side = along(at, positive);
                    map.ravel.push_back(side == 0 ? 0 : number_of({side > 0 ? positive : opposite(positive), at}));
                }
    return map;
}

Assignment assignment_of(Letter letter) {
    const Move move = to_move({letter});
    const Rotation back(move.axis(), -move.quarters());
    Assignment result;
    for (int number = 1; number <= 54; ++number) {
        const Location place = place_of(number);
        const bool turns = (move.layers() >> (1 - along(place.at, positive_face(move.axis()))) & 1) != 0;
        const Location source = moved(place, back);
        if (!turns || source == place) continue;
        result.to.push_back(number);
        result.from.push_back(number_of(source));
    }
    return result;
}

}  // namespace trundle
