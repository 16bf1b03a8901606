// A crawl as one sees it from above: stops on cells, and the spins done on each.
#pragma once

#include <trundle/crawl_picture.h>

namespace trundle {

struct Stop {
    Pose pose;                // after the spins
    std::size_t arrival = 0;  // the number of the move that came here, from 1; 0 for the start
    Moves spins;
};

std::vector<Stop> stops_of(Pose start, std::span<const Move> moves);

// The cells that are drawn, both corners included.
struct Window {
    Cell low, high;

    int width() const { return high.x - low.x + 1; }
    int height() const { return high.z - low.z + 1; }
    std::size_t index(Cell cell) const { return static_cast<std::size_t>((cell.z - low.z) * width() + cell.x - low.x); }
    std::size_t size() const { return static_cast<std::size_t>(width() * height()); }
};

Window window_of(const Board& board, std::span<const Stop> stops);

}  // namespace trundle
