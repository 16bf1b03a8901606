// A cube as an answer: drawn in one of many forms, and described for programs. For show and apl.
#pragma once

#include "frame/input.h"

namespace trundle::cli {

inline constexpr Option as_option{
    "--as", "net|facelets|stickers|svg|cycles|indices|numeric|local|composite|visual|vector|4d|nested",
    "what to draw (default: net)"};
inline constexpr Option trace_option{"--trace", "", "draw the cube after every move"};

// The moves done to a cube.
Result<Answer> shown(const Request& request, const World& start, const Reading& path);

}  // namespace trundle::cli
