// What the roll commands read and print alike: numbers, squares, and how a walk is shown.
#pragma once

#include <trundle/maze.h>

#include "frame/request.h"

namespace trundle::cli {

// A whole number; what is wrong with it is bad input (exit code 3), whatever its size.
Result<std::int64_t> parse_number(std::string_view text, std::string_view what);
Result<Square> parse_square(std::string_view text, std::string_view what);
Result<std::int64_t> number_of(const Request& request, std::string_view option, std::int64_t fallback);

inline constexpr Option expand_option{"--expand-limit", "N", "longest walk to write out roll by roll (default: 10000)"};

// Nothing was found: "False" for pipes, why for people, both for programs; exit code 1.
Answer none_found(const Error& error);

// A walk drawn: "picture" in text, "svg".
Result<std::string> drawn(const Maze& maze, std::string_view path, std::string_view form, bool colour);

// An empty board, drawn as a maze without obstacles.
Result<std::string> board_drawn(const RollBoard& board, std::string_view path, std::string_view form, bool colour);

}  // namespace trundle::cli
