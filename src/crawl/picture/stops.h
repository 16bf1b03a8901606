// A crawl as one sees it from above: stops on cells, and the spins done on each.
#pragma once

#include <trundle/crawl_picture.h>
#include <algorithm>

namespace trundle {

struct Stop {
    Pose pose;                // after the spins
    std::size_t arrival = 0;  // the number of the move that came here, from 1; 0 for the start
    Moves spins;
};

// The cells that are drawn, both corners included.
struct Window {
    Cell low, high;

    int width() const { return high.x - low.x + 1; }
    int height() const { return high.z - low.z + 1; }
    std::size_t index(Cell cell) const { return static_cast<std::size_t>((cell.z - low.z) * width() + cell.x - low.x); }
    std::size_t size() const { return static_cast<std::size_t>(width() * height()); }
};

inline std::vector<Stop> stops_of(Pose start, std::span<const Move> moves) {
    std::vector<Stop> stops{{start, 0, {}}};
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Pose pose = after(World{{}, stops.back().pose}, moves[i]).pose;
        if (moves[i].steps()) stops.push_back({pose, i + 1, {}});
        else stops.back().pose = pose, stops.back().spins.push_back(moves[i]);
    }
    return stops;
}

inline Window window_of(const Board& board, std::span<const Stop> stops) {
    Window walk{stops[0].pose.cell, stops[0].pose.cell};
    for (const Stop& stop : stops) {
        const Cell cell = stop.pose.cell;
        walk.low = {std::min(walk.low.x, cell.x), std::min(walk.low.z, cell.z)};
        walk.high = {std::max(walk.high.x, cell.x), std::max(walk.high.z, cell.z)};
    }
    // A small board as a whole; of a large one a cell around the walk, if there is one.
    const auto widen = [&](int& low, int& high, int side) {
        constexpr int around = 1;
        const bool is_whole = !board.is_unbounded() && side <= max_drawn_side;
        const int first = is_whole ? 0 : low - around;
        const int last = is_whole ? side - 1 : high + around;
        low = std::min(low, board.is_unbounded() ? first : std::max(first, 0));
        high = std::max(high, board.is_unbounded() ? last : std::min(last, side - 1));
    };
    widen(walk.low.x, walk.high.x, board.width());
    widen(walk.low.z, walk.high.z, board.height());
    return walk;
}

}  // namespace trundle
