// Pieces of input in messages. Input can be any bytes, a message must be proper UTF-8.
#pragma once

#include <trundle/result.h>
#include <string>
#include <string_view>
#include <vector>

namespace trundle {

inline constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";  // some editors begin a file with it

// The UTF-8 character that starts at an index, or the single byte there if it starts none.
std::string_view character_at(std::string_view text, std::size_t at);

// In quotes, cut if it is long, with bytes that are no text written as \xNN.
std::string quoted(std::string_view piece);

// An error of a text of several lines: its message begins with line and column.
Error error_at(std::string_view text, std::size_t at, std::string_view code, std::string_view message);

// "a", "a and b", "a, b and c".
std::string listed(const std::vector<std::string>& names);

}  // namespace trundle
