#include "solve/ball/ball.h"

#include <bit>

namespace trundle {

std::array<BallSize, 3> balls_of(Play play) {
    switch (play) {
        case Play::face:
            return {{{4, 6}, {6, 10}, {7, 11, true}}};
        case Play::quarter:
            return {{{5, 7}, {7, 12}, {8, 13, true}}};
        default:
            return {{{3, 5}, {5, 9}, {6, 10, true}}};
    }
}

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
