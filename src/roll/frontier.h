// Breadth-first search of a maze, all ways to stand on a square at once. Each square has 12 bits of ways already seen
// and 12 bits of ways met at the present depth; squares of the present depth are listed, so empty ones cost nothing.
// What may never be (blocked squares, the wrong label on top) counts as seen from the start.
#pragma once

#include <trundle/maze.h>

#include "roll/label_rules.h"

namespace trundle {

class Frontier {
public:
    explicit Frontier(const Maze& maze);

    const std::vector<std::uint32_t>& squares() const { return squares_; }  // of the present depth
    Ways ways(std::size_t square) const { return spots_[square].front; }
    std::int64_t depth() const { return depth_; }

    // One roll further, and the walks do not go on from targets unless the rules say so.
    void advance();

    // The rolls that led to a way to stand at the present depth.
    std::string path_to(std::size_t square, Ways way) const;

    std::uint64_t count_seen() const;

private:
    struct Spot {
        Ways seen = 0;
        Ways front = 0;
        std::array<Ways, 2> came{};  // the last roll to each way to stand, a number of two bits
    };

    template <bool with_walls, bool label_before>
    void advance_all();

    const Maze& maze_;
    LabelRules labels_;
    std::vector<Spot> spots_;
    std::vector<std::uint32_t> squares_;
    std::vector<std::uint32_t> next_;
    std::int64_t depth_ = 0;
    std::uint64_t never_ = 0;  // bits that are seen from the start
    bool label_before_ = false;
};

}  // namespace trundle
