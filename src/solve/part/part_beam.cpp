#include "solve/part/part_beam.h"

#include "search/traces.h"

namespace trundle {

std::vector<PartBeam::Node> PartBeam::children_of(const std::vector<Node>& level, int room,
                                                  const IsOver& is_over) const {
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
std::vector<PartBeam::Node> PartBeam::best_of(const std::vector<Node>& level, std::size_t width,
                                              const IsOver& is_over) const {
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

std::optional<std::vector<std::uint8_t>> PartBeam::search(const PartBound::State& start, std::size_t width, int limit,
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

}  // namespace trundle
