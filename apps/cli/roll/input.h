// What the roll commands read and print alike: numbers, squares, boards, and how a walk is shown.
#pragma once

#include <trundle/maze.h>

#include "frame/request.h"
#include "frame/words.h"

namespace trundle::cli {

// A whole number; what is wrong with it is bad input (exit code 3), whatever its size.
Result<std::int64_t> parse_number(std::string_view text, std::string_view what);
Result<Square> parse_square(std::string_view text, std::string_view what);
Result<std::int64_t> number_of(const Request& request, std::string_view option, std::int64_t fallback);

inline constexpr Option expand_option{"--expand-limit", "N", "longest walk to write out roll by roll (default: 10000)"};

// The board whose sides are two arguments, the first of which is named, with --from and --to.
Result<std::pair<std::int64_t, std::int64_t>> read_sides(const Request& request, std::size_t first);
Result<RollBoard> read_roll_board(const Request& request, std::size_t first);

// If nothing was found: "False" for pipes, why for people, both for programs; exit code 1. Else the error itself.
Result<Answer> none_found(const Request& request, const Error& error);

inline std::string rolls(std::int64_t count) { return counted(static_cast<std::uint64_t>(count), "roll", "rolls"); }

// A walk drawn: "picture" in text, "svg".
Result<std::string> drawn(const Maze& maze, std::string_view path, std::string_view form, bool colour);

// An empty board, drawn as a maze without obstacles.
Result<std::string> board_drawn(const RollBoard& board, std::string_view path, std::string_view form, bool colour);

}  // namespace trundle::cli
