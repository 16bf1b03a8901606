// Composite: the left, front, right and back face side by side, the rims of the up and down face above and below them.
// A corner of a rim is there twice, the up and down centres are not there at all: so there is no X, Y, C or H.
//
//   WWWWWWWWWWWW     U M D rotate rows. L, F, R and B turn a 5 x 5 square whose middle is their face; the corners of
//   GGGOOOYYYRRR     the square are rim corners again, which then follow from their other copies.
//   GGGOOOYYYRRR
//   GGGOOOYYYRRR
//   BBBBBBBBBBBB
#include "represent/definition.h"

namespace trundle {

Definition composite_array() {
    constexpr int begin = __LINE__;
    // U: 3 3 0 0 0⌽⍵     M: 0 0 3 0 0⌽⍵     D: 0 0 0 3 3⌽⍵     Z: 3⌽⍵
    const auto rows = [](const std::vector<int>& places) {
        return [places](const Array& w) { return rotate(places, w); };
    };
    // L: ⍵[;12 1 2 3 4]←⌽⍉⍵[;12 1 2 3 4] ⋄ ⍵[1 5;12 4]←⍵[1 5;1 3] ⋄ ⍵
    // R: ⍵[;6 7 8 9 10]←⍉⌽⍵[;6 7 8 9 10] ⋄ ⍵[1 5;6 10]←⍵[1 5;7 9] ⋄ ⍵
    // B: ⍵[;9 10 11 12 1]←⌽⍉⍵[;9 10 11 12 1] ⋄ ⍵[1 5;9 1]←⍵[1 5;10 12] ⋄ ⍵
    // F: ⍵[;3 4 5 6 7]←⍉⌽⍵[;3 4 5 6 7] ⋄ ⍵[1 5;3 7]←⍵[1 5;4 6] ⋄ ⍵
    const auto square = [](Array (*turned)(const Array&), const std::vector<int>& c) {
        return [=](const Array& w) {
            const Array v = w.with({all, c}, turned(w[{all, c}]));
            return v.with({{1, 5}, {c[0], c[4]}}, v[{{1, 5}, {c[1], c[3]}}]);
        };
    };

    // Above a facelet of the sides is the facelet on top of the same cubie, below it the one under it.
    Array map{{5, 12}, {}};
    for (int row = 1; row <= 5; ++row)
        for (std::size_t column = 0; column < 12; ++column) {
            constexpr std::array sides{Face::L, Face::F, Face::R, Face::B};
            const auto side = static_cast<std::size_t>(sides[column / 3]);
            const int inner = row == 1 ? 2 : row == 5 ? 4 : row;
            Location place = location_of(side * 9 + static_cast<std::size_t>(inner - 2) * 3 + column % 3);
            if (row != inner) place.side = row == 1 ? Face::U : Face::D;
            map.ravel.push_back(number_of(place));
        }
    return {.shape = {5, 12},
            .map = map,
            .moves = {square(clockwise, {12, 1, 2, 3, 4}), Operation(), square(counterclockwise, {6, 7, 8, 9, 10}),
                      square(clockwise, {9, 10, 11, 12, 1}), Operation(), square(counterclockwise, {3, 4, 5, 6, 7}),
                      rows({3, 3, 0, 0, 0}), rows({0, 0, 3, 0, 0}), rows({0, 0, 0, 3, 3}), Operation(), Operation(),
                      rows({3, 3, 3, 3, 3})},
            .lines = __LINE__ - begin};
}

}  // namespace trundle
