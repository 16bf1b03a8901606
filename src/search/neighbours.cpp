#include "search/neighbours.h"

#include <algorithm>

namespace trundle {

void Neighbours::append(std::span<const PackedConfiguration> of, PackedClasses& to, const Work& work) const {
    to.reserve(to.size() + of.size() * each());
    for (std::size_t i = 0; i < of.size(); ++i) {
        if (i % 256 == 0 && work.is_stopped()) return;
        const Configuration from = unpacked(of[i]);
        for (Move move : moves_of(play_)) to.push_back(class_of(after(from, move, standing_)));
    }
}

std::uint64_t Neighbours::states(std::span<const PackedConfiguration> of) const {
    std::uint64_t sum = 0;
    for (const PackedConfiguration& packed : of) sum += states(packed);
    return sum;
}

void keep_new(PackedClasses& next, std::initializer_list<std::span<const PackedConfiguration>> known) {
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    for (const std::span<const PackedConfiguration> level : known) {
        auto at = level.begin();
        std::erase_if(next, [&](const PackedConfiguration& packed) {
            at = std::lower_bound(at, level.end(), packed);
            return at != level.end() && *at == packed;
        });
    }
}

}  // namespace trundle
