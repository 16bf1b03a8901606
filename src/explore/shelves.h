// Classes of configurations stand on shelves, by their hash. A shelf has one owner among the peers, is sorted in a
// moment, and is found in a file without reading the rest: so any number of peers can go on with what another number
// left.
#pragma once

#include <memory>

#include "search/neighbours.h"

namespace trundle {

inline constexpr std::size_t shelf_bits = 15;  // a thousand peers differ by 1 in 33 shelves
inline constexpr std::size_t shelf_count = std::size_t{1} << shelf_bits;
inline std::size_t shelf_of(const PackedConfiguration& packed) { return packed.hash() >> (64 - shelf_bits); }

// The shelves of one of `count` peers.
struct Shelves {
    std::size_t first = 0;
    std::size_t end = shelf_count;

    std::size_t size() const { return end - first; }
    static Shelves of(int rank, int count) {
        const auto cut = [&](int at) {
            return static_cast<std::size_t>(at) * shelf_count / static_cast<std::size_t>(count);
        };
        return {cut(rank), cut(rank + 1)};
    }
    static std::size_t owner_of(std::size_t shelf, int count) {  // the last rank whose shelves begin there or below
        return ((shelf + 1) * static_cast<std::size_t>(count) - 1) / shelf_count;
    }
};

// What stands on some shelves.
struct Run {
    std::vector<std::span<const PackedConfiguration>> shelves;
    std::vector<std::shared_ptr<const void>> keepers;  // of the memory or the mapped files that hold it

    std::size_t size() const {
        std::size_t sum = 0;
        for (const auto& shelf : shelves) sum += shelf.size();
        return sum;
    }
};

// Brings the packed into the order of their boxes, in place: each goes where its box has the next free place, and what
// was there is taken up in its stead. Returns where each box begins, and the end.
template <class BoxOf>
std::vector<std::size_t> put_in_boxes(std::span<PackedConfiguration> all, std::size_t boxes, const BoxOf& box_of) {
    std::vector<std::size_t> begin(boxes + 1);
    for (const PackedConfiguration& packed : all) ++begin[box_of(packed) + 1];
    for (std::size_t box = 0; box < boxes; ++box) begin[box + 1] += begin[box];
    std::vector<std::size_t> free(begin.begin(), begin.end() - 1);
    for (std::size_t box = 0; box < boxes; ++box)
        while (free[box] < begin[box + 1]) {
            PackedConfiguration& here = all[free[box]];
            const std::size_t home = box_of(here);
            if (home == box) ++free[box];
            else std::swap(here, all[free[home]++]);
        }
    return begin;
}

// The same with shelves as boxes. First by groups of them: the places that are written to at a time then fit in the
// cache.
inline std::vector<std::size_t> put_on_shelves(std::span<PackedConfiguration> all) {
    constexpr std::size_t group_size = 128;
    const std::vector<std::size_t> groups =
        put_in_boxes(all, shelf_count / group_size, [](const auto& packed) { return shelf_of(packed) / group_size; });
    std::vector<std::size_t> begin;
    begin.reserve(shelf_count + 1);
    for (std::size_t group = 0; group + 1 < groups.size(); ++group) {
        const std::vector<std::size_t> shelves =
            put_in_boxes(all.subspan(groups[group], groups[group + 1] - groups[group]), group_size,
                         [](const auto& packed) { return shelf_of(packed) % group_size; });
        for (std::size_t shelf = 0; shelf < group_size; ++shelf) begin.push_back(groups[group] + shelves[shelf]);
    }
    begin.push_back(all.size());
    return begin;
}

}  // namespace trundle
