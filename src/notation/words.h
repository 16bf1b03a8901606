// Reading the notations that are nothing but words in a row: path, crawl, apl and roll.
#pragma once

#include <trundle/notation.h>

namespace trundle {

Result<Moves> parse_words(std::string_view text, Notation notation);

}  // namespace trundle
