// Nested: a cube of vectors, one a cubie, each with its colours up/down, back/front and left/right, or jots. A turn
// moves the vectors by a transposition and the colours in each of them by the same permutation.
//
//   WRG WR∘ WRY     ∘RG ∘R∘ ∘RY     BRG BR∘ BRY
//   W∘G W∘∘ W∘Y     ∘∘G ∘∘∘ ∘∘Y     B∘G B∘∘ B∘Y
//   WOG WO∘ WOY     ∘OG ∘O∘ ∘OY     BOG BO∘ BOY
#pragma once

#include "represent/draw.h"
#include "represent/layers.h"

namespace trundle {

struct Nested {
    static constexpr int begin = __LINE__;
    static constexpr Form form = Form::nested;
    using Cubie = Array<char, 3>;
    using Cube = Array<Cubie, 3, 3, 3>;

    // X: 2 1 3⍉⌽[1]2 1 3 PERMUTE EACHRIGHT ⍵     X̄: 2 1 3⍉⌽[2]2 1 3 PERMUTE EACHRIGHT ⍵
    // Y: 3 2 1⍉⌽[3]3 2 1 PERMUTE EACHRIGHT ⍵     Ȳ: 3 2 1⍉⌽[1]3 2 1 PERMUTE EACHRIGHT ⍵
    // Z: 1 3 2⍉⌽[2]1 3 2 PERMUTE EACHRIGHT ⍵     Z̄: 1 3 2⍉⌽[3]1 3 2 PERMUTE EACHRIGHT ⍵
    template <int... P>
    static constexpr auto permute_each =
        [](const auto& w) { return each([](const Cubie& cubie) { return cubie(at<P...>); }, w); };
    static constexpr auto X = [](const auto& w) { return transpose<2, 1, 3>(reverse<1>(permute_each<2, 1, 3>(w))); };
    static constexpr auto Y = [](const auto& w) { return transpose<3, 2, 1>(reverse<3>(permute_each<3, 2, 1>(w))); };
    static constexpr auto Z = [](const auto& w) { return transpose<1, 3, 2>(reverse<2>(permute_each<1, 3, 2>(w))); };
    static constexpr auto X_bar = [](const auto& w) {
        return transpose<2, 1, 3>(reverse<2>(permute_each<2, 1, 3>(w)));
    };
    static constexpr auto Y_bar = [](const auto& w) {
        return transpose<3, 2, 1>(reverse<1>(permute_each<3, 2, 1>(w)));
    };
    static constexpr auto Z_bar = [](const auto& w) {
        return transpose<1, 3, 2>(reverse<3>(permute_each<1, 3, 2>(w)));
    };

    static constexpr Orientations<Cube> orientations{quarter<Cube>(X, X_bar), quarter<Cube>(Y, Y_bar),
                                                     quarter<Cube>(Z, Z_bar)};
    // L: (X⍵[;;,1]),⍵[;;2 3]
    static constexpr auto turns = layer_turns<Cube, 3, 2, 1>(X, X_bar, Y, Y_bar, Z, Z_bar);

    static constexpr auto map = transpose<1, 4, 2, 3>(cubie_map);  // the colours of a cubie side by side

    static constexpr Cube from_vector(const Facelets54& facelets) { return enclose(laid_out(facelets, map)); }
    static constexpr Facelets54 to_vector(const Cube& w) { return collected(disclose(w), map); }
    static Drawing draw(const Cube& w) { return display(w, " "); }
    static constexpr int lines = __LINE__ - begin;
};
static_assert(Representation<Nested>);

}  // namespace trundle
