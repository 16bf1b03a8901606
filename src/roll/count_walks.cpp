#include "roll/count_walks.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "roll/label_rules.h"

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

void count_walks(const Maze& maze, std::int64_t length, const std::array<Ways, 2>& goal, MazeAnswer& answer) {
    const LabelRules labels(maze.rules);
    const auto start = static_cast<std::uint32_t>(maze.index(maze.start));
    std::vector<Ways> seen(maze.square_count());
    for (std::size_t i = 0; i < seen.size(); ++i)
        seen[i] = labels.never[parity_on(maze, i)][static_cast<std::size_t>(maze.label(i))];
    std::vector<State> states{{start, standing.bit(maze.die), 1}};
    if (!maze.rules.leave_start) seen[start] |= states[0].way;

    for (std::int64_t depth = 0; depth < length; ++depth) {
        std::vector<State> next;
        const bool leaving = depth == 0 && maze.rules.leave_start;
        for (const auto& [square, way, walks] : states) {
            if (maze.is_target(std::size_t{square}) && !maze.rules.pass_targets && !leaving) continue;
            const std::size_t parity = parity_on(maze, square);
            for (Way roll : all_ways) {
                const std::size_t to = square + maze.step(roll);
                if (maze.has_wall(std::size_t{square}, roll)) continue;
                if (!(way & labels.may_enter[parity][static_cast<std::size_t>(maze.label(to))])) continue;
                const Ways after = standing.rolled(parity, way, roll);
                if (!(after & seen[to])) next.push_back({static_cast<std::uint32_t>(to), after, walks});
            }
        }
        merge(next);
        for (const State& state : next) seen[state.square] |= state.way;
        states.swap(next);
    }
    for (const auto& [square, way, walks] : states)
        if (maze.is_target(std::size_t{square}) && (way & goal[parity_on(maze, square)]))
            answer.walks = capped_sum(answer.walks, walks);
    answer.more_walks = answer.walks == uncountable;
}

}  // namespace trundle
