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

namespace {

// Facelets of a cube of any size: where they are is counted in halves of a cubie from the middle, -(size - 1) ..
// size - 1 in steps of 2.
int number_in(int size, const Location& place) {
    const int row = (size - 1 - along(place.at, top_of(place.side))) / 2;
    const int column = (size - 1 + along(place.at, right_of(place.side))) / 2;
    return (static_cast<int>(paper_index(place.side)) * size + row) * size + column + 1;
}

Location place_in(int size, int number) {
    const int face = (number - 1) / (size * size);
    Location place;
    place.side = paper_faces[static_cast<std::size_t>(face)];
    advance(place.at, place.side, size - 1);
    advance(place.at, top_of(place.side), size - 1 - 2 * ((number - 1) / size % size));
    advance(place.at, right_of(place.side), 2 * ((number - 1) % size) - (size - 1));
    return place;
}

}  // namespace

Array cubie_map(int size) {
    constexpr std::array axes{Axis::y, Axis::z, Axis::x};
    const int rim = size - 1;
    Array map{{size, 3, size, size}, {}};
    for (int layer = 0; layer < size; ++layer)
        for (Axis axis : axes)
            for (int row = 0; row < size; ++row)
                for (int column = 0; column < size; ++column) {
                    const std::array at{2 * column - rim, rim - 2 * layer, 2 * row - rim};  // x, y, z
                    const Face positive = positive_face(axis);
                    const int side = along(at, positive);
                    const bool is_inside = side != rim && side != -rim;
                    map.ravel.push_back(is_inside ? 0
                                                  : number_in(size, {side > 0 ? positive : opposite(positive), at}));
                }
    return map;
}

Assignment assignment_of(Letter whole, int size, const std::function<bool(int layer)>& turns) {
    const Move move = to_move({whole});
    const Rotation back(move.axis(), -move.quarters());
    Assignment result;
    for (int number = 1; number <= 6 * size * size; ++number) {
        const Location place = place_in(size, number);
        const Location source = moved(place, back);
        if (!turns((along(place.at, positive_face(move.axis())) + size - 1) / 2) || source == place) continue;
        result.to.push_back(number);
        result.from.push_back(number_in(size, source));
    }
    return result;
}

Assignment assignment_of(Letter letter) {
    const Move move = to_move({letter});
    constexpr std::array wholes{Letter::X, Letter::Z, Letter::Y};  // about x, y and z
    return assignment_of(wholes[static_cast<std::size_t>(move.axis())], 3,
                         [&](int layer) { return (move.layers() >> (2 - layer) & 1) != 0; });
}

}  // namespace trundle
