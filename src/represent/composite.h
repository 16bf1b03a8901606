// Composite: the left, front, right and back face side by side, the rims of the up and down face above and below them.
// A corner of a rim is there twice, the up and down centres are not there at all: so there is no X, Y, C or H.
//
//   WWWWWWWWWWWW     U M D rotate rows. L, F, R and B turn a 5 x 5 square whose middle is their face; the corners of
//   GGGOOOYYYRRR     the square are rim corners again, which then follow from their other copies.
//   GGGOOOYYYRRR
//   GGGOOOYYYRRR
//   BBBBBBBBBBBB
#pragma once

#include "represent/draw.h"
#include "represent/representation.h"

namespace trundle {

struct Composite {
    static constexpr int begin = __LINE__;
    static constexpr Form form = Form::composite;
    using Cube = Array<char, 5, 12>;

    // Z: 3⌽⍵     U: 3 3 0 0 0⌽⍵     M: 0 0 3 0 0⌽⍵     D: 0 0 0 3 3⌽⍵     and with ¯3 their inverses
    static constexpr auto Z = [](const Cube& w) { return rotate<3>(w); };
    static constexpr auto U = [](const Cube& w) { return rotate<3, 3, 0, 0, 0>(w); };
    static constexpr auto M = [](const Cube& w) { return rotate<0, 0, 3, 0, 0>(w); };
    static constexpr auto D = [](const Cube& w) { return rotate<0, 0, 0, 3, 3>(w); };
    static constexpr auto Z_bar = [](const Cube& w) { return rotate<-3>(w); };
    static constexpr auto U_bar = [](const Cube& w) { return rotate<-3, -3, 0, 0, 0>(w); };
    static constexpr auto M_bar = [](const Cube& w) { return rotate<0, 0, -3, 0, 0>(w); };
    static constexpr auto D_bar = [](const Cube& w) { return rotate<0, 0, 0, -3, -3>(w); };

    // L: ⍵[;12 1 2 3 4]←⌽⍉⍵[;12 1 2 3 4] ⋄ ⍵[1 5;12 4]←⍵[1 5;1 3] ⋄ ⍵
    // R: ⍵[;6 7 8 9 10]←⍉⌽⍵[;6 7 8 9 10] ⋄ ⍵[1 5;6 10]←⍵[1 5;7 9] ⋄ ⍵
    // B: ⍵[;9 10 11 12 1]←⌽⍉⍵[;9 10 11 12 1] ⋄ ⍵[1 5;9 1]←⍵[1 5;10 12] ⋄ ⍵
    // F: ⍵[;3 4 5 6 7]←⍉⌽⍵[;3 4 5 6 7] ⋄ ⍵[1 5;3 7]←⍵[1 5;4 6] ⋄ ⍵     inverses: ⍉⌽ for ⌽⍉ and ⌽⍉ for ⍉⌽
    template <int P, int Q, int R, int S, int T>
    static constexpr auto square = [](auto turned, const Cube& w) {
        Cube v = w;
        v.let(all, at<P, Q, R, S, T>) = turned(w(all, at<P, Q, R, S, T>));
        v.let(at<1, 5>, at<P, T>) = v(at<1, 5>, at<Q, S>);
        return v;
    };
    static constexpr auto L = [](const Cube& w) { return square<12, 1, 2, 3, 4>(clockwise, w); };
    static constexpr auto R = [](const Cube& w) { return square<6, 7, 8, 9, 10>(counterclockwise, w); };
    static constexpr auto B = [](const Cube& w) { return square<9, 10, 11, 12, 1>(clockwise, w); };
    static constexpr auto F = [](const Cube& w) { return square<3, 4, 5, 6, 7>(counterclockwise, w); };
    static constexpr auto L_bar = [](const Cube& w) { return square<12, 1, 2, 3, 4>(counterclockwise, w); };
    static constexpr auto R_bar = [](const Cube& w) { return square<6, 7, 8, 9, 10>(clockwise, w); };
    static constexpr auto B_bar = [](const Cube& w) { return square<9, 10, 11, 12, 1>(counterclockwise, w); };
    static constexpr auto F_bar = [](const Cube& w) { return square<3, 4, 5, 6, 7>(clockwise, w); };

    static constexpr Quarter<Cube> none{};
    static constexpr Turns<Cube> turns{quarter<Cube>(L, L_bar),
                                       none,
                                       quarter<Cube>(R, R_bar),
                                       quarter<Cube>(B, B_bar),
                                       none,
                                       quarter<Cube>(F, F_bar),
                                       quarter<Cube>(U, U_bar),
                                       quarter<Cube>(M, M_bar),
                                       quarter<Cube>(D, D_bar)};
    static constexpr Orientations<Cube> orientations{none, none, quarter<Cube>(Z, Z_bar)};

    // Above a facelet of the sides is the facelet on top of the same cubie, below it the one under it.
    static constexpr auto map = map_of<Map<5, 12>>([](const auto& index) {
        constexpr std::array sides{Face::L, Face::F, Face::R, Face::B};
        const auto [row, column] = index;
        const int side = static_cast<int>(sides[static_cast<std::size_t>(column - 1) / 3]);
        const int inner = row == 1 ? 2 : row == 5 ? 4 : row;
        Location place = location_of(static_cast<std::size_t>(side * 9 + (inner - 2) * 3 + (column - 1) % 3));
        if (row != inner) place.side = row == 1 ? Face::U : Face::D;
        return number_of(place);
    });

    static constexpr Cube from_vector(const Facelets54& facelets) { return laid_out(facelets, map); }
    // The centres of the front and right face tell the missing two.
    static constexpr Facelets54 to_vector(const Cube& w) {
        Facelets54 facelets = collected(w, map);
        const Face up = cross(face_of(w[{3, 5}]), face_of(w[{3, 8}]));
        facelets[{5}] = colour_of(up);
        facelets[{14}] = colour_of(opposite(up));
        return facelets;
    }
    static Drawing draw(const Cube& w) { return display(w); }
    static constexpr int lines = __LINE__ - begin;
};
static_assert(Representation<Composite>);

}  // namespace trundle
