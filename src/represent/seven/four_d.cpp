// 4-D: an array of letters with the axes layer, kind, row and column; the kind of a facelet is 1 up/down, 2 back/front,
// 3 left/right. A cubie is a vector along the second axis. One third is blank.
//
//   WWW           BBB     The three layers side by side. Above the up/down colours (the bottom as seen from above,
//   WWW           BBB     through the cube), then back/front, then left/right.
//   WWW           BBB
//
//   RRR    RRR    RRR
//
//   OOO    OOO    OOO
//
//   G Y    G Y    G Y
//   G Y    G Y    G Y
//   G Y    G Y    G Y
#include "represent/definition.h"

namespace trundle {

constexpr int four_d_begin = __LINE__;
// X: 3 2 1 4⍉⌽[1]⍵[;2 1 3;;]     Y: 4 2 3 1⍉⌽[4]⍵[;3 2 1;;]     Z: 1 2 4 3⍉⌽[3]⍵[;1 3 2;;]
WholeTurns four_d_turns() {
    const auto X = [](const Array& w) { return transpose({3, 2, 1, 4}, reverse(1, w[{all, {2, 1, 3}, all, all}])); };
    const auto Y = [](const Array& w) { return transpose({4, 2, 3, 1}, reverse(4, w[{all, {3, 2, 1}, all, all}])); };
    const auto Z = [](const Array& w) { return transpose({1, 2, 4, 3}, reverse(3, w[{all, {1, 3, 2}, all, all}])); };
    return {{X, Y, Z}, {4, 3, 1}};
}

Definition four_d_array() {
    return {.shape = {3, 3, 3, 3},
            .map = cubie_map(),
            .moves = moves_of_layers(four_d_turns()),
            .lines = __LINE__ - four_d_begin,
            .page = side_by_side};
}

}  // namespace trundle
