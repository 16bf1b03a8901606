// Small text helpers of the command line.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trundle::cli {

std::vector<std::string_view> split(std::string_view text, char separator);  // empty text has no parts
std::string joined(const std::vector<std::string>& words, std::string_view separator = " ");

std::optional<std::int64_t> whole_number(std::string_view text);                         // and nothing else
std::string counted(std::uint64_t number, std::string_view one, std::string_view many);  // "1 move", "2 moves"

template <std::integral T>  // never negative
std::string counted_moves(T number) {
    return counted(static_cast<std::uint64_t>(number), "move", "moves");
}

std::string padded(std::string text, std::size_t width);  // with spaces behind it

// "; did you mean show?" if one of the known words is within two typing errors, else nothing.
std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& known);

}  // namespace trundle::cli
