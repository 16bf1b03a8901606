#include "roll/frontier.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace trundle {

Frontier::Frontier(const Maze& maze) : maze_(maze), labels_(maze.rules), spots_(maze.square_count()) {
    bool has_labels = false;
    for (std::size_t row = 0; row < spots_.size(); row += maze.stride()) {
        std::size_t parity = parity_on(maze, row);
        for (std::size_t i = row; i < row + maze.stride(); ++i, parity ^= 1) {
            const auto label = static_cast<std::size_t>(maze.label(i));
            spots_[i].seen = labels_.never[parity][label];
            never_ += static_cast<std::uint64_t>(std::popcount(spots_[i].seen));
            has_labels = has_labels || (label > 0 && label < Maze::blocked);
        }
    }
    label_before_ = has_labels && maze.rules.labels == MazeRules::Labels::before;

    const std::size_t start = maze.index(maze.start);
    spots_[start].front = standing.bit(maze.die);
    if (!maze.rules.leave_start) spots_[start].seen |= spots_[start].front;
    squares_.push_back(static_cast<std::uint32_t>(start));
}

void Frontier::advance() {
    if (maze_.has_walls()) label_before_ ? advance_all<true, true>() : advance_all<true, false>();
    else label_before_ ? advance_all<false, true>() : advance_all<false, false>();
}

template <bool with_walls, bool label_before>
void Frontier::advance_all() {
    const std::array<std::size_t, 4> steps{maze_.step(Way::N), maze_.step(Way::E), maze_.step(Way::S),
                                           maze_.step(Way::W)};
    const bool may_pass = maze_.rules.pass_targets;
    const bool leaving = depth_ == 0 && maze_.rules.leave_start;
    const std::size_t parity = squares_.empty() ? 0 : parity_on(maze_, squares_[0]);
    const std::array<Ways, 8>& may_enter = labels_.may_enter[parity];

    next_.clear();
    for (const std::uint32_t square : squares_) {
        const Ways front = std::exchange(spots_[square].front, Ways{0});
        if (!may_pass && maze_.is_target(std::size_t{square}) && !leaving) continue;
        for (std::size_t way = 0; way < 4; ++way) {
            const std::size_t to = square + steps[way];
            Ways ways = front;
            if constexpr (with_walls)
                if (maze_.has_wall(std::size_t{square}, all_ways[way])) continue;
            if constexpr (label_before) ways &= may_enter[static_cast<std::size_t>(maze_.label(to))];
            Spot& spot = spots_[to];
            const auto fresh = static_cast<Ways>(standing.rolled(parity, ways, all_ways[way]) & ~spot.seen);
            if (fresh == 0) continue;
            if (spot.front == 0) next_.push_back(static_cast<std::uint32_t>(to));
            spot.front |= fresh;
            spot.seen |= fresh;
            if (way & 1) spot.came[0] |= fresh;
            if (way & 2) spot.came[1] |= fresh;
        }
    }
    squares_.swap(next_);
    ++depth_;
}

std::string Frontier::path_to(std::size_t square, Ways way) const {
    std::string path(static_cast<std::size_t>(depth_), ' ');
    Rotation die = standing.rotation(parity_on(maze_, square), static_cast<std::size_t>(std::countr_zero(way)));
    for (std::size_t i = path.size(); i-- > 0;) {
        const Spot& spot = spots_[square];
        const Ways bit = standing.bit(die);
        const Way last = all_ways[(spot.came[0] & bit ? 1U : 0U) + (spot.came[1] & bit ? 2U : 0U)];
        path[i] = letter_of(last);
        square += maze_.step(opposite(last));
        die = rolled(die, opposite(last));
    }
    return path;
}

std::uint64_t Frontier::count_seen() const {
    std::uint64_t seen = 0;
    for (const Spot& spot : spots_) seen += static_cast<std::uint64_t>(std::popcount(spot.seen));
    return std::max<std::uint64_t>(seen - never_, 1);  // the start, if its own square's label or the rules hide it
}

}  // namespace trundle
