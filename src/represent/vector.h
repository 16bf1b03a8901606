// Vector: the 54 facelets in a row, face by face as Local has them. A quarter-turn assigns some of them from others.
//
//   WWWWWWWWWBBBBBBBBBRRRRRRRRROOOOOOOOOGGGGGGGGGYYYYYYYYY
#pragma once

#include "represent/draw.h"
#include "represent/representation.h"

namespace trundle {

struct Vector {
    static constexpr int begin = __LINE__;
    static constexpr Form form = Form::vector;
    using Cube = Facelets54;

    // U: ⍵[⍳9]←⍵[7 4 1 8 5 2 9 6 3] ⋄ ⍵[19 20 21 28 29 30 37 38 39 46 47 48]←⍵[37 38 39 46 47 48 28 29 30 19 20 21] ⋄ ⍵
    // and so on. The two lists of indices are derived from geometry; for an inverse they change their roles.
    template <LetterMove move>
    static constexpr auto turn = [](const Cube& w) {
        constexpr Assignment a = assignment_of(move);
        Cube v = w;
        unrolled<a.count>([&]<std::size_t... I>() { v.let(at<a.to[I]...>) = w(at<a.from[I]...>); });
        return v;
    };
    template <Letter letter>
    static constexpr auto both = quarter<Cube>(turn<LetterMove{letter}>, turn<LetterMove{letter, true}>);
    static constexpr Turns<Cube> turns{both<Letter::L>, both<Letter::C>, both<Letter::R>,
                                       both<Letter::B>, both<Letter::H>, both<Letter::F>,
                                       both<Letter::U>, both<Letter::M>, both<Letter::D>};

    // X: L C R ⍵     Y: B H F ⍵     Z: U M D ⍵
    template <Letter I, Letter J, Letter K, bool back>
    static constexpr auto three = [](const Cube& w) {
        return turn<LetterMove{I, back}>(turn<LetterMove{J, back}>(turn<LetterMove{K, back}>(w)));
    };
    template <Letter I, Letter J, Letter K>
    static constexpr auto all_three = quarter<Cube>(three<I, J, K, false>, three<I, J, K, true>);
    static constexpr Orientations<Cube> orientations{all_three<Letter::L, Letter::C, Letter::R>,
                                                     all_three<Letter::B, Letter::H, Letter::F>,
                                                     all_three<Letter::U, Letter::M, Letter::D>};

    static constexpr auto map = facelet_numbers;

    static constexpr Cube from_vector(const Facelets54& facelets) { return facelets; }
    static constexpr Facelets54 to_vector(const Cube& w) { return w; }
    static Drawing draw(const Cube& w) { return display(w); }
    static constexpr int lines = __LINE__ - begin;
};
static_assert(Representation<Vector>);

}  // namespace trundle
