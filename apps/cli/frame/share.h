// --part I/N: the lines of one of N processes that share a list and need not talk.
#pragma once

#include "frame/request.h"

namespace trundle::cli {

inline constexpr Option part_option{"--part", "I/N", "only every N-th line, beginning with line I"};

struct Share {
    std::size_t index = 1;  // 1 .. count
    std::size_t count = 1;

    bool has(std::size_t line) const { return line % count == index % count; }  // line: 1 ..
};

Result<Share> read_share(const Request& request);  // all lines if none is asked for

}  // namespace trundle::cli
