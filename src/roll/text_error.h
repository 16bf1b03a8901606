// An error of a text of several lines: its message begins with line and column.
#pragma once

#include <trundle/result.h>
#include <algorithm>

namespace trundle {

inline Error error_at(std::string_view text, std::size_t at, std::string_view code, std::string_view message) {
    const std::string_view before = text.substr(0, at);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t column = at - (before.rfind('\n') + 1) + 1;  // npos + 1 is 0
    return input_error(
        code, "line " + std::to_string(line) + ", column " + std::to_string(column) + ": " + std::string(message), at);
}

}  // namespace trundle
