// A walk, square by square.
#pragma once

#include <trundle/maze.h>

namespace trundle {

struct Visit {
    Square square;
    int top = 1;
};

// The start and each square after it; the path has the letters N E S W and stays on the board.
inline std::vector<Visit> visits_of(const Maze& maze, std::string_view path) {
    std::vector<Visit> visits{{maze.start, top_of(maze.die)}};
    Rotation die = maze.die;
    for (char letter : path) {
        const Way way = all_ways[std::string_view("NESW").find(letter) % all_ways.size()];
        die = rolled(die, way);
        visits.push_back({maze.square_at(maze.index(visits.back().square) + maze.step(way)), top_of(die)});
    }
    return visits;
}

}  // namespace trundle
