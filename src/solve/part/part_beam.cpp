#include "solve/part/part_beam.h"

namespace trundle {

std::vector<PartBeam::Node> PartBeam::children_of(const std::vector<Node>& level, int room,
                                                  const std::function<bool()>& is_over) const {
    std::vector<Node> children;
    for (std::size_t i = 0; i < level.size(); ++i) {
        if (i % 256 == 0 && is_over()) return {};
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

// The same cube, reached in several ways, counts once.
void PartBeam::keep_best(std::vector<Node>& level, std::size_t width) const {
    std::vector<std::pair<int, std::uint32_t>> order;  // by score
    for (std::size_t i = 0; i < level.size(); ++i)
        order.emplace_back(bound_.score_of(level[i].state), static_cast<std::uint32_t>(i));
    std::sort(order.begin(), order.end(), [&](const auto& a, const auto& b) {
        if (a.first != b.first) return a.first < b.first;
        return level[a.second].state.spots < level[b.second].state.spots;
    });
    std::vector<Node> kept;
    for (const auto& [score, i] : order) {
        if (kept.size() == width) break;
        if (kept.empty() || kept.back().state.spots != level[i].state.spots) kept.push_back(level[i]);
    }
    level = std::move(kept);
}

std::optional<std::vector<std::uint8_t>> PartBeam::search(const PartBound::State& start, std::size_t width, int limit,
                                                          const std::function<bool()>& is_over) const {
    struct Trace {
        std::uint32_t parent;
        std::uint8_t move;
    };
    std::vector<std::vector<Trace>> traces;
    std::vector<Node> level{{start, {}, 0}};
    for (int room = limit; !level.empty() && bound_.score_of(level.front().state) > 0; --room) {
        if (room == 0) return {};
        level = children_of(level, room - 1, is_over);
        keep_best(level, width);
        std::vector<Trace>& trace = traces.emplace_back();
        for (const Node& node : level) trace.push_back({node.parent, node.last.move});
    }
    if (level.empty()) return {};
    std::vector<std::uint8_t> path(traces.size());
    std::uint32_t number = 0;  // the best comes first
    for (std::size_t i = path.size(); i-- > 0; number = traces[i][number].parent) path[i] = traces[i][number].move;
    return path;
}

}  // namespace trundle
