// Where the cube is: which of the 24 ways it stands, on which cell, of which board.
#pragma once

#include <trundle/face.h>
#include <trundle/result.h>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trundle {

// A symmetry that is not a mirror image. rotation(Face::F) is the direction in which the F centre now points.
class Rotation {
public:
    static constexpr int count = Symmetry::rotation_count;

    constexpr Rotation() = default;
    constexpr Rotation(Axis axis, int quarters) {
        for (int i = quarters & 3; i > 0; --i) symmetry_ = symmetry_ * Symmetry::quarter(axis);
    }
    static constexpr Rotation from_id(int id) { return Rotation(Symmetry::from_id(id)); }
    // The rotation that points the U centre to `up` and the F centre to `front`, which must be perpendicular.
    static constexpr Rotation from_images(Face up, Face front) { return Rotation(Symmetry::from_images(up, front)); }

    constexpr int id() const { return symmetry_.id(); }  // 0 .. 23
    constexpr bool is_none() const { return symmetry_ == Symmetry(); }
    constexpr Face operator()(Face face) const { return symmetry_(face); }
    constexpr Rotation inverse() const { return Rotation(symmetry_.inverse()); }
    constexpr operator Symmetry() const { return symmetry_; }

    friend constexpr Rotation operator*(Rotation a, Rotation b) { return Rotation(a.symmetry_ * b.symmetry_); }
    friend constexpr bool operator==(Rotation, Rotation) = default;

private:
    explicit constexpr Rotation(Symmetry symmetry) : symmetry_(symmetry) {}

    Symmetry symmetry_;
};

// A cell of a board, counted from its back left corner: x to the right, z toward the viewer.
struct Cell {
    int x = 0;
    int z = 0;

    friend constexpr bool operator==(Cell, Cell) = default;
};

std::string to_text(Cell cell);  // "1,1"
std::optional<Cell> parse_cell(std::string_view text);

// The neighbouring cell in a horizontal direction (R, L, F or B).
constexpr Cell neighbour(Cell cell, Face direction) {
    const int step = is_positive(direction) ? 1 : -1;
    return axis_of(direction) == Axis::x ? Cell{cell.x + step, cell.z} : Cell{cell.x, cell.z + step};
}

struct Pose {
    Rotation rotation;
    Cell cell;

    friend constexpr bool operator==(Pose, Pose) = default;
};

// A heading is the horizontal direction in which the F centre points; written "+z", "-x", "-z" or "+x", and read as a
// point of the compass too: with north at the back, "south", "west", "north" or "east".
std::string_view heading_name(Face heading);
std::optional<Face> parse_heading(std::string_view text);

// A board of width x height cells, or one without end. Walls are missing steps between neighbouring cells.
class Board {
public:
    static constexpr int max_side = 64;
    static constexpr int horizon = 100'000;  // as far as a board without end goes, each way

    static Board unbounded() { return {}; }
    static Result<Board> rectangle(int width, int height);
    static Result<Board> parse_size(std::string_view text);  // "3x3", or "unbounded"
    // One character a cell, one line a row from back to front: '.' is free, '#' is blocked on every side.
    static Result<Board> parse_walls(std::string_view text);

    bool is_unbounded() const { return width_ == 0; }
    int width() const { return width_; }    // 0 when unbounded
    int height() const { return height_; }  // 0 when unbounded
    Cell middle() const { return {width_ > 0 ? (width_ - 1) / 2 : 0, height_ > 0 ? (height_ - 1) / 2 : 0}; }

    bool contains(Cell cell) const {
        if (is_unbounded()) return cell.x >= -horizon && cell.x <= horizon && cell.z >= -horizon && cell.z <= horizon;
        return cell.x >= 0 && cell.x < width_ && cell.z >= 0 && cell.z < height_;
    }
    bool is_blocked(Cell cell) const { return !contains(cell) || (!is_unbounded() && blocked_[index_of(cell)] != 0); }
    std::string why_blocked(Cell cell) const;  // what follows "the cell 9,9"; for one that is_blocked
    bool may_step(Cell from, Face direction) const {
        return !is_blocked(from) && !is_blocked(neighbour(from, direction));
    }

    friend bool operator==(const Board&, const Board&) = default;

private:
    std::size_t index_of(Cell cell) const {
        return static_cast<std::size_t>(cell.z) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(cell.x);
    }

    int width_ = 0;
    int height_ = 0;
    std::vector<std::uint8_t> blocked_;
};

}  // namespace trundle
