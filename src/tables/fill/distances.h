// Small tables, made in a moment: how far each value of a coordinate is from home, a byte each.
#pragma once

#include <cstdint>
#include <vector>

namespace trundle {

// `next(value, move)` is where a move leads, `length(move)` what it costs: 1 or 2. With each move there is its inverse,
// as long: while most values are unknown, known ones tell their neighbours; later unknown ones ask theirs.
template <class Next, class Length>
std::vector<std::uint8_t> distances(std::size_t count, std::size_t home, std::size_t moves, Next next, Length length) {
    constexpr int longest = 2;
    constexpr std::uint8_t unknown = 0xff;
    std::vector<std::uint8_t> distance(count, unknown);
    distance[home] = 0;
    std::size_t known = 1;
    int last = 0;  // the farthest known
    const auto set = [&](std::size_t value, int now) {
        distance[value] = static_cast<std::uint8_t>(now);
        ++known;
        last = now;
    };
    const auto tell = [&](std::size_t value, int now) {
        for (std::size_t move = 0; move < moves; ++move)
            if (distance[value] + length(move) == now && distance[next(value, move)] == unknown)
                set(next(value, move), now);
    };
    const auto ask = [&](std::size_t value, int now) {
        for (std::size_t move = 0; move < moves; ++move)
            if (distance[next(value, move)] + length(move) == now) return set(value, now);
    };
    for (int now = 1; now <= last + longest && known < count; ++now) {
        const bool are_few_known = known < count / 4;
        for (std::size_t value = 0; value < count; ++value) {
            const int there = distance[value];
            if (are_few_known && there < now && there + longest >= now) tell(value, now);
            if (!are_few_known && there == unknown) ask(value, now);
        }
    }
    return distance;
}

}  // namespace trundle
