// Breadth-first search of a maze, all ways to stand on a square at once. Each square has 12 bits of ways already seen
// and 12 bits of ways met at the present depth; squares of the present depth are listed, so empty ones cost nothing.
// What may never be (blocked squares, the wrong label on top) counts as seen from the start.
#pragma once

#include <trundle/maze.h>

#include "roll/label_rules.h"
#include "roll/maze_index.h"

namespace trundle {

class Frontier {
public:
    static Result<Frontier> open(const Maze& maze, const Work& work);

    const std::vector<std::uint32_t>& squares() const { return squares_; }  // of the present depth
    Ways ways(std::size_t square) const { return spots_[square].front; }
    std::int64_t depth() const { return depth_; }

    // One roll further, and the walks do not go on from targets unless the rules say so. An error when it was stopped
    // or there is no memory.
    std::optional<Error> advance(const Work& work);

    // The rolls that led to a way to stand at the present depth.
    std::string path_to(std::size_t square, Ways way) const;

    std::uint64_t count_seen() const;

private:
    explicit Frontier(const Maze& maze) : maze_(maze), index_(maze), labels_(maze.rules) {}

    struct Spot {
        Ways seen = 0;
        Ways front = 0;
        std::array<Ways, 2> came{};  // the last roll to each way to stand, a number of two bits
    };

    template <bool with_walls, bool label_before>
    void advance_all();

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
