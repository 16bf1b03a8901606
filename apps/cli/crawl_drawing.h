// A crawl over a board, drawn with letters.
#pragma once

#include <trundle/crawl.h>

#include "input.h"

namespace trundle::cli {

// Each cell shows the number of the move that came to it last, the start an S and the end an arrow where F points.
std::string drawing(const Board& board, Pose start, std::span<const Move> moves);

}  // namespace trundle::cli
