// Chance on the command line: a given seed repeats a result, otherwise each call differs.
#pragma once

#include <random>

#include "frame/request.h"

namespace trundle::cli {

inline constexpr Option seed_option{"--seed", "N", "repeat a result: the same number gives the same one", 0, INT64_MAX};

inline std::uint64_t seed_of(const Request& request) {
    if (request.has("--seed")) return static_cast<std::uint64_t>(request.number("--seed", 0));
    std::random_device device;
    return std::uint64_t{device()} << 32 | device();
}

}  // namespace trundle::cli
