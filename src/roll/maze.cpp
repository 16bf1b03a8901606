// A maze as data.
#include <trundle/maze.h>
#include <algorithm>

namespace trundle {

Result<Maze> Maze::rectangle(std::int64_t rows, std::int64_t columns) {
    if (rows < 1 || columns < 1 || rows > max_squares || columns > max_squares || rows * columns > max_squares)
        return input_error("maze_size", "a maze has at least 1 row and 1 column and at most 2^28 squares, not " +
                                            std::to_string(rows) + " x " + std::to_string(columns));
    Maze maze;
    maze.rows_ = rows;
    maze.columns_ = columns;
    maze.squares_.assign(static_cast<std::size_t>(rows + 2) * maze.stride(), blocked);
    for (std::int64_t y = 1; y <= rows; ++y)
        std::fill_n(maze.squares_.begin() + static_cast<std::ptrdiff_t>(maze.index({1, y})), columns, std::uint8_t{0});
    return maze;
}

void Maze::set_label(Square square, int label) {
    std::uint8_t& bits = squares_[index(square)];
    bits = static_cast<std::uint8_t>((bits & ~label_bits) | label);
}

void Maze::add_wall(Square square, Way way) {
    const Square other = neighbour(square, way);
    if (!contains(square) || !contains(other)) return;  // the rim is a wall anyway
    if (way == Way::S || way == Way::W) square = other;
    squares_[index(square)] |= way == Way::N || way == Way::S ? north_wall : east_wall;
    has_walls_ = true;
}

}  // namespace trundle
