// All seven, to do something with each or with one of them.
#pragma once

#include "represent/composite.h"
#include "represent/four_d.h"
#include "represent/local.h"
#include "represent/nested.h"
#include "represent/numeric.h"
#include "represent/vector.h"
#include "represent/visual.h"

namespace trundle {

// Calls f.template operator()<R>() for the representation of a form.
template <class F>
auto with_representation(Form form, F f) {
    switch (form) {
        case Form::numeric:
            return f.template operator()<Numeric>();
        case Form::local:
            return f.template operator()<Local>();
        case Form::composite:
            return f.template operator()<Composite>();
        case Form::visual:
            return f.template operator()<Visual>();
        case Form::four_d:
            return f.template operator()<FourD>();
        case Form::nested:
            return f.template operator()<Nested>();
        case Form::vector:
            break;
    }
    return f.template operator()<Vector>();
}

template <Representation R>
constexpr const Quarter<typename R::Cube>& quarter_of(Letter letter) {
    const auto i = static_cast<std::size_t>(letter);
    return i < quarter_turn_count ? R::turns[i] : R::orientations[i - quarter_turn_count];
}

template <Representation R>
constexpr typename R::Cube turned(const typename R::Cube& cube, LetterMove move) {
    const auto& quarter = quarter_of<R>(move.letter);
    return (move.inverse ? quarter.back : quarter.forward)(cube);
}

Facelets54 to_vector(const Facelets& facelets);
Facelets from_vector(const Facelets54& vector);

}  // namespace trundle
