// A beam search to a first answer: level by level, only the most promising sequences go on. It proves nothing, but it
// finds a way through groups that are much too large for iterative deepening.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "solve/part/part_bound_kernel.h"

namespace trundle {

class PartBeam {
public:
    PartBeam(const Rules& rules, const PartBound& bound) : rules_(rules), bound_(bound) {}

    // Indices of at most `limit` moves to the goal, with at most `width` sequences a level; nothing if none was found.
    std::optional<std::vector<std::uint8_t>> search(const PartBound::State& start, std::size_t width, int limit,
                                                    const std::function<bool()>& is_over) const;

private:
    struct Node {
        PartBound::State state;
        Step last{};
        std::uint32_t parent = 0;
    };

    std::vector<Node> children_of(const std::vector<Node>& level, int room, const std::function<bool()>& is_over) const;
    void keep_best(std::vector<Node>& level, std::size_t width) const;

    const Rules& rules_;
    const PartBound& bound_;
};

}  // namespace trundle
