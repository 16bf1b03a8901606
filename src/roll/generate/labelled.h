// An open board of labelled squares on which a die comes far: a random walk writes the labels that let it pass.
#pragma once

#include <trundle/maze.h>

#include "base/memory.h"
#include "base/random.h"

namespace trundle {

// With a start and no target yet.
inline Result<Maze> labelled(const MazeWish& wish, Random& random, const Work& work) {
    Result<Maze> made = Maze::rectangle(wish.rows, wish.columns, work);
    if (!made) return made;
    Maze& maze = *made;
    maze.rules.labels = *wish.labels;
    const auto below = [&](std::int64_t bound) {
        return static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(bound)));
    };
    maze.start = {1 + below(wish.columns), 1 + below(wish.rows)};

    // Where the die has been a label lets it pass again only as it stood; it walks until it has tried a while.
    Square at = maze.start;
    Rotation die = maze.die;
    const std::int64_t tries = 8 * wish.rows * wish.columns;
    for (std::int64_t i = 0; i < tries; ++i) {
        if (i % 4096 == 0 && work.is_stopped()) return stopped_error("before there was a maze");
        const Way way = all_ways[static_cast<std::size_t>(below(4))];
        const Square to = neighbour(at, way);
        const Rotation next = rolled(die, way);
        const int shown = top_of(maze.rules.labels == MazeRules::Labels::before ? die : next);
        if (!maze.contains(to) || to == maze.start || (maze.label(to) != 0 && maze.label(to) != shown)) continue;
        maze.set_label(to, shown);
        at = to;
        die = next;
    }
    for (std::int64_t y = 1; y <= wish.rows; ++y) {
        if (work.is_stopped()) return stopped_error("before there was a maze");
        for (std::int64_t x = 1; x <= wish.columns; ++x) {
            const Square square{x, y};
            const bool is_wild = below(100) < wish.wild || square == maze.start;
            if (is_wild) maze.clear(square);
            else if (maze.label(square) == 0) maze.set_label(square, static_cast<int>(1 + below(6)));
        }
    }
    return made;
}

}  // namespace trundle
