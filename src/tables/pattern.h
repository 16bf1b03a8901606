// A pattern: which part of a cube a pruning table knows, for which play, and where its entries lie.
//
//   major    a coordinate reduced by symmetry: a class of it is a row of the table
//   beside   the corners' twist; for edges, where the D edges are
//   minor    nothing, or how the cube stands, or where the slice edges are
//
//   row = class of the major,   entry in the row = beside * minor_count + minor   (both seen through the symmetry)
#pragma once

#include <string>
#include <vector>

#include "tables/move_tables.h"
#include "tables/reduction.h"

namespace trundle {

struct Pattern {
    enum class Major : std::uint8_t {
        corners,  // their permutation
        flips,    // edge flips, and where the slice edges are
        edges,    // where the U edges are
    };
    enum class Minor : std::uint8_t { nothing, rotation, slice };  // 1, 24, 495 values

    Play play = Play::face;
    Major major = Major::corners;
    Minor minor = Minor::nothing;
    bool side = false;  // seen from the side: through side_view, which lays U and D to the right and left

    friend bool operator==(const Pattern&, const Pattern&) = default;
};

inline constexpr Symmetry side_view = Symmetry::from_images(Face::R, Face::U);  // U to R, F to U, and so R to F

std::string name_of(const Pattern& pattern);  // "slice-corners-rotation"

// What identifies a state to a table.
struct Key {
    std::uint32_t place = 0;  // Classes::place_of the major
    std::uint16_t beside = 0;
    std::uint16_t minor = 0;
};

class Layout {
public:
    explicit Layout(const Pattern& pattern);

    const Pattern& pattern() const { return pattern_; }
    const Classes& classes() const { return *classes_; }
    std::size_t row_count() const { return classes_->class_count(); }
    std::size_t row_entries() const { return beside_count() * minor_count_; }
    std::size_t row_bytes() const { return row_bytes_; }
    std::size_t beside_count() const {
        return pattern_.major == Pattern::Major::edges ? four_edges_count : twist_count;
    }
    std::size_t minor_count() const { return minor_count_; }
    std::size_t entry_count() const { return row_count() * row_entries(); }
    std::size_t byte_count() const { return row_count() * row_bytes_; }

    std::size_t entry_in_row(const Key& key) const {
        const std::size_t symmetry = key.place & ((1u << Classes::symmetry_bits) - 1);
        return beside_seen(symmetry, key.beside) * minor_count_ + minor_seen_[symmetry * minor_count_ + key.minor];
    }
    static std::size_t row_of(const Key& key) { return key.place >> Classes::symmetry_bits; }

    Key key_of(const Cube& cube, Rotation rotation) const;

    // What a move of the play turns, as the pattern sees it.
    Turn turn_of(std::size_t move) const;

    // For building: what a move of the play makes of a row's representative and of the minor coordinate.
    std::uint32_t place_after(std::size_t row, std::size_t move) const;
    std::uint16_t minor_after(std::size_t minor, std::size_t move) const;
    std::uint16_t beside_after(std::size_t beside, std::size_t move) const;
    std::uint16_t beside_seen(std::size_t symmetry, std::size_t beside) const {
        return pattern_.major == Pattern::Major::edges ? reduction_->down_edges_seen(symmetry, beside)
                                                       : reduction_->twist_seen(symmetry, beside);
    }
    std::uint16_t minor_seen(std::size_t symmetry, std::size_t minor) const {
        return minor_seen_[symmetry * minor_count_ + minor];
    }
    const Reduction& reduction() const { return *reduction_; }

    // Changes with the moves, the coordinates and their order: a file with another one is foreign.
    std::uint64_t definition() const;

private:
    Pattern pattern_;
    const Reduction* reduction_;
    const Classes* classes_;
    std::size_t minor_count_;
    std::size_t row_bytes_;  // four entries a byte
    std::vector<std::uint16_t> minor_seen_;
};

}  // namespace trundle
