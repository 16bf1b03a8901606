// What every fuzz target asks of the library.
#pragma once

#include <trundle/notation.h>
#include <trundle/result.h>

namespace trundle::fuzz {

// Ends the run; libFuzzer then keeps the input.
inline void require(bool holds) {
    if (!holds) __builtin_trap();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

// An error lies inside the text and says something that is proper UTF-8, whatever the text was.
void check_error(const Error& error, std::string_view text);

// What the moves do to the cube and how it stands in the end; the cell is left out.
World effect(std::span<const Move> moves);

// What was read prints and reads back as the same moves; in another notation, and simplified, it does the same.
void check_moves(const Moves& moves, Notation notation);

void check_parser(std::string_view text, Notation notation);

}  // namespace trundle::fuzz
