// Local: six faces of letters, each as it is seen looking straight at it: 1 up, 2 down, 3 back, 4 front, 5 left,
// 6 right. A quarter-turn carries one strip of each of four faces round, and turns the face it is beside.
//
//   WWW  BBB  RRR  OOO  GGG  YYY
//   WWW  BBB  RRR  OOO  GGG  YYY     (printed one below the other)
//   WWW  BBB  RRR  OOO  GGG  YYY
#include "represent/definition.h"

namespace trundle {

Definition local_array() {
    constexpr int begin = __LINE__;
    static constexpr auto face = [](const Array& w, int k) { return w[{k, all, all}]; };
    static constexpr auto half_turned = [](const Array& w) { return reverse(1, reverse(2, w)); };

    // X: (⊖⌽⍵[3;;]);⍵[4;;];(⊖⌽⍵[2;;]);⍵[1;;];(⌽⍉⍵[5;;]);[.5](⍉⌽⍵[6;;])
    const auto X = [](const Array& w) {
        return laminate({half_turned(face(w, 3)), face(w, 4), half_turned(face(w, 2)), face(w, 1),
                         clockwise(face(w, 5)), counterclockwise(face(w, 6))});
    };
    // Y: (⍉⌽⍵[6;;]);(⍉⌽⍵[5;;]);(⌽⍉⍵[3;;]);(⍉⌽⍵[4;;]);(⍉⌽⍵[1;;]);[.5](⍉⌽⍵[2;;])
    const auto Y = [](const Array& w) {
        return laminate({counterclockwise(face(w, 6)), counterclockwise(face(w, 5)), clockwise(face(w, 3)),
                         counterclockwise(face(w, 4)), counterclockwise(face(w, 1)), counterclockwise(face(w, 2))});
    };
    // Z: (⌽⍉⍵[1;;]);(⍉⌽⍵[2;;]);⍵[5 6 4 3;;]
    const auto Z = [](const Array& w) {
        return laminate(
            {clockwise(face(w, 1)), counterclockwise(face(w, 2)), face(w, 5), face(w, 6), face(w, 4), face(w, 3)});
    };

    // L: ((⌽⍵[3;;3]),⍵[1;;2 3]);(⍵[4;;1],⍵[2;;2 3]);(⍵[3;;1 2],⌽⍵[2;;1]);(⍵[1;;1],⍵[4;;2 3]);(⌽⍉⍵[5;;]);[.5]⍵[6;;]
    // Said strip by strip, the same for L C R: column k of the up, front and down face, and 4-k of the back.
    const auto columns = [](int k) {
        return [k](const Array& w) {
            const Array v = w.with({1, all, k}, reverse(1, w[{3, all, 4 - k}]))
                                .with({2, all, k}, w[{4, all, k}])
                                .with({3, all, 4 - k}, reverse(1, w[{2, all, k}]))
                                .with({4, all, k}, w[{1, all, k}]);
            return k == 1   ? v.with({5, all, all}, clockwise(face(w, 5)))
                   : k == 3 ? v.with({6, all, all}, counterclockwise(face(w, 6)))
                            : v;
        };
    };
    // B H F: row k of the up face, from the back; on the sides it is a column, on the down face row 4-k.
    const auto rows = [](int k) {
        return [k](const Array& w) {
            const Array v = w.with({1, k, all}, w[{6, all, 4 - k}])
                                .with({2, 4 - k, all}, w[{5, all, k}])
                                .with({5, all, k}, reverse(1, w[{1, k, all}]))
                                .with({6, all, 4 - k}, reverse(1, w[{2, 4 - k, all}]));
            return k == 1   ? v.with({3, all, all}, clockwise(face(w, 3)))
                   : k == 3 ? v.with({4, all, all}, counterclockwise(face(w, 4)))
                            : v;
        };
    };
    // U M D: row k of the four sides.
    const auto layers = [](int k) {
        return [k](const Array& w) {
            const Array v = w.with({{3, 4, 5, 6}, k, all}, w[{{5, 6, 4, 3}, k, all}]);
            return k == 1   ? v.with({1, all, all}, clockwise(face(w, 1)))
                   : k == 3 ? v.with({2, all, all}, counterclockwise(face(w, 2)))
                            : v;
        };
    };
    return {.shape = {6, 3, 3},
            .map = iota({6, 3, 3}),
            .moves = {columns(1), columns(2), columns(3), rows(1), rows(2), rows(3), layers(1), layers(2), layers(3), X,
                      Y, Z},
            .lines = __LINE__ - begin};
}

}  // namespace trundle
