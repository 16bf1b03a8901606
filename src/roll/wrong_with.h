// What all that rolls over an empty board checks, and how a square is said.
#pragma once

#include <trundle/roll.h>

namespace trundle {

std::optional<Error> wrong_with(const Roll& roll);

inline std::string to_text(Square square) { return std::to_string(square.x) + "," + std::to_string(square.y); }

}  // namespace trundle
