// How one of the seven is defined: the facelet that each cell shows, and the twelve moves as APL has them.
#pragma once

#include <functional>

#include "represent/facelets.h"

namespace trundle {

using Operation = std::function<Array(const Array&)>;

struct Definition {
    std::vector<int> shape;                             // ⍴CUBE
    Array map;                                          // the facelet of each cell (digit, letter of a cell); 0: none
    std::array<Operation, letter_count> moves;          // L C R B H F U M D X Y Z; empty where the array cannot say it
    int lines;                                          // of the definition, the APL in its comments included
    std::string_view gap = "";                          // between the columns of a drawing
    Operation page = [](const Array& w) { return w; };  // how it is laid out to be drawn
};

Definition numeric_array();
Definition local_array();
Definition composite_array();
Definition visual_array();
Definition vector_array();
Definition four_d_array();
Definition nested_array();

const Definition& definition_of(Form form);

// An array that is made of layers (Numeric, 4-D, Nested), of a cube of any size: how all of it turns, and the axes
// along which L C R, B H F and U M D lie.
struct WholeTurns {
    std::array<Operation, 3> whole;  // X Y Z
    std::array<int, 3> axes;
};
WholeTurns numeric_turns(int base);  // of the digits
WholeTurns four_d_turns();
WholeTurns nested_turns();

// One layer, counted from 1, turns as the whole cube would, and all are joined again. `kind`: 0 X, 1 Y, 2 Z.
Operation turn_of_layer(const WholeTurns& turns, std::size_t kind, int layer);

// The twelve moves:
//
//   L: (X⍵[;;,1]),[3]⍵[;;,2],[3]⍵[;;,3]    C: ⍵[;;,1],[3](X⍵[;;,2]),[3]⍵[;;,3]    R: ⍵[;;,1],[3]⍵[;;,2],[3](X⍵[;;,3])
//   B: (Y⍵[;,1;]),[2]⍵[;,2;],[2]⍵[;,3;]    and so on: H F with Y along axis 2, U M D with Z along axis 1
std::array<Operation, letter_count> moves_of_layers(const WholeTurns& turns);

// The layers of a 4-D array beside each other.
Array side_by_side(const Array& w);

}  // namespace trundle
