// What each of the seven offers, and how its moves are listed.
#pragma once

#include <numeric>

#include "represent/facelets.h"

namespace trundle {

// A quarter-turn or orientation move of an array, and its inverse. Null where the array cannot say it.
template <class Cube>
struct Quarter {
    using Function = Cube (*)(const Cube&);
    Function forward = nullptr;
    Function back = nullptr;
};
template <class Cube>
using Turns = std::array<Quarter<Cube>, quarter_turn_count>;  // L C R B H F U M D
template <class Cube>
using Orientations = std::array<Quarter<Cube>, 3>;  // X Y Z

template <class R>
concept Representation = requires(const typename R::Cube& cube, const Facelets54& facelets) {
    { R::form } -> std::convertible_to<Form>;
    { R::Cube::shape[0] } -> std::convertible_to<int>;
    { R::map.ravel[0] } -> std::convertible_to<int>;  // which facelet each cell (or digit, or letter of a cell) shows
    { R::turns } -> std::convertible_to<Turns<typename R::Cube>>;
    { R::orientations } -> std::convertible_to<Orientations<typename R::Cube>>;
    { R::from_vector(facelets) } -> std::same_as<typename R::Cube>;
    { R::to_vector(cube) } -> std::same_as<Facelets54>;
    { R::draw(cube) } -> std::same_as<Drawing>;
};

template <Representation R>
inline constexpr typename R::Cube solved = R::from_vector(goal);

// L̄: (⍴⍵)⍴(,⍵)[⍋,L(⍴⍵)⍴⍳×/⍴⍵]: what a move did to numbered cells, its grade undoes. The paper's L̄: L L L ⍵ is the same
// and takes three times as long.
template <class F, class Cube>
constexpr Cube undone(F, const Cube& w) {
    constexpr Cube moved = F{}([] {
        Cube numbered;
        std::iota(numbered.ravel.begin(), numbered.ravel.end(), typename Cube::Cell{});
        return numbered;
    }());
    Cube result;
    unrolled<Cube::count>(
        [&]<std::size_t... I>() { ((result.ravel[static_cast<std::size_t>(moved.ravel[I])] = w.ravel[I]), ...); });
    return result;
}

template <class Cube, class F>
constexpr Quarter<Cube> quarter(F) {
    return {[](const Cube& w) -> Cube { return F{}(w); }, [](const Cube& w) -> Cube { return undone(F{}, w); }};
}
template <class Cube, class F, class Inverse>
constexpr Quarter<Cube> quarter(F, Inverse) {
    return {[](const Cube& w) -> Cube { return F{}(w); }, [](const Cube& w) -> Cube { return Inverse{}(w); }};
}

}  // namespace trundle
