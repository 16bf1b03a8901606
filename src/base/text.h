// Pieces of input, and how they are told in messages. Input can be any bytes, a message must be proper UTF-8.
#pragma once

#include <trundle/result.h>
#include <charconv>
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

// Without a byte order mark, and without what else ends a line on some machines.
std::vector<std::string_view> lines_in(std::string_view text);

// A number and nothing else; two of them, with one character between.
template <class Int>
std::optional<Int> whole_number(std::string_view text, int base = 10) {
    Int number{};
    const char* end = text.data() + text.size();
    const auto [rest, failure] = std::from_chars(text.data(), end, number, base);
    return failure == std::errc() && rest == end ? std::optional(number) : std::nullopt;
}
template <class Int>
std::optional<std::pair<Int, Int>> two_numbers(std::string_view text, char separator) {
    const std::size_t middle = std::min(text.find(separator), text.size());
    const std::optional<Int> first = whole_number<Int>(text.substr(0, middle));
    const std::optional<Int> second = whole_number<Int>(text.substr(std::min(middle + 1, text.size())));
    return first && second ? std::optional(std::pair(*first, *second)) : std::nullopt;
}

// "a", "a and b", "a, b and c".
std::string listed(const std::vector<std::string>& names);

}  // namespace trundle
