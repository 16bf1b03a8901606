#include "tables/coordinates/corner_groups.h"

#include <algorithm>
#include <bit>
#include <map>

namespace trundle {
namespace {

// The same for all sets that these groups do not tell apart.
CornerSets normal(CornerGroups groups, unsigned up, unsigned even) {
    if (groups != CornerGroups::layers) up = std::min(up, 255 - up);
    const auto one_pair = [even](unsigned layer) { return std::min(even & layer, ~even & layer); };
    const unsigned pairs = groups == CornerGroups::diagonals ? one_pair(up) | one_pair(255 - up) : 0;
    return static_cast<CornerSets>(up | pairs << 8);
}

}  // namespace

CornerSets corner_sets_of(const Cube& cube) {
    unsigned sets = 0;
    for (int place = 0; place < corner_count; ++place) sets |= sets_with(cube.corner(place).id, place);
    return static_cast<CornerSets>(sets);
}

CornerGrouping::CornerGrouping(CornerGroups groups) {
    std::map<CornerSets, std::uint16_t> numbers;
    std::uint8_t first = 0;
    for (unsigned up = 0; up < 256; ++up) {
        if (std::popcount(up) != 4) continue;
        first_[up] = first++;
        for (unsigned even = 0; even < 256; ++even) {
            if (std::popcount(even & up) != 2 || std::popcount(even & ~up) != 2) continue;
            const auto [at, is_new] =
                numbers.try_emplace(normal(groups, up, even), static_cast<std::uint16_t>(sets_.size()));
            if (is_new) sets_.push_back(static_cast<CornerSets>(up | even << 8));
            number_[first_[up] * 256u + even] = at->second;
        }
    }
}

Cube CornerGrouping::cube_with(std::size_t number) const {
    std::array<std::array<std::uint8_t, 2>, 2> next{{{5, 4}, {1, 0}}};  // by layer and pair
    Cube cube;
    for (int place = 0; place < corner_count; ++place) {
        std::uint8_t& corner = next[sets_[number] >> place & 1][sets_[number] >> (place + 8) & 1];
        cube.set_corner(place, {corner, 0});
        corner += 2;
    }
    return cube;
}

const CornerGrouping& grouping_of(CornerGroups groups) {
    static const std::array<CornerGrouping, 3> all{CornerGrouping(CornerGroups::split),
                                                   CornerGrouping(CornerGroups::layers),
                                                   CornerGrouping(CornerGroups::diagonals)};
    return all[static_cast<std::size_t>(groups)];
}

}  // namespace trundle
