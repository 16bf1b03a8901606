// The squares of a maze by number, for searches: row by row from the bottom left, in a frame of blocked ones.
#pragma once

#include <trundle/maze.h>

namespace trundle {

class MazeIndex {
public:
    explicit MazeIndex(const Maze& maze)
        : squares_(maze.squares_), stride_(static_cast<std::size_t>(maze.columns_) + 2), maze_(maze) {}

    std::size_t count() const { return squares_.size(); }
    std::size_t stride() const { return stride_; }
    std::size_t of(Square square) const { return maze_.number_of(square); }
    Square square(std::size_t number) const {
        return {static_cast<std::int64_t>(number % stride_), static_cast<std::int64_t>(number / stride_)};
    }
    // The numbers of neighbours differ by this, modulo 2^64.
    std::size_t step(Way way) const {
        return way == Way::N ? stride_ : way == Way::E ? 1 : way == Way::S ? 0 - stride_ : 0 - std::size_t{1};
    }
    int label(std::size_t number) const { return squares_[number] & Maze::label_bits; }
    bool is_target(std::size_t number) const { return (squares_[number] & Maze::target_bit) != 0; }
    bool has_wall(std::size_t number, Way way) const {
        if (way == Way::S || way == Way::W) return has_wall(number + step(way), opposite(way));
        return (squares_[number] & (way == Way::N ? Maze::north_wall : Maze::east_wall)) != 0;
    }

private:
    const std::vector<std::uint8_t>& squares_;
    std::size_t stride_;
    const Maze& maze_;
};

}  // namespace trundle
