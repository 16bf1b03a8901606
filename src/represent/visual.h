// Visual: the cube as a pyramid seen from above, as if its bottom were stretched and all pressed flat. The up face is
// in the middle, the layers are rings around it, and the down face is the outermost ring, without its centre.
//
//   B . . . . B . . . . B     U turns the 5 x 5 in the middle, U and M together the 7 x 7, Z everything. The other
//   . . R . . R . . R . .     turns go piece by piece; where they move the missing centre, it is the one colour of
//   . G . R . R . R . Y .     six that no other centre has.
//   . . G . R R R . Y . .
//   . . . G W W W Y . . .
//   B G G G W W W Y Y Y B
//   . . . G W W W Y . . .
//   . . G . O O O . Y . .
//   . G . O . O . O . Y .
//   . . O . . O . . O . .
//   B . . . . B . . . . B
#pragma once

#include <algorithm>

#include "represent/draw.h"
#include "represent/representation.h"

namespace trundle {

struct Visual {
    static constexpr int begin = __LINE__;
    static constexpr Form form = Form::visual;
    using Cube = Array<char, 11, 11>;

    // Z: ⌽⍉⍵
    static constexpr auto Z = [](const Cube& w) { return clockwise(w); };
    static constexpr auto Z_bar = [](const Cube& w) { return counterclockwise(w); };

    // ⍵[I;I]←⌽⍉⍵[I;I] ⋄ ⍵     with I←3+⍳5 it is U, with I←2+⍳7 it is U M
    template <class I>
    static constexpr auto square = [](auto turned, const Cube& w) {
        Cube v = w;
        v.let(I{}, I{}) = turned(w(I{}, I{}));
        return v;
    };
    using Five = At<4, 5, 6, 7, 8>;
    using Seven = At<3, 4, 5, 6, 7, 8, 9>;
    static constexpr auto U = [](const Cube& w) { return square<Five>(clockwise, w); };
    static constexpr auto U_bar = [](const Cube& w) { return square<Five>(counterclockwise, w); };

    // D: Z ⍵[I;I]←⍉⌽⍵[I;I←2+⍳7] ⋄ ⍵     because Z is U M D
    static constexpr auto D = [](const Cube& w) { return Z(square<Seven>(counterclockwise, w)); };
    static constexpr auto D_bar = [](const Cube& w) { return Z_bar(square<Seven>(clockwise, w)); };

    // M: Ū D̄ Z ⍵
    static constexpr auto M = [](const Cube& w) { return U_bar(D_bar(Z(w))); };
    static constexpr auto M_bar = [](const Cube& w) { return U(D(Z_bar(w))); };

    // Layers 1, 2, 3 of the sides are at distance 2, 3, 4 from the middle; up is at 1, down at 5.
    static constexpr auto cell_of = [](const Location& place) {
        const auto [x, y, z] = place.at;
        const Axis axis = axis_of(place.side);
        const int distance = axis == Axis::y ? 3 - 2 * y : 3 - y;
        return std::array{6 + z * (axis == Axis::x ? distance - 1 : distance),
                          6 + x * (axis == Axis::z ? distance - 1 : distance)};
    };
    static constexpr int down_centre = 14;
    static constexpr auto map = [] {
        Map<11, 11> result;
        for (int number = 1; number <= 54; ++number)
            if (number != down_centre) result[cell_of(place_of(number))] = number;
        return result;
    }();

    // 'WBROGY'~⍵[3 9;6],⍵[6;3 6 9]
    static constexpr auto sixth_colour = [](const Cube& w) {
        const auto others = catenate<1>(w(at<3, 9>, one<6>), w(one<6>, at<3, 6, 9>));
        for (char colour : paper_colours)
            if (std::find(others.ravel.begin(), others.ravel.end(), colour) == others.ravel.end()) return colour;
        return ' ';
    };

    // L: V←(,⍵),SIXTH ⍵ ⋄ V[TO]←V[FROM] ⋄ 11 11⍴V     and so on; for an inverse the two lists change their roles
    template <LetterMove move>
    static constexpr auto by_pieces = [](const Cube& w) {
        constexpr Assignment a = assignment_of(move);
        constexpr auto cell = [](int number) {
            return number == down_centre ? 122 : static_cast<int>(Cube::offset(cell_of(place_of(number)))) + 1;
        };
        const auto v = catenate<1>(reshape<121>(w), reshape<1>(sixth_colour(w)));
        auto result = v;
        unrolled<a.count>([&]<std::size_t... I>() { result.let(at<cell(a.to[I])...>) = v(at<cell(a.from[I])...>); });
        return reshape<11, 11>(result);
    };
    template <Letter letter>
    static constexpr auto pieces = quarter<Cube>(by_pieces<LetterMove{letter}>, by_pieces<LetterMove{letter, true}>);
    static constexpr Turns<Cube> turns{pieces<Letter::L>,       pieces<Letter::C>,       pieces<Letter::R>,
                                       pieces<Letter::B>,       pieces<Letter::H>,       pieces<Letter::F>,
                                       quarter<Cube>(U, U_bar), quarter<Cube>(M, M_bar), quarter<Cube>(D, D_bar)};

    // The paper leaves X and Y out, for the missing centre's sake. With the sixth colour they go like the others.
    static constexpr Orientations<Cube> orientations{pieces<Letter::X>, pieces<Letter::Y>, quarter<Cube>(Z, Z_bar)};

    static constexpr Cube from_vector(const Facelets54& facelets) { return laid_out(facelets, map); }
    static constexpr Facelets54 to_vector(const Cube& w) {
        Facelets54 facelets = collected(w, map);
        facelets[{down_centre}] = sixth_colour(w);
        return facelets;
    }
    static Drawing draw(const Cube& w) { return display(w, " "); }
    static constexpr int lines = __LINE__ - begin;
};
static_assert(Representation<Visual>);

}  // namespace trundle
