// How many there are at each depth, as bars: as long as the number has digits, for they grow by powers.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "frame/command.h"

namespace trundle::cli {

struct DepthBar {
    int depth = 0;
    std::uint64_t count = 0;
    bool is_exact = true;  // else at most so many moves are needed: drawn paler
};

inline constexpr Option bars_option{"--as", "text|svg", "lines of numbers, or a picture with a bar for each depth"};

std::string bars_svg(std::string_view title, std::span<const DepthBar> bars);

// What follows a line of numbers where a person sees it grow; else nothing.
std::string bar_text(std::uint64_t count);

}  // namespace trundle::cli
