// Numeric: a cube of numbers, one a cubie. The digits of a number are its colours, up/down, back/front and left/right:
// 1 White, 2 Blue, 3 Red, 4 Orange, 5 Green, 6 Yellow, 0 none. A turn moves the numbers by a transposition, and the
// digits in each of them by the same permutation.
//
//   135 130 136      35  30  36     235 230 236
//   105 100 106       5   0   6     205 200 206
//   145 140 146      45  40  46     245 240 246
#pragma once

#include "represent/draw.h"
#include "represent/layers.h"

namespace trundle {

struct Numeric {
    static constexpr int begin = __LINE__;
    static constexpr Form form = Form::numeric;
    using Cube = Array<std::int16_t, 3, 3, 3>;

    // X: 10⊥((3⍴10)⊤2 1 3⍉⌽[1]⍵)[2 1 3;;;]     X̄: 10⊥((3⍴10)⊤2 1 3⍉⌽[2]⍵)[2 1 3;;;]
    // Y: 10⊥((3⍴10)⊤3 2 1⍉⌽[3]⍵)[3 2 1;;;]     Ȳ: 10⊥((3⍴10)⊤3 2 1⍉⌽[1]⍵)[3 2 1;;;]
    // Z: 10⊥((3⍴10)⊤1 3 2⍉⌽[2]⍵)[1 3 2;;;]     Z̄: 10⊥((3⍴10)⊤1 3 2⍉⌽[3]⍵)[1 3 2;;;]
    template <int... P>
    static constexpr auto permute =
        [](const auto& w) { return decode<10>(encode<10, 10, 10>(transpose<P...>(w))(at<P...>, all, all, all)); };
    static constexpr auto X = [](const auto& w) { return permute<2, 1, 3>(reverse<1>(w)); };
    static constexpr auto Y = [](const auto& w) { return permute<3, 2, 1>(reverse<3>(w)); };
    static constexpr auto Z = [](const auto& w) { return permute<1, 3, 2>(reverse<2>(w)); };
    static constexpr auto X_bar = [](const auto& w) { return permute<2, 1, 3>(reverse<2>(w)); };
    static constexpr auto Y_bar = [](const auto& w) { return permute<3, 2, 1>(reverse<1>(w)); };
    static constexpr auto Z_bar = [](const auto& w) { return permute<1, 3, 2>(reverse<3>(w)); };

    static constexpr Orientations<Cube> orientations{quarter<Cube>(X, X_bar), quarter<Cube>(Y, Y_bar),
                                                     quarter<Cube>(Z, Z_bar)};
    static constexpr auto turns = layer_turns<Cube, 3, 2, 1>(X, X_bar, Y, Y_bar, Z, Z_bar);

    static constexpr auto map = transpose<2, 1, 3, 4>(cubie_map);  // the digits first

    static constexpr Cube from_vector(const Facelets54& facelets) {
        return decode<10>(each(to_digit, laid_out(facelets, map)));
    }
    static constexpr Facelets54 to_vector(const Cube& w) {
        return collected(each(from_digit, encode<10, 10, 10>(w)), map);
    }
    static Drawing draw(const Cube& w) { return display(w, " "); }
    static constexpr int lines = __LINE__ - begin;
};
static_assert(Representation<Numeric>);

}  // namespace trundle
