#include "crawl/stops.h"

#include <algorithm>

namespace trundle {

std::vector<Stop> stops_of(Pose start, std::span<const Move> moves) {
    std::vector<Stop> stops{{start, 0, {}}};
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Pose pose = after(World{{}, stops.back().pose}, moves[i]).pose;
        if (moves[i].steps()) stops.push_back({pose, i + 1, {}});
        else stops.back().pose = pose, stops.back().spins.push_back(moves[i]);
    }
    return stops;
}

Window window_of(const Board& board, std::span<const Stop> stops) {
    constexpr int around = 1;
    Window window{stops[0].pose.cell, stops[0].pose.cell};
    for (const Stop& stop : stops) {
        const Cell cell = stop.pose.cell;
        window.low = {std::min(window.low.x, cell.x - around), std::min(window.low.z, cell.z - around)};
        window.high = {std::max(window.high.x, cell.x + around), std::max(window.high.z, cell.z + around)};
    }
    if (board.is_unbounded()) return window;
    const auto clip = [](int& low, int& high, int side) {
        low = side <= max_drawn_side ? 0 : std::max(low, 0);
        high = side <= max_drawn_side ? side - 1 : std::min(high, side - 1);
    };
    clip(window.low.x, window.high.x, board.width());
    clip(window.low.z, window.high.z, board.height());
    return window;
}

}  // namespace trundle
