// The unfolded cube in text:
//
//          U U U
//          U U U
//          U U U
//   L L L  F F F  R R R  B B B
//   ...
//          D D D
#pragma once

#include <trundle/face.h>
#include <array>
#include <optional>
#include <string>

namespace trundle {

// row_of(face, row) draws a row of a face as `width` characters.
template <class RowOf>
std::string unfolded(std::size_t width, const std::string& gap, RowOf row_of) {
    constexpr std::array<std::array<std::optional<Face>, 4>, 3> blocks{{
        {std::nullopt, Face::U},
        {Face::L, Face::F, Face::R, Face::B},
        {std::nullopt, Face::D},
    }};
    std::string text;
    for (const auto& line : blocks)
        for (std::size_t row = 0; row < 3; ++row) {
            for (std::size_t i = 0; i < line.size() && (line[i] || i == 0); ++i)
                text += gap + (line[i] ? row_of(*line[i], row) : std::string(width, ' '));
            text += '\n';
        }
    return text;
}

}  // namespace trundle
