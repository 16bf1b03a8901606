// A cube as an answer: drawn in one of many forms, and described for programs. For show and apl.
#pragma once

#include "frame/input.h"

namespace trundle::cli {

inline constexpr Option as_option{
    "--as", "net|facelets|stickers|svg|cycles|indices|numeric|local|composite|visual|vector|4d|nested|ragged",
    "what to draw (default: net)"};
inline constexpr Option layout_option{"--layout", "paper|plain|side",
                                      "arrays: as printed, without expanding blanks, or side by side"};
inline constexpr Option view_option{"--view", "LATITUDE,LONGITUDE",
                                    "svg: in perspective, from so many degrees above and right of the front"};
inline constexpr Option only_option{"--only", "PARTS", "svg: some of U,R,F,D,L,B,corners,edges,centres"};
inline constexpr Option trace_option{"--trace", "", "draw the cube after every move"};

// The moves done to a cube.
Result<Answer> shown(const Request& request, const World& start, const Reading& path);

}  // namespace trundle::cli
