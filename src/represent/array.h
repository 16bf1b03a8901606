// APL's arrays, as far as the seven cubes need them. The shape is part of the type, indices count from 1 (⎕IO←1), and
// every function knows at compile time which cell goes where: what reads as a chain of transpositions runs as one move
// of cells.
//
//   ⍵[;,1;2 3]    w(all, at<1>, at<2, 3>)       2 1 3⍉⍵   transpose<2, 1, 3>(w)      a,[2]b   catenate<2>(a, b)
//   ⍵[4;;]        w(one<4>, all, all)           ⌽[1]⍵     reverse<1>(w)              a,[.5]b  laminate(a, b)
//   ⍵[1 5;]←v     w.let(at<1, 5>, all) = v      3 0 0⌽⍵   rotate<3, 0, 0>(w)         3 3⍴⍵    reshape<3, 3>(w)
//   f¨⍵           each(f, w)                    (3⍴10)⊤⍵  encode<10, 10, 10>(w)      10⊥⍵     decode<10>(w)
#pragma once

#include <array>
#include <cstddef>
#include <utility>

namespace trundle {

// What stands between the semicolons of an index.
template <int... I>
struct At {};  // several indices. The axis stays, even for one of them: the APL is ⍵[,1;].
template <int I>
struct One {};  // one index. The axis goes.
struct All {};

template <int... I>
inline constexpr At<I...> at{};
template <int I>
inline constexpr One<I> one{};
inline constexpr All all{};

template <class Target, class... Where>
struct Selection;

template <class CellType, int... N>
struct Array {
    using Cell = CellType;
    using Index = std::array<int, sizeof...(N)>;
    static constexpr Index shape{N...};
    static constexpr int rank = sizeof...(N);
    static constexpr std::size_t count = (static_cast<std::size_t>(N) * ... * 1);

    std::array<Cell, count> ravel{};  // row-major: the last axis runs fastest

    static constexpr std::size_t offset(const Index& index) {
        std::size_t offset = 0;
        for (std::size_t axis = 0; axis < index.size(); ++axis)
            offset = offset * static_cast<std::size_t>(shape[axis]) + static_cast<std::size_t>(index[axis] - 1);
        return offset;
    }
    static constexpr Index index(std::size_t offset) {
        Index index{};
        for (std::size_t axis = index.size(); axis-- > 0;) {
            index[axis] = static_cast<int>(offset % static_cast<std::size_t>(shape[axis])) + 1;
            offset /= static_cast<std::size_t>(shape[axis]);
        }
        return index;
    }

    constexpr const Cell& operator[](const Index& index) const { return ravel[offset(index)]; }
    constexpr Cell& operator[](const Index& index) { return ravel[offset(index)]; }

    template <class... Where>
    constexpr auto operator()(Where...) const {
        return Selection<Array, Where...>::read(*this);
    }
    template <class... Where>
    constexpr auto let(Where...) {
        return typename Selection<Array, Where...>::Slot{*this};
    }

    friend constexpr bool operator==(const Array& a, const Array& b) { return a.ravel == b.ravel; }
};

// The array type whose shape is a list of numbers computed at compile time.
template <class Cell, auto shape, class = std::make_index_sequence<shape.size()>>
struct ShapedType;
template <class Cell, auto shape, std::size_t... A>
struct ShapedType<Cell, shape, std::index_sequence<A...>> {
    using Type = Array<Cell, shape[A]...>;
};
template <class Cell, auto shape>
using Shaped = typename ShapedType<Cell, shape>::Type;

// Calls f with the numbers 0 .. N - 1 as template arguments, all at once.
template <std::size_t N, class F>
constexpr auto unrolled(F f) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
        return f.template operator()<I...>();
    }(std::make_index_sequence<N>{});
}

// The array `To` whose cell at each index is the cell of w at index source(index).
template <class To, class From, class Source>
constexpr To gather(const From& w, Source) {
    constexpr auto offsets = [] {
        std::array<std::size_t, To::count> result{};
        for (std::size_t i = 0; i < To::count; ++i) result[i] = From::offset(Source{}(To::index(i)));
        return result;
    }();
    return unrolled<To::count>([&]<std::size_t... I>() { return To{{w.ravel[offsets[I]]...}}; });
}

// Puts the cell of w at each index into the cell of `to` at index target(index).
template <class To, class From, class Target>
constexpr void scatter(To& to, const From& w, Target) {
    constexpr auto offsets = [] {
        std::array<std::size_t, From::count> result{};
        for (std::size_t i = 0; i < From::count; ++i) result[i] = To::offset(Target{}(From::index(i)));
        return result;
    }();
    unrolled<From::count>([&]<std::size_t... I>() { ((to.ravel[offsets[I]] = w.ravel[I]), ...); });
}

// Indexing: which cells of a target a list of indices names, to read them or to write them.
template <class Cell, int... N, class... Where>
struct Selection<Array<Cell, N...>, Where...> {
    static_assert(sizeof...(N) == sizeof...(Where), "an index has one part for each axis");
    using Target = Array<Cell, N...>;

    template <int... I>
    static constexpr int extent(At<I...>, int) {
        return sizeof...(I);
    }
    template <int I>
    static constexpr int extent(One<I>, int) {
        return 1;
    }
    static constexpr int extent(All, int n) { return n; }

    template <int... I>
    static constexpr int nth(At<I...>, int k) {
        return std::array{I...}[static_cast<std::size_t>(k - 1)];
    }
    template <int I>
    static constexpr int nth(One<I>, int) {
        return I;
    }
    static constexpr int nth(All, int k) { return k; }

    template <int I>
    static constexpr bool goes(One<I>) {
        return true;
    }
    static constexpr bool goes(auto) { return false; }

    using Full = Array<Cell, extent(Where{}, N)...>;  // the selected cells, with no axis gone
    static constexpr auto shape = [] {
        std::array<int, sizeof...(N) - (0 + ... + (goes(Where{}) ? 1 : 0))> kept{};
        std::size_t axis = 0;
        ((goes(Where{}) ? void() : void(kept[axis++] = extent(Where{}, N))), ...);
        return kept;
    }();
    using Result = Shaped<Cell, shape>;

    static constexpr auto offsets = unrolled<sizeof...(N)>([]<std::size_t... A>() {
        std::array<std::size_t, Full::count> result{};
        for (std::size_t i = 0; i < Full::count; ++i) result[i] = Target::offset({nth(Where{}, Full::index(i)[A])...});
        return result;
    });

    static constexpr Result read(const Target& w) {
        return unrolled<Full::count>([&]<std::size_t... I>() { return Result{{w.ravel[offsets[I]]...}}; });
    }

    struct Slot {
        Target& target;
        constexpr void operator=(const Result& value) {
            unrolled<Full::count>([&]<std::size_t... I>() { ((target.ravel[offsets[I]] = value.ravel[I]), ...); });
        }
    };
};

// P⍉⍵: axis k of w becomes axis P[k] of the result.
template <int... P, class Cell, int... N>
constexpr auto transpose(const Array<Cell, N...>& w) {
    constexpr std::array shape = [] {
        std::array<int, sizeof...(N)> result{};
        ((result[P - 1] = N), ...);
        return result;
    }();
    return gather<Shaped<Cell, shape>>(w, [](auto index) { return std::array{index[P - 1]...}; });
}

// ⍉⍵ of a matrix.
template <class Cell, int Rows, int Columns>
constexpr auto transpose(const Array<Cell, Rows, Columns>& w) {
    return transpose<2, 1>(w);
}

// ⌽[Axis]⍵; without an axis ⌽⍵, along the last one.
template <int Axis = 0, class Cell, int... N>
constexpr auto reverse(const Array<Cell, N...>& w) {
    return gather<Array<Cell, N...>>(w, [](auto index) {
        constexpr std::size_t axis = (Axis == 0 ? sizeof...(N) : std::size_t{Axis}) - 1;
        index[axis] = std::array{N...}[axis] + 1 - index[axis];
        return index;
    });
}

// K⌽⍵: each row by its own number of columns to the left, or all rows by the same one.
template <int... K, class Cell, int Rows, int Columns>
constexpr auto rotate(const Array<Cell, Rows, Columns>& w) {
    return gather<Array<Cell, Rows, Columns>>(w, [](auto index) {
        const int places = std::array{K...}[sizeof...(K) == 1 ? 0 : static_cast<std::size_t>(index[0] - 1)];
        return std::array{index[0], (index[1] - 1 + places + Columns) % Columns + 1};
    });
}

// ⌽⍉⍵ and ⍉⌽⍵: a matrix turned clockwise and counterclockwise.
inline constexpr auto clockwise = [](const auto& w) { return reverse(transpose(w)); };
inline constexpr auto counterclockwise = [](const auto& w) { return transpose(reverse(w)); };

// N⍴⍵, of as many cells as there are, or fewer.
template <int... N, class A>
constexpr auto reshape(const A& w) {
    using Result = Array<typename A::Cell, N...>;
    static_assert(Result::count <= A::count);
    return unrolled<Result::count>([&]<std::size_t... I>() { return Result{{w.ravel[I]...}}; });
}

// N⍴⍵ of one cell, again and again.
template <int... N>
constexpr auto reshape(char w) {
    Array<char, N...> result;
    for (char& cell : result.ravel) cell = w;
    return result;
}

// ⊂[4]⍵ and its inverse ⊃⍵: vectors along the last of four axes become cells, and are axes again.
template <class Cell, int L, int M, int N, int K>
constexpr auto enclose(const Array<Cell, L, M, N, K>& w) {
    Array<Array<Cell, K>, L, M, N> result;
    for (std::size_t i = 0; i < w.count; ++i) result.ravel[i / K].ravel[i % K] = w.ravel[i];
    return result;
}
template <class Cell, int L, int M, int N, int K>
constexpr auto disclose(const Array<Array<Cell, K>, L, M, N>& w) {
    Array<Cell, L, M, N, K> result;
    for (std::size_t i = 0; i < result.count; ++i) result.ravel[i] = w.ravel[i / K].ravel[i % K];
    return result;
}

// a,[Axis]b,[Axis]...
template <int Axis, class A>
constexpr A catenate(const A& w) {
    return w;
}
template <int Axis, class Cell, int... N, int... O, class... Rest>
constexpr auto catenate(const Array<Cell, N...>& a, const Array<Cell, O...>& b, const Rest&... rest) {
    constexpr std::size_t axis = Axis - 1;
    constexpr std::array shape = [] {
        std::array sum{N...};
        sum[axis] += std::array{O...}[axis];
        return sum;
    }();
    Shaped<Cell, shape> sum;
    scatter(sum, a, [](auto index) { return index; });
    scatter(sum, b, [](auto index) {
        index[axis] += std::array{N...}[axis];
        return index;
    });
    return catenate<Axis>(sum, rest...);
}

// a,[.5]b,[.5]...: arrays of one shape along a new first axis.
template <class Cell, int... N, class... Rest>
constexpr auto laminate(const Array<Cell, N...>& first, const Rest&... rest) {
    return catenate<1>(reshape<1, N...>(first), reshape<1, N...>(rest)...);
}

// f¨⍵
template <class F, class Cell, int... N>
constexpr auto each(F f, const Array<Cell, N...>& w) {
    using Result = Array<decltype(f(w.ravel[0])), N...>;
    return unrolled<Result::count>([&]<std::size_t... I>() { return Result{{f(w.ravel[I])...}}; });
}

// (B)⊤⍵: the digits of each number, along a new first axis, the highest place first.
template <int... B, class Cell, int... N>
constexpr auto encode(const Array<Cell, N...>& w) {
    constexpr std::array bases{B...};
    Array<Cell, sizeof...(B), N...> digits;
    auto rest = w;
    for (std::size_t place = bases.size(); place-- > 0;)
        for (std::size_t i = 0; i < w.count; ++i) {
            digits.ravel[place * w.count + i] = static_cast<Cell>(rest.ravel[i] % bases[place]);
            rest.ravel[i] = static_cast<Cell>(rest.ravel[i] / bases[place]);
        }
    return digits;
}

// B⊥⍵: the numbers whose digits lie along the first axis.
template <int B, class Cell, int Places, int... N>
constexpr auto decode(const Array<Cell, Places, N...>& w) {
    Array<Cell, N...> numbers;
    for (std::size_t i = 0; i < w.count; ++i) {
        Cell& number = numbers.ravel[i % numbers.count];
        number = static_cast<Cell>(number * B + w.ravel[i]);
    }
    return numbers;
}

}  // namespace trundle
