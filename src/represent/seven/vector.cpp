// Vector: the 54 facelets in a row, face by face as Local has them. A quarter-turn assigns some of them from others.
//
//   WWWWWWWWWBBBBBBBBBRRRRRRRRROOOOOOOOOGGGGGGGGGYYYYYYYYY
#include "represent/definition.h"

namespace trundle {

Definition vector_array() {
    constexpr int begin = __LINE__;
    // U: ⍵[⍳9]←⍵[7 4 1 8 5 2 9 6 3] ⋄ ⍵[19 20 21 28 29 30 37 38 39 46 47 48]←⍵[37 38 39 46 47 48 28 29 30 19 20 21] ⋄ ⍵
    // and so on. The two lists of indices are derived from geometry.     X: L C R ⍵     Y: B H F ⍵     Z: U M D ⍵
    std::array<Operation, letter_count> moves;
    for (std::size_t i = 0; i < letter_count; ++i)
        moves[i] = [assign = assignment_of(static_cast<Letter>(i))](const Array& w) {
            return w.with({assign.to}, w[{assign.from}]);
        };
    return {.shape = {54}, .map = iota({54}), .moves = moves, .lines = __LINE__ - begin};
}

}  // namespace trundle
