// The symmetries of a play: those of the 48 that map its turns to its turns. They keep every distance.
#pragma once

#include <trundle/move.h>
#include <vector>

namespace trundle {

// 48 for faces, quarters and slices, 16 for the crawler, 8 without spin2. The first one changes nothing.
std::vector<Symmetry> symmetries_of(Play play);

}  // namespace trundle
