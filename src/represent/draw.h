// An array as APL prints it: rows as lines, matrices apart by an empty line.
#pragma once

#include "represent/representation.h"

namespace trundle {

Rgb rgb_of_colour(char colour);  // W B R O G Y

inline void print(Drawing& drawing, char letter) {
    if (letter == ' ') drawing.push_back({" "});
    else drawing.push_back({{letter}, rgb_of_colour(letter)});
}

// Three places, leading zeros blank.
inline void print(Drawing& drawing, std::int16_t number) {
    const std::string digits = std::to_string(number);
    for (std::size_t i = digits.size(); i < 3; ++i) drawing.push_back({" "});
    for (char digit : digits)
        drawing.push_back(digit == '0' ? Ink{"0"} : Ink{{digit}, rgb_of_colour(from_digit(digit - '0'))});
}

inline void print(Drawing& drawing, const Array<char, 3>& cubie) {
    for (char letter : cubie.ravel)
        if (letter == ' ') drawing.push_back({"∘"});
        else print(drawing, letter);
}

template <class Cell, int... N>
Drawing display(const Array<Cell, N...>& w, std::string_view gap = "") {
    const auto extent = [](std::size_t axis) { return static_cast<std::size_t>(std::array{1, N...}[axis + 1]); };
    const std::size_t columns = extent(sizeof...(N) - 1);
    const std::size_t matrix = sizeof...(N) < 2 ? w.count : columns * extent(sizeof...(N) - 2);
    Drawing drawing;
    for (std::size_t i = 0; i < w.count; ++i) {
        if (i > 0 && i % matrix == 0) drawing.push_back({"\n"});
        print(drawing, w.ravel[i]);
        const bool last = (i + 1) % columns == 0;
        if (last || !gap.empty()) drawing.push_back({last ? "\n" : std::string(gap)});
    }
    return drawing;
}

}  // namespace trundle
