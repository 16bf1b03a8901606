// A walk, square by square.
#pragma once

#include <trundle/maze.h>

namespace trundle {

struct Visit {
    Square square;
    int top = 1;
};

// The start and each square after it, as far as the path has letters N E S W and stays on the board.
inline std::vector<Visit> visits_of(const Maze& maze, std::string_view path) {
    std::vector<Visit> visits{{maze.start, top_of(maze.die)}};
    Rotation die = maze.die;
    for (char letter : path) {
        const std::optional<Way> way = way_of(letter);
        if (!way || !maze.contains(neighbour(visits.back().square, *way))) break;
        die = rolled(die, *way);
        visits.push_back({neighbour(visits.back().square, *way), top_of(die)});
    }
    return visits;
}

}  // namespace trundle
