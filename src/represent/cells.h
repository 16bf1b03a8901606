// The cells of an array in memory, and how they turn: each APL expression is evaluated once, on an array whose cells
// are their own names, and tells for every cell whose content it takes.
#pragma once

#include "represent/definition.h"

namespace trundle {

using Cells = std::vector<std::int16_t>;  // letters, a blank where no facelet is; or Numeric's numbers

Cells laid_out(Form form, const Colours54& colours);
Colours54 collected(Form form, const Cells& cells);   // centres that the array lacks are inferred
Array page_of(Form form, const Cells& cells);         // the letters as they are drawn; 0 and ' ' are blank
void turn(Form form, Cells& cells, LetterMove move);  // only a move that the array can say

}  // namespace trundle
