// How many shortest walks there are, counted along the levels of the search.
#include "roll/frontier.h"

#include <algorithm>
#include <limits>

#include "base/memory.h"
#include "roll/label_rules.h"
#include "roll/maze_index.h"

namespace trundle {
namespace {

constexpr std::uint64_t uncountable = std::numeric_limits<std::uint64_t>::max();

struct State {
    std::uint32_t square = 0;
    Ways way = 0;             // one bit
    std::uint64_t walks = 0;  // to here, as short as possible; `uncountable` if more

    auto key() const { return std::pair(square, way); }
};

std::uint64_t capped_sum(std::uint64_t a, std::uint64_t b) { return a > uncountable - b ? uncountable : a + b; }

// One entry for each state: what comes to the same one is added up.
void merge(std::vector<State>& states) {
    std::sort(states.begin(), states.end(), [](const State& a, const State& b) { return a.key() < b.key(); });
    std::size_t kept = 0;
    for (const State& state : states) {
        if (kept > 0 && states[kept - 1].key() == state.key())
            states[kept - 1].walks = capped_sum(states[kept - 1].walks, state.walks);
        else states[kept++] = state;
    }
    states.resize(kept);
}

}  // namespace

std::optional<Error> count_walks(const Maze& maze, std::int64_t length, const std::array<Ways, 2>& goal,
                                 const Work& work, MazeAnswer& answer) {
    const MazeIndex index(maze);
    const LabelRules labels(maze.rules);
    const auto start = static_cast<std::uint32_t>(index.of(maze.start));
    std::vector<Ways> seen;
    if (std::optional<Error> error = reserve(seen, index.count(), work)) return error;
    for (std::size_t i = 0; i < index.count(); ++i) {
        if (i % index.stride() == 0 && work.is_stopped()) return stopped_error("before the walks were counted");
        seen.push_back(labels.never[parity_on(maze, index.square(i))][static_cast<std::size_t>(index.label(i))]);
    }
    std::vector<State> states{{start, standing.bit(maze.die), 1}};
    std::vector<State> next;
    if (!maze.rules.leave_start) seen[start] |= may_not_return(maze) ? all_ways_to_stand : states[0].way;

    for (std::int64_t depth = 0; depth < length; ++depth) {
        if (work.is_stopped()) return stopped_error("before the walks were counted");
        next.clear();
        if (std::optional<Error> error = reserve(next, 4 * states.size(), work)) return error;
        for (const auto& [square, way, walks] : states) {
            if (index.is_target(square) && !maze.rules.pass_targets && depth > 0) continue;
            const std::size_t parity = parity_on(maze, index.square(square));
            for (Way roll : all_ways) {
                const std::size_t to = square + index.step(roll);
                if (index.has_wall(square, roll)) continue;
                if (!(way & labels.may_enter[parity][static_cast<std::size_t>(index.label(to))])) continue;
                const Ways after = standing.rolled(parity, way, roll);
                if (!(after & seen[to])) next.push_back({static_cast<std::uint32_t>(to), after, walks});
            }
        }
        merge(next);
        for (const State& state : next) seen[state.square] |= state.way;
        states.swap(next);
    }
    for (const auto& [square, way, walks] : states)
        if (index.is_target(square) && (way & goal[parity_on(maze, index.square(square))]))
            answer.walks = capped_sum(answer.walks, walks);
    answer.more_walks = answer.walks == uncountable;
    return {};
}

}  // namespace trundle
