// A beam search: level by level, of all crawls only the most promising go on. Promising is a small sum of the cubes of
// the tables' distances (a large distance in one table weighs more than middling ones in all). It ends when one of them
// lands among the crawls near the goal, which are all known.
#pragma once

#include "crawl/crawl_bound.h"
#include "crawl/walks.h"

namespace trundle {

class Beam {
public:
    // `landing`: crawls walked backwards from the poses in which the crawl may end.
    Beam(const CrawlBound& bound, const Rules& rules, const Walks& landing)
        : bound_(bound), rules_(rules), landing_(landing) {}

    struct Start {
        CrawlBound::State state;
        BoardPoses::Number pose;
    };
    using Stop = std::function<bool()>;

    // A crawl of fewer than `limit` moves from one of the starts, with at most `width` crawls a level.
    std::optional<std::vector<std::uint8_t>> search(std::span<const Start> starts, std::size_t width, int limit,
                                                    const Stop& stop);

    std::uint64_t nodes() const { return nodes_; }

private:
    struct Node {
        CrawlBound::State state;
        Poses::State pose;
        Step last;
        std::uint32_t parent;
    };
    struct Trace {
        std::uint32_t parent;
        std::uint8_t move;
    };

    void expand(const Node& node, std::uint32_t number);
    void select(std::size_t width);
    std::optional<std::vector<std::uint8_t>> land(std::size_t level, int limit) const;
    int score_of(const Node& node) const;

    const CrawlBound& bound_;
    const Rules& rules_;
    const Walks& landing_;
    std::vector<Node> here_, next_;
    std::vector<std::vector<Trace>> traces_;  // level by level, how each node was reached
    std::vector<std::uint32_t> scores_;
    std::vector<std::uint64_t> taken_;  // hashes of the nodes of a level
    std::uint64_t nodes_ = 0;
};

}  // namespace trundle
