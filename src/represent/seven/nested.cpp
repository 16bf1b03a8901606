// Nested: a cube of vectors, one a cubie, each with its colours up/down, back/front and left/right, or jots. A turn
// moves the vectors by a transposition and the colours in each of them by the same permutation.
//
//   WRG WR∘ WRY     ∘RG ∘R∘ ∘RY     BRG BR∘ BRY
//   W∘G W∘∘ W∘Y     ∘∘G ∘∘∘ ∘∘Y     B∘G B∘∘ B∘Y
//   WOG WO∘ WOY     ∘OG ∘O∘ ∘OY     BOG BO∘ BOY
#include "represent/definition.h"

namespace trundle {

constexpr int nested_begin = __LINE__;
// X: 2 1 3⍉⌽[1]2 1 3 PERMUTE EACHRIGHT ⍵     Y: 3 2 1⍉⌽[3]3 2 1 PERMUTE EACHRIGHT ⍵
// Z: 1 3 2⍉⌽[2]1 3 2 PERMUTE EACHRIGHT ⍵
WholeTurns nested_turns() {
    const auto permute_each = [](const std::vector<int>& p, const Array& w) {
        return enclose(disclose(w)[{all, all, all, p}]);
    };
    const auto X = [=](const Array& w) { return transpose({2, 1, 3}, reverse(1, permute_each({2, 1, 3}, w))); };
    const auto Y = [=](const Array& w) { return transpose({3, 2, 1}, reverse(3, permute_each({3, 2, 1}, w))); };
    const auto Z = [=](const Array& w) { return transpose({1, 3, 2}, reverse(2, permute_each({1, 3, 2}, w))); };
    return {{X, Y, Z}, {3, 2, 1}};
}

Definition nested_array() {
    return {.shape = {3, 3, 3},
            .map = enclose(transpose({1, 4, 2, 3}, cubie_map())),  // the colours of a cubie side by side
            .moves = moves_of_layers(nested_turns()),
            .lines = __LINE__ - nested_begin,
            .gap = " "};
}

}  // namespace trundle
