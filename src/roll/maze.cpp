// A maze as data.
#include <trundle/maze.h>

#include "base/memory.h"
#include "roll/maze_index.h"

namespace trundle {

Result<Maze> Maze::rectangle(std::int64_t rows, std::int64_t columns, const Work& work) {
    if (rows < 1 || columns < 1 || rows > max_squares || columns > max_squares || rows * columns > max_squares)
        return input_error("maze_size", "a maze has at least 1 row and 1 column and at most 2^28 squares, not " +
                                            std::to_string(rows) + " x " + std::to_string(columns));
    Maze maze;
    maze.rows_ = rows;
    maze.columns_ = columns;
    const std::size_t stride = static_cast<std::size_t>(columns) + 2;
    if (std::optional<Error> error = reserve(maze.squares_, static_cast<std::size_t>(rows + 2) * stride, work))
        return *std::move(error);
    maze.squares_.assign(static_cast<std::size_t>(rows + 2) * stride, blocked);
    for (std::int64_t y = 1; y <= rows; ++y)
        std::fill_n(maze.squares_.begin() + static_cast<std::ptrdiff_t>(maze.number_of({1, y})), columns,
                    std::uint8_t{0});
    return maze;
}

bool Maze::has_wall(Square square, Way way) const {
    return contains(square) && MazeIndex(*this).has_wall(number_of(square), way);
}

void Maze::set_label(Square square, int label) {
    if (!contains(square)) return;
    std::uint8_t& bits = squares_[number_of(square)];
    bits = static_cast<std::uint8_t>((bits & ~label_bits) | (label & label_bits));
}

void Maze::add_target(Square square) {
    if (!contains(square) || is_target(square)) return;
    squares_[number_of(square)] |= target_bit;
    ++targets_;
}

void Maze::add_wall(Square square, Way way) {
    const Square other = neighbour(square, way);
    if (!contains(square) || !contains(other)) return;  // the rim is a wall anyway
    if (way == Way::S || way == Way::W) square = other;
    squares_[number_of(square)] |= way == Way::N || way == Way::S ? north_wall : east_wall;
    has_walls_ = true;
}

}  // namespace trundle
