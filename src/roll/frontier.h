// Breadth-first search of a maze, all ways to stand on a square at once. Each square has 12 bits of ways already seen
// and 12 bits of ways met at the present depth; squares of the present depth are listed, so empty ones cost nothing.
// What may never be (blocked squares, the wrong label on top) counts as seen from the start.
#pragma once

#include <trundle/maze.h>
#include <algorithm>
#include <bit>
#include <utility>

#include "base/memory.h"
#include "roll/label_rules.h"
#include "roll/maze_index.h"

namespace trundle {

class Frontier {
public:
    static Result<Frontier> open(const Maze& maze, const Work& work) {
        Frontier frontier(maze);
        const MazeIndex& index = frontier.index_;
        if (std::optional<Error> error = reserve(frontier.spots_, index.count(), work)) return *std::move(error);
        std::array<std::array<std::uint64_t, 8>, 2> squares{};  // by parity and label
        for (std::size_t row = 0; row < index.count(); row += index.stride()) {
            if (work.is_stopped()) return stopped_error("before the first roll");
            frontier.spots_.resize(row + index.stride());
            std::size_t parity = parity_on(maze, index.square(row));
            for (std::size_t i = row; i < row + index.stride(); ++i, parity ^= 1) {
                const auto label = static_cast<std::size_t>(index.label(i));
                frontier.spots_[i].seen = frontier.labels_.never[parity][label];
                ++squares[parity][label];
            }
        }
        bool has_labels = false;
        for (std::size_t parity = 0; parity < 2; ++parity)
            for (std::size_t label = 0; label < 8; ++label) {
                frontier.never_ += squares[parity][label] *
                                   static_cast<std::uint64_t>(std::popcount(frontier.labels_.never[parity][label]));
                has_labels = has_labels || (label > 0 && label < Maze::blocked && squares[parity][label] > 0);
            }
        frontier.label_before_ = has_labels && maze.rules.labels == MazeRules::Labels::before;

        Spot& start = frontier.spots_[index.of(maze.start)];
        start.front = standing.bit(maze.die);
        if (!maze.rules.leave_start) start.seen |= start.front;
        if (may_not_return(maze)) {
            frontier.never_ +=
                static_cast<std::uint64_t>(std::popcount(static_cast<Ways>(all_ways_to_stand & ~start.seen)));
            start.seen = all_ways_to_stand;
        }
        frontier.squares_.push_back(static_cast<std::uint32_t>(index.of(maze.start)));
        return frontier;
    }

    const std::vector<std::uint32_t>& squares() const { return squares_; }  // of the present depth
    Ways ways(std::size_t square) const { return spots_[square].front; }
    std::int64_t depth() const { return depth_; }

    // One roll further, and the walks do not go on from targets unless the rules say so. An error when it was stopped
    // or there is no memory.
    std::optional<Error> advance(const Work& work) {
        if (work.is_stopped()) return stopped_error("after " + std::to_string(depth_) + " rolls without a walk");
        if (std::optional<Error> error = reserve(next_, 4 * squares_.size(), work)) return error;
        if (maze_.has_walls()) label_before_ ? advance_all<true, true>() : advance_all<true, false>();
        else label_before_ ? advance_all<false, true>() : advance_all<false, false>();
        return {};
    }

    // The rolls that led to a way to stand at the present depth.
    std::string path_to(std::size_t square, Ways way) const {
        std::string path(static_cast<std::size_t>(depth_), ' ');
        Rotation die =
            standing.rotation(parity_on(maze_, index_.square(square)), static_cast<std::size_t>(std::countr_zero(way)));
        for (std::size_t i = path.size(); i-- > 0;) {
            const Spot& spot = spots_[square];
            const Ways bit = standing.bit(die);
            const Way last = all_ways[(spot.came[0] & bit ? 1U : 0U) + (spot.came[1] & bit ? 2U : 0U)];
            path[i] = letter_of(last);
            square += index_.step(opposite(last));
            die = rolled(die, opposite(last));
        }
        return path;
    }

    std::uint64_t count_seen() const {
        std::uint64_t seen = 0;
        for (const Spot& spot : spots_) seen += static_cast<std::uint64_t>(std::popcount(spot.seen));
        return std::max<std::uint64_t>(seen - never_, 1);  // the start, if its own square's label or the rules hide it
    }

private:
    explicit Frontier(const Maze& maze) : maze_(maze), index_(maze), labels_(maze.rules) {}

    struct Spot {
        Ways seen = 0;
        Ways front = 0;
        std::array<Ways, 2> came{};  // the last roll to each way to stand, a number of two bits
    };

    template <bool with_walls, bool label_before>
    void advance_all() {
        const std::array<std::size_t, 4> steps{index_.step(Way::N), index_.step(Way::E), index_.step(Way::S),
                                               index_.step(Way::W)};
        const bool may_pass = maze_.rules.pass_targets;
        const std::size_t parity = squares_.empty() ? 0 : parity_on(maze_, index_.square(squares_[0]));
        const std::array<Ways, 8>& may_enter = labels_.may_enter[parity];

        next_.clear();
        for (const std::uint32_t square : squares_) {
            const Ways front = std::exchange(spots_[square].front, Ways{0});
            if (!may_pass && depth_ > 0 && index_.is_target(square)) continue;
            for (std::size_t way = 0; way < 4; ++way) {
                const std::size_t to = square + steps[way];
                Ways ways = front;
                if constexpr (with_walls)
                    if (index_.has_wall(square, all_ways[way])) continue;
                if constexpr (label_before) ways &= may_enter[static_cast<std::size_t>(index_.label(to))];
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

    const Maze& maze_;
    MazeIndex index_;
    LabelRules labels_;
    std::vector<Spot> spots_;
    std::vector<std::uint32_t> squares_;
    std::vector<std::uint32_t> next_;
    std::int64_t depth_ = 0;
    std::uint64_t never_ = 0;  // bits that are seen from the start
    bool label_before_ = false;
};

// How many walks are as short as the shortest: the sums over all ways into each state, one depth after the other.
// Fills in answer.walks and more_walks for walks of `length` rolls that end on a target in one of `goal[parity]`.
std::optional<Error> count_walks(const Maze& maze, std::int64_t length, const std::array<Ways, 2>& goal,
                                 const Work& work, MazeAnswer& answer);

}  // namespace trundle
