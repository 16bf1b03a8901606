// A beam search to a first answer: level by level, only the most promising sequences go on. It proves nothing, but it
// finds a way through groups that are much too large for iterative deepening. Unlike the crawler's beam, which is all
// about waiting for large tables and landing near home, it has small tables and may end anywhere: they share their
// traces, and nothing that would make either simpler.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "search/traces.h"
#include "solve/part/part_bound_kernel.h"

namespace trundle {

class PartBeam {
public:
    using IsOver = std::function<bool(std::uint64_t nodes)>;  // asked after so many more

    PartBeam(const Rules& rules, const PartBound& bound) : rules_(rules), bound_(bound) {}

    // Indices of at most `limit` moves to the goal, with at most `width` sequences a level; nothing if none was found.
    std::optional<std::vector<std::uint8_t>> search(const PartBound::State& start, std::size_t width, int limit,
                                                    const IsOver& is_over) const {
        Traces traces;
        std::vector<Node> level{{start, {}, 0}};
        for (int room = limit; !level.empty() && bound_.score_of(level.front().state) > 0; --room) {
            if (room == 0) return {};
            level = best_of(children_of(level, room - 1, is_over), width, is_over);
            traces.begin_level();
            for (const Node& node : level) traces.add(node.parent, node.last.move);
        }
        if (level.empty()) return {};
        return traces.path_to(traces.levels(), 0);  // the best comes first
    }

private:
    struct Node {
        PartBound::State state;
        Step last{};
        std::uint32_t parent = 0;
    };

    // Nothing if it is over.
    std::vector<Node> children_of(const std::vector<Node>& level, int room, const IsOver& is_over) const {
        constexpr std::size_t between_looks = 256;
        std::vector<Node> children;
        for (std::size_t i = 0, counted = 0; i < level.size(); ++i) {
            if (i % between_looks == 0) {
                if (is_over(children.size() - counted)) return {};
                counted = children.size();
            }
            for (const Step& step : rules_.steps(level[i].last.next)) {
                Node& child = children.emplace_back();
                bound_.prepare<0>(level[i].state, step, 0, child.state);
                child.last = step;
                child.parent = static_cast<std::uint32_t>(i);
            }
        }
        std::erase_if(children, [&](const Node& child) { return bound_.lower_bound(child.state) > room; });
        return children;
    }
    // By score, and among equal ones in a fixed order. The same cube, reached in several ways, counts once.
    std::vector<Node> best_of(const std::vector<Node>& level, std::size_t width, const IsOver& is_over) const {
        std::vector<std::pair<int, std::uint32_t>> order;
        for (std::size_t i = 0; i < level.size(); ++i)
            order.emplace_back(bound_.score_of(level[i].state), static_cast<std::uint32_t>(i));
        std::sort(order.begin(), order.end());
        std::vector<Node> kept;
        for (auto begin = order.begin(), end = begin; begin != order.end() && kept.size() < width; begin = end) {
            if (is_over(0)) return {};
            end = std::find_if(begin, order.end(), [&](const auto& other) { return other.first != begin->first; });
            std::stable_sort(begin, end, [&](const auto& a, const auto& b) {
                return level[a.second].state.spots < level[b.second].state.spots;
            });
            for (auto at = begin; at != end && kept.size() < width; ++at)
                if (kept.empty() || kept.back().state.spots != level[at->second].state.spots)
                    kept.push_back(level[at->second]);
        }
        return kept;
    }

    const Rules& rules_;
    const PartBound& bound_;
};

}  // namespace trundle
