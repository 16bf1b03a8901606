// A result of god run as people read it.
#pragma once

#include <trundle/god.h>

#include "frame/words.h"

namespace trundle::cli {

inline std::string told(const GodResult& result) {
    return std::to_string(result.line) + " " +
           (result.left == 0 ? "within " + std::to_string(result.within)
                             : "leaves " + std::to_string(result.left) + " within " + std::to_string(result.within));
}

inline std::string told_unproven(std::size_t lines) {
    return counted(lines, "line leaves cubes: it proves", "lines leave cubes: they prove") + " nothing yet";
}

}  // namespace trundle::cli
