// Chance on the command line: a given seed repeats a result, otherwise each call differs.
#pragma once

#include <random>

#include "frame/command.h"

namespace trundle::cli {

inline constexpr Option seed_option{"--seed", "N", "repeat a result: the same number gives the same one"};

inline Result<std::uint64_t> read_seed(const Request& request) {
    if (!request.has("--seed")) {
        std::random_device device;
        return std::uint64_t{device()} << 32 | device();
    }
    const Result<std::int64_t> number = request.number("--seed", 0, 0, INT64_MAX);
    if (!number) return number.error();
    return static_cast<std::uint64_t>(*number);
}

}  // namespace trundle::cli
