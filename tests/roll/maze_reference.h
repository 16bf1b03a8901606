// A plain search of a maze: a queue of (square, die), the die as six labels in a list, rules read as they are told.
#pragma once

#include <trundle/maze.h>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace trundle::reference {

struct PlainDie {
    int top, north, east;

    PlainDie rolled(char way) const {
        switch (way) {
            case 'N':
                return {7 - north, top, east};
            case 'S':
                return {north, 7 - top, east};
            case 'E':
                return {7 - east, north, top};
            default:
                return {east, north, 7 - top};
        }
    }
    // Right-handed: with 1 on top and 4 to the north, 5 is to the east.
    static PlainDie of(Rotation die) { return {top_of(die), north_of(die), label_at(die, Face::R)}; }
    int number() const { return (top * 7 + north) * 7 + east; }  // below 343
};

struct Found {
    int length = -1;
    std::uint64_t walks = 0;
    std::uint64_t states = 0;  // of the whole search, if it found nothing
};

inline Found plain_search(const Maze& maze) {
    struct State {
        Square at;
        PlainDie die;
    };
    struct Seen {
        int depth = -1;
        std::uint64_t walks = 0;
    };
    const auto number = [&](const State& state) {
        return static_cast<std::size_t>((state.at.y * (maze.columns() + 1) + state.at.x) * 343 + state.die.number());
    };
    const MazeRules& rules = maze.rules;
    const auto is_end = [&](const State& state) {
        return maze.is_target(state.at) && (!rules.top || *rules.top == state.die.top) &&
               (!rules.north || *rules.north == state.die.north);
    };
    static thread_local std::vector<Seen> seen;
    seen.assign(static_cast<std::size_t>((maze.rows() + 1) * (maze.columns() + 1) * 343), {});
    std::vector<State> queue{{maze.start, PlainDie::of(maze.die)}};
    Found found;
    if (!rules.leave_start && is_end(queue[0])) return {0, 1, 1};
    if (!rules.leave_start) seen[number(queue[0])] = {0, 1};
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const State state = queue[head];
        const bool first = head == 0;
        const Seen here = first ? Seen{0, 1} : seen[number(state)];
        if (found.length >= 0 && here.depth >= found.length) break;
        if (maze.is_target(state.at) && !rules.pass_targets && !first) continue;
        for (int i = 0; i < 4; ++i) {
            const Square to{state.at.x + (i == 1) - (i == 3), state.at.y + (i == 0) - (i == 2)};
            if (!maze.contains(to) || maze.is_blocked(to) ||
                maze.has_wall(state.at, all_ways[static_cast<std::size_t>(i)]))
                continue;
            if (to == maze.start && maze.is_target(to) && !rules.pass_targets && !rules.leave_start) continue;
            const State next{to, state.die.rolled("NESW"[i])};
            const int label = maze.label(to);
            const int shown = rules.labels == MazeRules::Labels::before ? state.die.top : next.die.top;
            if (label != 0 && label != shown) continue;
            Seen& there = seen[number(next)];
            if (there.depth >= 0 && there.depth <= here.depth) continue;
            if (there.depth < 0) {
                there.depth = here.depth + 1;
                queue.push_back(next);
            }
            there.walks += here.walks;
            if (is_end(next)) {
                found.length = here.depth + 1;
                found.walks += here.walks;
            }
        }
    }
    found.states = queue.size();
    return found;
}

}  // namespace trundle::reference
