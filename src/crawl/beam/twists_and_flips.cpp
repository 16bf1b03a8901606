#include "crawl/beam/twists_and_flips.h"

namespace trundle {

TwistsAndFlips::TwistsAndFlips(std::span<const Successors::Row> twists, std::span<const Successors::Row> flips) {
    constexpr std::uint8_t far = 0xff;
    distances_.assign(twist_count * flip_count, far);
    distances_[0] = 0;
    std::vector<std::uint32_t> queue{0};
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const std::size_t from = queue[i];
        const Successors::Row& twist = twists[from / flip_count];
        const Successors::Row& flip = flips[from % flip_count];
        for (std::size_t move = 0; move < twist.size(); ++move) {
            const std::size_t to = twist[move] * flip_count + flip[move];
            if (distances_[to] != far) continue;
            distances_[to] = static_cast<std::uint8_t>(distances_[from] + 1);
            queue.push_back(static_cast<std::uint32_t>(to));
        }
    }
}

}  // namespace trundle
