// Local: six faces of letters, each as it is seen looking straight at it: 1 up, 2 down, 3 back, 4 front, 5 left,
// 6 right. A quarter-turn carries one strip of each of four faces round, and turns the face it is beside.
//
//   WWW  BBB  RRR  OOO  GGG  YYY
//   WWW  BBB  RRR  OOO  GGG  YYY     (printed one below the other)
//   WWW  BBB  RRR  OOO  GGG  YYY
#pragma once

#include "represent/draw.h"
#include "represent/representation.h"

namespace trundle {

struct Local {
    static constexpr int begin = __LINE__;
    static constexpr Form form = Form::local;
    using Cube = Array<char, 6, 3, 3>;

    template <int K>
    static constexpr auto face = [](const Cube& w) { return w(one<K>, all, all); };

    // X: (⊖⌽⍵[3;;]);⍵[4;;];(⊖⌽⍵[2;;]);⍵[1;;];(⌽⍉⍵[5;;]);[.5](⍉⌽⍵[6;;])
    static constexpr auto X = [](const Cube& w) {
        return laminate(reverse<1>(reverse(face<3>(w))), face<4>(w), reverse<1>(reverse(face<2>(w))), face<1>(w),
                        clockwise(face<5>(w)), counterclockwise(face<6>(w)));
    };
    // Y: (⍉⌽⍵[6;;]);(⍉⌽⍵[5;;]);(⌽⍉⍵[3;;]);(⍉⌽⍵[4;;]);(⍉⌽⍵[1;;]);[.5](⍉⌽⍵[2;;])
    static constexpr auto Y = [](const Cube& w) {
        return laminate(counterclockwise(face<6>(w)), counterclockwise(face<5>(w)), clockwise(face<3>(w)),
                        counterclockwise(face<4>(w)), counterclockwise(face<1>(w)), counterclockwise(face<2>(w)));
    };
    // Z: (⌽⍉⍵[1;;]);(⍉⌽⍵[2;;]);⍵[5 6 4 3;;]
    static constexpr auto Z = [](const Cube& w) {
        return catenate<1>(laminate(clockwise(face<1>(w)), counterclockwise(face<2>(w))), w(at<5, 6, 4, 3>, all, all));
    };
    static constexpr Orientations<Cube> orientations{quarter<Cube>(X), quarter<Cube>(Y), quarter<Cube>(Z)};

    // L: ((⌽⍵[3;;3]),⍵[1;;2 3]);(⍵[4;;1],⍵[2;;2 3]);(⍵[3;;1 2],⌽⍵[2;;1]);(⍵[1;;1],⍵[4;;2 3]);(⌽⍉⍵[5;;]);[.5]⍵[6;;]
    // Said strip by strip, the same for L C R: column K of the up, front and down face, and 4-K of the back.
    template <int K>
    static constexpr auto columns = [](const Cube& w) {
        Cube v = w;
        v.let(one<1>, all, one<K>) = reverse(w(one<3>, all, one<4 - K>));
        v.let(one<2>, all, one<K>) = w(one<4>, all, one<K>);
        v.let(one<3>, all, one<4 - K>) = reverse(w(one<2>, all, one<K>));
        v.let(one<4>, all, one<K>) = w(one<1>, all, one<K>);
        if (K == 1) v.let(one<5>, all, all) = clockwise(face<5>(w));
        if (K == 3) v.let(one<6>, all, all) = counterclockwise(face<6>(w));
        return v;
    };
    // B H F: row K of the up face, from the back; on the sides it is a column, on the down face row 4-K.
    template <int K>
    static constexpr auto rows = [](const Cube& w) {
        Cube v = w;
        v.let(one<1>, one<K>, all) = w(one<6>, all, one<4 - K>);
        v.let(one<2>, one<4 - K>, all) = w(one<5>, all, one<K>);
        v.let(one<5>, all, one<K>) = reverse(w(one<1>, one<K>, all));
        v.let(one<6>, all, one<4 - K>) = reverse(w(one<2>, one<4 - K>, all));
        if (K == 1) v.let(one<3>, all, all) = clockwise(face<3>(w));
        if (K == 3) v.let(one<4>, all, all) = counterclockwise(face<4>(w));
        return v;
    };
    // U M D: row K of the four sides.
    template <int K>
    static constexpr auto layers = [](const Cube& w) {
        Cube v = w;
        v.let(at<3, 4, 5, 6>, one<K>, all) = w(at<5, 6, 4, 3>, one<K>, all);
        if (K == 1) v.let(one<1>, all, all) = clockwise(face<1>(w));
        if (K == 3) v.let(one<2>, all, all) = counterclockwise(face<2>(w));
        return v;
    };
    static constexpr Turns<Cube> turns{quarter<Cube>(columns<1>), quarter<Cube>(columns<2>), quarter<Cube>(columns<3>),
                                       quarter<Cube>(rows<1>),    quarter<Cube>(rows<2>),    quarter<Cube>(rows<3>),
                                       quarter<Cube>(layers<1>),  quarter<Cube>(layers<2>),  quarter<Cube>(layers<3>)};

    static constexpr auto map = reshape<6, 3, 3>(facelet_numbers);

    static constexpr Cube from_vector(const Facelets54& facelets) { return reshape<6, 3, 3>(facelets); }
    static constexpr Facelets54 to_vector(const Cube& w) { return reshape<54>(w); }
    static Drawing draw(const Cube& w) { return display(w); }
    static constexpr int lines = __LINE__ - begin;
};
static_assert(Representation<Local>);

}  // namespace trundle
