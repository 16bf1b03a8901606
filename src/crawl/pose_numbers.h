// The poses of an upright cube on a board as numbers: four headings a cell.
#pragma once

#include <trundle/world.h>

namespace trundle {

class PoseNumbers {
public:
    static constexpr std::size_t heading_count = 4;

    // An unbounded board is seen through a window of 127 x 127 cells around `start`, so that every number fits into
    // 16 bits. Whoever needs a farther cell needs more than 63 moves to come there.
    static constexpr int window = 127;

    PoseNumbers(const Board& board, Cell start)
        : origin_(board.is_unbounded() ? Cell{start.x - window / 2, start.z - window / 2} : Cell{}),
          width_(board.is_unbounded() ? window : board.width()),
          height_(board.is_unbounded() ? window : board.height()) {}

    std::size_t count() const { return static_cast<std::size_t>(width_ * height_) * heading_count; }
    bool contains(Cell cell) const {
        const int x = cell.x - origin_.x;
        const int z = cell.z - origin_.z;
        return x >= 0 && x < width_ && z >= 0 && z < height_;
    }
    std::size_t number_of(Pose pose) const {
        const int cell = (pose.cell.z - origin_.z) * width_ + pose.cell.x - origin_.x;
        return static_cast<std::size_t>(cell) * heading_count + heading_number(pose.rotation(Face::F));
    }
    Pose pose_of(std::size_t number) const {
        const int cell = static_cast<int>(number / heading_count);
        return {Rotation(Axis::y, static_cast<int>(number % heading_count)),
                {origin_.x + cell % width_, origin_.z + cell / width_}};
    }

private:
    // How many spin2 it takes to face there.
    static std::size_t heading_number(Face heading) {
        std::size_t number = 0;
        for (Face face = Face::F; face != heading; face = quarter_turned(face, Axis::y)) ++number;
        return number;
    }

    Cell origin_;
    int width_;
    int height_;
};

}  // namespace trundle
