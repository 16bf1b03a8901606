#include "solve/optimize/ball.h"

#include <bit>

namespace trundle {

Ball::Ball(Play play, Standing standing, int radius, const Work& work)
    : standing_(standing), radius_(radius), relabelings_(play) {
    Breadth breadth(play, standing);
    std::vector<PackedConfiguration> all;
    for (int depth = 0;; ++depth) {
        for (const auto& part : breadth.parts())
            for (PackedConfiguration packed : part) {
                packed.edges |= static_cast<std::uint64_t>(depth) << depth_shift;
                all.push_back(packed);
            }
        if (depth == radius || !breadth.advance(work)) break;
    }
    slots_.resize(std::bit_ceil(all.size() * 2));
    for (const PackedConfiguration& packed : all) {
        PackedConfiguration key = packed;
        key.edges &= ~(~0ull << depth_shift);
        std::size_t slot = key.hash() & (slots_.size() - 1);
        while (slots_[slot].corners != 0) slot = (slot + 1) & (slots_.size() - 1);
        slots_[slot] = packed;
    }
}

int Ball::distance_of(const Configuration& configuration) const {
    const PackedConfiguration key = relabelings_.representative(configuration);
    for (std::size_t slot = key.hash() & (slots_.size() - 1);; slot = (slot + 1) & (slots_.size() - 1)) {
        const PackedConfiguration& packed = slots_[slot];
        if (packed.corners == 0) return radius_ + 1;
        if (packed.corners == key.corners && (packed.edges ^ key.edges) << (64 - depth_shift) == 0)
            return static_cast<int>(packed.edges >> depth_shift);
    }
}

}  // namespace trundle
