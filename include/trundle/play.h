// A play: which moves there are. Its moves are said in the frame of the cube, where a move is always the same turn:
// a search then sees a cube with fixed centres and, beside it, a pose.
#pragma once

#include <trundle/move.h>
#include <optional>
#include <string_view>

namespace trundle {

enum class Play : std::uint8_t {
    face,      // 18 face turns: the half turn metric, htm
    quarter,   // 12 quarter turns: qtm
    slice,     // 27 layers, of faces and slices: stm
    crawler,   // 8
    crawler6,  // 6
};

inline constexpr std::array all_plays{Play::face, Play::quarter, Play::slice, Play::crawler, Play::crawler6};

std::string_view name_of(Play play);
std::optional<Play> play_of(std::string_view name);           // "face"
std::optional<Play> play_of_metric(std::string_view metric);  // "htm", "qtm" or "stm"

std::span<const Move> moves_of(Play play);

}  // namespace trundle
