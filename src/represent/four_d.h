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
#pragma once

#include "represent/draw.h"
#include "represent/layers.h"

namespace trundle {

struct FourD {
    static constexpr int begin = __LINE__;
    static constexpr Form form = Form::four_d;
    using Cube = Array<char, 3, 3, 3, 3>;

    // X: 3 2 1 4⍉⌽[1]⍵[;2 1 3;;]     X̄: 3 2 1 4⍉⌽[3]⍵[;2 1 3;;]
    // Y: 4 2 3 1⍉⌽[4]⍵[;3 2 1;;]     Ȳ: 4 2 3 1⍉⌽[1]⍵[;3 2 1;;]
    // Z: 1 2 4 3⍉⌽[3]⍵[;1 3 2;;]     Z̄: 1 2 4 3⍉⌽[4]⍵[;1 3 2;;]
    template <int... P>
    static constexpr auto kinds = [](const auto& w) { return w(all, at<P...>, all, all); };
    static constexpr auto X = [](const auto& w) { return transpose<3, 2, 1, 4>(reverse<1>(kinds<2, 1, 3>(w))); };
    static constexpr auto Y = [](const auto& w) { return transpose<4, 2, 3, 1>(reverse<4>(kinds<3, 2, 1>(w))); };
    static constexpr auto Z = [](const auto& w) { return transpose<1, 2, 4, 3>(reverse<3>(kinds<1, 3, 2>(w))); };
    static constexpr auto X_bar = [](const auto& w) { return transpose<3, 2, 1, 4>(reverse<3>(kinds<2, 1, 3>(w))); };
    static constexpr auto Y_bar = [](const auto& w) { return transpose<4, 2, 3, 1>(reverse<1>(kinds<3, 2, 1>(w))); };
    static constexpr auto Z_bar = [](const auto& w) { return transpose<1, 2, 4, 3>(reverse<4>(kinds<1, 3, 2>(w))); };

    static constexpr Orientations<Cube> orientations{quarter<Cube>(X, X_bar), quarter<Cube>(Y, Y_bar),
                                                     quarter<Cube>(Z, Z_bar)};
    // L: (X⍵[;;;,1]),⍵[;;;2 3]
    static constexpr auto turns = layer_turns<Cube, 4, 3, 1>(X, X_bar, Y, Y_bar, Z, Z_bar);

    static constexpr auto map = cubie_map;

    static constexpr Cube from_vector(const Facelets54& facelets) { return laid_out(facelets, map); }
    static constexpr Facelets54 to_vector(const Cube& w) { return collected(w, map); }
    static Drawing draw(const Cube& w) {
        const auto gap = reshape<3, 3, 4>(' ');
        return display(
            catenate<3>(w(one<1>, all, all, all), gap, w(one<2>, all, all, all), gap, w(one<3>, all, all, all)));
    }
    static constexpr int lines = __LINE__ - begin;
};
static_assert(Representation<FourD>);

}  // namespace trundle
