// Text for a terminal: in colour if it is wanted.
#pragma once

#include <string>
#include <string_view>

namespace trundle {

struct Ink {
    bool colour;

    // `code`: of an SGR sequence, such as "1;31" for bold red.
    std::string operator()(std::string_view code, std::string_view text) const {
        if (!colour) return std::string(text);
        return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
    }
};

// No blanks at the end of a line.
inline void end_line(std::string& text) {
    while (text.ends_with(' ')) text.pop_back();
    text += '\n';
}

}  // namespace trundle
