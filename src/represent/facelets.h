// Where the 54 facelets of the paper's vector are: on the cube, and in the cells of each array. All from geometry.
#pragma once

#include <trundle/represent.h>

#include "represent/array.h"
#include "view/location.h"

namespace trundle {

// The colours of the 54 facelets: faces in the order up, down, back, front, left, right, each row by row as seen from
// outside. White is up, Blue down, Red at the back, Orange in front, Green left, Yellow right.
using Facelets54 = Array<char, 54>;

inline constexpr std::array paper_faces{Face::U, Face::D, Face::B, Face::F, Face::L, Face::R};
inline constexpr std::string_view paper_colours = "WBROGY";

// Numeric writes the colours as 1 .. 6, and 0 for none.
constexpr std::int16_t to_digit(char colour) { return static_cast<std::int16_t>(paper_colours.find(colour) + 1); }
constexpr char from_digit(std::int16_t digit) { return " WBROGY"[digit]; }

constexpr std::size_t paper_index(Face face) {
    std::size_t i = 0;
    while (paper_faces[i] != face) ++i;
    return i;
}
constexpr char colour_of(Face face) { return paper_colours[paper_index(face)]; }
constexpr Face face_of(char colour) { return paper_faces[paper_colours.find(colour)]; }

// The number of a facelet in the vector, 1 .. 54, and the facelet with a number.
constexpr int number_of(const Location& place) {
    return static_cast<int>(paper_index(place.side) * 9 + facelet_of(place) % 9) + 1;
}
constexpr Location place_of(int number) {
    const auto i = static_cast<std::size_t>(number - 1);
    return location_of(static_cast<std::size_t>(paper_faces[i / 9]) * 9 + i % 9);
}

inline constexpr Facelets54 goal = [] {
    Facelets54 facelets;
    for (std::size_t i = 0; i < 54; ++i) facelets.ravel[i] = paper_colours[i / 9];
    return facelets;
}();

inline constexpr Array<int, 54> facelet_numbers = [] {  // ⍳54
    Array<int, 54> numbers;
    for (int i = 0; i < 54; ++i) numbers[{i + 1}] = i + 1;
    return numbers;
}();

// Which facelet each cell shows, as a number; 0 where it shows none.
template <int... N>
using Map = Array<int, N...>;

template <class M, class NumberAt>
constexpr M map_of(NumberAt number_at) {
    M map;
    for (std::size_t i = 0; i < M::count; ++i) map.ravel[i] = number_at(M::index(i));
    return map;
}

template <int... N>
constexpr Array<char, N...> laid_out(const Facelets54& facelets, const Map<N...>& map) {
    return each([&](int number) { return number == 0 ? ' ' : facelets[{number}]; }, map);
}
// A facelet that no cell shows stays blank.
template <int... N>
constexpr Facelets54 collected(const Array<char, N...>& w, const Map<N...>& map) {
    Facelets54 facelets = each([](char) { return ' '; }, goal);
    for (std::size_t i = 0; i < w.count; ++i)
        if (map.ravel[i] != 0) facelets[{map.ravel[i]}] = w.ravel[i];
    return facelets;
}

// The 27 cubies: layer from top to bottom, row from back to front, column from left to right. A facelet belongs to one
// of three kinds: 1 up/down, 2 back/front, 3 left/right.
inline constexpr auto cubie_map = map_of<Map<3, 3, 3, 3>>([](const auto& index) {
    const auto [layer, kind, row, column] = index;
    const std::array at{column - 2, 2 - layer, row - 2};  // x, y, z
    constexpr std::array axes{Axis::y, Axis::z, Axis::x};
    const Face positive = positive_face(axes[static_cast<std::size_t>(kind - 1)]);
    const int side = along(at, positive);
    return side == 0 ? 0 : number_of({side > 0 ? positive : opposite(positive), at});
});

// Each layer of an axis turns the way of the axis's orientation move: x', z' or y.
constexpr Move move_of(Letter letter) {
    constexpr std::array axes{Axis::x, Axis::z, Axis::y};
    constexpr std::array layers{std::array{Move::negative, Move::middle, Move::positive},   // L C R
                                std::array{Move::negative, Move::middle, Move::positive},   // B H F
                                std::array{Move::positive, Move::middle, Move::negative}};  // U M D
    const auto i = static_cast<std::size_t>(letter);
    const std::size_t axis = i < quarter_turn_count ? i / 3 : i - quarter_turn_count;
    return {axes[axis], i < quarter_turn_count ? layers[axis][i % 3] : Move::all, axes[axis] == Axis::y ? 1 : -1};
}

constexpr Move move_of(LetterMove move) { return move.inverse ? move_of(move.letter).inverse() : move_of(move.letter); }

// A move as an assignment ⍵[to]←⍵[from], of the facelets that it moves: 12, 20 or 52 of them.
struct Assignment {
    std::array<int, 52> to{};
    std::array<int, 52> from{};
    std::size_t count = 0;
};
constexpr Assignment assignment_of(LetterMove letter) {
    const Move move = move_of(letter);
    const Rotation back(move.axis(), -move.quarters());
    Assignment result;
    for (int number = 1; number <= 54; ++number) {
        const Location place = place_of(number);
        const bool turns = (move.layers() >> (1 - along(place.at, positive_face(move.axis()))) & 1) != 0;
        const Location source = moved(place, back);
        if (!turns || source == place) continue;
        result.to[result.count] = number;
        result.from[result.count++] = number_of(source);
    }
    return result;
}

}  // namespace trundle
