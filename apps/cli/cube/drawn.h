// How a cube is to be drawn: which form, laid out how, seen from where.
#pragma once

#include <trundle/represent.h>

#include "frame/request.h"

namespace trundle::cli {

struct Drawn {
    std::string form;
    ArrayLayout layout = ArrayLayout::paper;
    std::optional<Perspective> perspective{};
    bool colour = false;
};

Result<Drawn> read_drawn(const Request& request);

}  // namespace trundle::cli
