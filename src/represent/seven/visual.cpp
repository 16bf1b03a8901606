// Visual: the cube as a pyramid seen from above, as if its bottom were stretched and all pressed flat. The up face is
// in the middle, the layers are rings around it, and the down face is the outermost ring, without its centre.
//
//   B . . . . B . . . . B     U turns the 5 x 5 in the middle, U and M together the 7 x 7, Z everything. The other
//   . . R . . R . . R . .     turns go piece by piece; where they move the missing centre, it is the one of six that
//   . G . R . R . R . Y .     no other centre has. (The paper leaves X and Y out, for the missing centre's sake.)
//   . . G . R R R . Y . .
//   . . . G W W W Y . . .
//   B G G G W W W Y Y Y B
//   . . . G W W W Y . . .
//   . . G . O O O . Y . .
//   . G . O . O . O . Y .
//   . . O . . O . . O . .
//   B . . . . B . . . . B
#include <algorithm>

#include "represent/definition.h"

namespace trundle {

Definition visual_array() {
    constexpr int begin = __LINE__;
    // ⍵[I;I]←⌽⍉⍵[I;I] ⋄ ⍵     with I←3+⍳5 it is U, with I←2+⍳7 it is U M
    const auto square = [](Array (*turned)(const Array&), const std::vector<int>& i, const Array& w) {
        return w.with({i, i}, turned(w[{i, i}]));
    };
    const std::vector<int> five{4, 5, 6, 7, 8}, seven{3, 4, 5, 6, 7, 8, 9};
    const auto U = [=](const Array& w) { return square(clockwise, five, w); };
    // D: Z ⍵[I;I]←⍉⌽⍵[I;I←2+⍳7] ⋄ ⍵     because Z is U M D, and Z is ⌽⍉⍵
    const auto D = [=](const Array& w) { return clockwise(square(counterclockwise, seven, w)); };
    // M: Ū ⍵[I;I]←⌽⍉⍵[I;I←2+⍳7] ⋄ ⍵
    const auto M = [=](const Array& w) { return square(counterclockwise, five, square(clockwise, seven, w)); };

    // Layers 1, 2, 3 of the sides are at distance 2, 3, 4 from the middle; up is at 1, down at 5.
    const auto cell_of = [](int number) {
        const Location place = place_of(number);
        const auto [x, y, z] = place.at;
        const Axis axis = axis_of(place.side);
        const int distance = axis == Axis::y ? 3 - 2 * y : 3 - y;
        const int row = 6 + z * (axis == Axis::x ? distance - 1 : distance);
        return (row - 1) * 11 + 6 + x * (axis == Axis::z ? distance - 1 : distance);
    };
    constexpr int down_centre = 14;
    Array map{{11, 11}, std::vector<int>(121)};
    for (int number = 1; number <= 54; ++number)
        if (number != down_centre) map.ravel[static_cast<std::size_t>(cell_of(number) - 1)] = number;

    // L: V←(,⍵),SIXTH ⍵ ⋄ V[TO]←V[FROM] ⋄ 11 11⍴V     with SIXTH: SIX~⍵[3 9;6],⍵[6;3 6 9]
    const auto by_pieces = [=](Letter letter) -> Operation {
        Assignment assign = assignment_of(letter);
        for (std::vector<int>* list : {&assign.to, &assign.from})
            for (int& number : *list) number = number == down_centre ? 122 : cell_of(number);
        return [assign](const Array& w) {
            const auto centres = [](const Array& v) { return catenate(1, {v[{{3, 9}, 6}], v[{6, {3, 6, 9}}]}).ravel; };
            int sixth = 122;
            for (int name : centres(iota({11, 11})))
                if (const auto others = centres(w); std::find(others.begin(), others.end(), name) == others.end())
                    sixth = name;
            const Array v = catenate(1, {reshape({121}, w), Array{{1}, {sixth}}});
            return reshape({11, 11}, v.with({assign.to}, v[{assign.from}]));
        };
    };
    return {.shape = {11, 11},
            .map = map,
            .moves = {by_pieces(Letter::L), by_pieces(Letter::C), by_pieces(Letter::R), by_pieces(Letter::B),
                      by_pieces(Letter::H), by_pieces(Letter::F), U, M, D, by_pieces(Letter::X), by_pieces(Letter::Y),
                      clockwise},
            .lines = __LINE__ - begin,
            .gap = " "};
}

}  // namespace trundle
