// Numeric: a cube of numbers, one a cubie. The digits of a number are its colours, up/down, back/front and left/right:
// 1 White, 2 Blue, 3 Red, 4 Orange, 5 Green, 6 Yellow, 0 none. A turn moves the numbers by a transposition, and the
// digits in each of them by the same permutation.
//
//   135 130 136      35  30  36     235 230 236
//   105 100 106       5   0   6     205 200 206
//   145 140 146      45  40  46     245 240 246
#include "represent/definition.h"

namespace trundle {

constexpr int numeric_begin = __LINE__;
// X: 10⊥((3⍴10)⊤2 1 3⍉⌽[1]⍵)[2 1 3;;;]     and so on
WholeTurns numeric_turns(int base) {
    const auto permute = [base](const std::vector<int>& p, const Array& w) {
        return decode(base, encode(3, base, transpose(p, w))[{p, all, all, all}]);
    };
    const auto X = [=](const Array& w) { return permute({2, 1, 3}, reverse(1, w)); };
    const auto Y = [=](const Array& w) { return permute({3, 2, 1}, reverse(3, w)); };
    const auto Z = [=](const Array& w) { return permute({1, 3, 2}, reverse(2, w)); };
    return {{X, Y, Z}, {3, 2, 1}};
}

Definition numeric_array() {
    constexpr int digit_for_each_of_81_names = 100;
    return {.shape = {3, 3, 3},
            .map = transpose({2, 1, 3, 4}, cubie_map()),  // the digits first
            .moves = moves_of_layers(numeric_turns(digit_for_each_of_81_names)),
            .lines = __LINE__ - numeric_begin,
            .gap = " ",
            .page = [](const Array& w) {
                return enclose(transpose({4, 1, 2, 3}, w));
            }};
}

}  // namespace trundle
