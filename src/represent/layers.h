// The quarter-turns of an array that is made of layers (Numeric, 4-D, Nested): one layer turns as the whole cube would,
// and the three are joined again.
//
//   L: (X⍵[;;,1]),[3]⍵[;;,2],[3]⍵[;;,3]    C: ⍵[;;,1],[3](X⍵[;;,2]),[3]⍵[;;,3]    R: ⍵[;;,1],[3]⍵[;;,2],[3](X⍵[;;,3])
//   B: (Y⍵[;,1;]),[2]⍵[;,2;],[2]⍵[;,3;]    and so on: H F with Y along axis 2, U M D with Z along axis 1
#pragma once

#include "represent/representation.h"

namespace trundle {

// ⍵[;;,K] for the third axis, and so on: the layer keeps its axis.
template <int Axis, int K, class Cube>
constexpr auto layer(const Cube& w) {
    const auto part = []<std::size_t A>(std::index_sequence<A>) {
        if constexpr (A == Axis) return at<K>;
        else return all;
    };
    return unrolled<Cube::rank>([&]<std::size_t... A>() { return w(part(std::index_sequence<A + 1>{})...); });
}

template <int Axis, int K>
constexpr auto turn_layer(auto turn, const auto& w) {
    if constexpr (K == 1) return catenate<Axis>(turn(layer<Axis, 1>(w)), layer<Axis, 2>(w), layer<Axis, 3>(w));
    if constexpr (K == 2) return catenate<Axis>(layer<Axis, 1>(w), turn(layer<Axis, 2>(w)), layer<Axis, 3>(w));
    if constexpr (K == 3) return catenate<Axis>(layer<Axis, 1>(w), layer<Axis, 2>(w), turn(layer<Axis, 3>(w)));
}

// Columns, Rows and Layers are the axes along which L C R, B H F and U M D lie.
template <class Cube, int Columns, int Rows, int Layers>
constexpr Turns<Cube> layer_turns(auto X, auto X_bar, auto Y, auto Y_bar, auto Z, auto Z_bar) {
    const auto turn = []<int Axis, int K, class F, class G>(At<Axis, K>, F, G) -> Quarter<Cube> {
        return {[](const Cube& w) -> Cube { return turn_layer<Axis, K>(F{}, w); },
                [](const Cube& w) -> Cube { return turn_layer<Axis, K>(G{}, w); }};
    };
    return {turn(at<Columns, 1>, X, X_bar), turn(at<Columns, 2>, X, X_bar), turn(at<Columns, 3>, X, X_bar),
            turn(at<Rows, 1>, Y, Y_bar),    turn(at<Rows, 2>, Y, Y_bar),    turn(at<Rows, 3>, Y, Y_bar),
            turn(at<Layers, 1>, Z, Z_bar),  turn(at<Layers, 2>, Z, Z_bar),  turn(at<Layers, 3>, Z, Z_bar)};
}

}  // namespace trundle
