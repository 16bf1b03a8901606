// Small tables, made in a moment: how far each value of a coordinate is from home, a byte each.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace trundle {

// `next(value, move)` is where a move leads, `length(move)` what it costs.
template <class Next, class Length>
std::vector<std::uint8_t> distances(std::size_t count, std::size_t home, std::size_t moves, Next next, Length length) {
    std::vector<std::uint8_t> distance(count, 0xff);
    distance[home] = 0;
    int farthest = 0;
    for (int now = 0; now <= farthest; ++now)
        for (std::size_t value = 0; value < count; ++value) {
            if (distance[value] != now) continue;
            for (std::size_t move = 0; move < moves; ++move) {
                std::uint8_t& there = distance[next(value, move)];
                there = std::min(there, static_cast<std::uint8_t>(now + length(move)));
                farthest = std::max<int>(farthest, there);
            }
        }
    return distance;
}

}  // namespace trundle
