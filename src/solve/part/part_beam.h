// A beam search to a first answer: level by level, only the most promising sequences go on. It proves nothing, but it
// finds a way through groups that are much too large for iterative deepening. Unlike the crawler's beam, which is all
// about waiting for large tables and landing near home, it has small tables and may end anywhere: they share their
// traces, and nothing that would make either simpler.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "solve/part/part_bound_kernel.h"

namespace trundle {

class PartBeam {
public:
    using IsOver = std::function<bool(std::uint64_t nodes)>;  // asked after so many more

    PartBeam(const Rules& rules, const PartBound& bound) : rules_(rules), bound_(bound) {}

    // Indices of at most `limit` moves to the goal, with at most `width` sequences a level; nothing if none was found.
    std::optional<std::vector<std::uint8_t>> search(const PartBound::State& start, std::size_t width, int limit,
                                                    const IsOver& is_over) const;

private:
    struct Node {
        PartBound::State state;
        Step last{};
        std::uint32_t parent = 0;
    };

    // Nothing if it is over.
    std::vector<Node> children_of(const std::vector<Node>& level, int room, const IsOver& is_over) const;
    std::vector<Node> best_of(const std::vector<Node>& level, std::size_t width, const IsOver& is_over) const;

    const Rules& rules_;
    const PartBound& bound_;
};

}  // namespace trundle
