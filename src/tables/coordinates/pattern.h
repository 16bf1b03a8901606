// A pattern: which part of a cube a pruning table knows, for which play, and where its entries lie.
//
//   major    a coordinate reduced by symmetry: a class of it is a row of the table
//   beside   the corners' twist; for edges, where the U edges are
//   minor    nothing, or how the cube stands, or where the slice edges are; for edges, where the D edges are;
//            for large tables how the corners fall into groups, perhaps with the parity of the slice edges
//
//   row = class of the major,   entry in the row = beside * minor_count + minor   (both seen through the symmetry)
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tables/coordinates/corner_groups.h"
#include "tables/coordinates/edge_rows.h"
#include "tables/coordinates/move_tables.h"
#include "tables/files/entries.h"

namespace trundle {

struct Pattern {
    enum class Major : std::uint8_t {
        corners,  // their permutation
        flips,    // edge flips, and where the slice edges are
        edges,    // flips of the eight edges of top and bottom, and where the slice edges are
    };
    enum class Minor : std::uint8_t {  // of 1, 2, 24, 495 values
        nothing,
        parity,
        rotation,
        slice,
        split,  // groups of corners: of 35, 70, 140, 315, 630 values
        split_parity,
        layers_parity,
        diagonals,
        diagonals_parity,
    };

    enum class Coding : std::uint8_t { remainder, exact, far, capped };  // how an entry tells a distance: see table.h

    Play play = Play::face;
    Major major = Major::corners;
    Minor minor = Minor::nothing;
    bool side = false;  // seen from the side: through side_view, which lays U and D to the right and left
    Coding coding = Coding::remainder;

    friend bool operator==(const Pattern&, const Pattern&) = default;
};

inline constexpr Symmetry side_view = Symmetry::from_images(Face::R, Face::U);  // U to R, F to U, and so R to F

std::string name_of(const Pattern& pattern);  // "slice-flips-rotation-capped"

// What is the minor of a large table.
struct LargeMinor {
    CornerGroups groups;
    bool has_parity;  // of the slice edges: number = 2 * groups + parity
};
std::optional<LargeMinor> large_minor_of(Pattern::Minor minor);

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
    const EntryRows& rows() const { return rows_; }
    std::size_t row_bytes() const { return rows_.row_bytes(); }
    std::size_t beside_count() const { return is_edges() ? EdgeRows::beside_count : twist_count; }
    std::size_t minor_count() const { return minor_count_; }
    std::size_t entry_count() const { return row_count() * row_entries(); }
    std::uint32_t entry_bits() const { return is_wide() ? 4 : 2; }
    unsigned entry_mask() const { return rows_.mask(); }
    std::size_t byte_count() const { return row_count() * row_bytes(); }

    std::size_t entry_in_row(const Key& key) const {
        const std::size_t symmetry = Classes::symmetry_of(key.place);
        if (is_edges()) return edge_rows_->entry(row_of(key), symmetry, key.beside, key.minor);
        return reduction_->twist_seen(symmetry, key.beside) * minor_count_ +
               minor_through(row_of(key), symmetry, key.minor);
    }
    // But for the parity of the slice edges.
    std::uint16_t minor_seen(std::size_t symmetry, std::size_t minor) const {
        return minor_seen_[symmetry * minor_count_ + minor];
    }
    // Of a state that is seen through the symmetry as one of the row.
    std::uint16_t minor_through(std::size_t row, std::size_t symmetry, std::size_t minor) const {
        const unsigned is_odd = odd_through_.empty() ? 0u : odd_through_[row] >> symmetry & 1u;
        return static_cast<std::uint16_t>(minor_seen(symmetry, minor) ^ is_odd);
    }
    static std::size_t row_of(const Key& key) { return Classes::row_of(key.place); }

    Key key_of(const Cube& cube, Rotation rotation) const;

    // What a move of the play turns, as the pattern sees it.
    Turn turn_of(std::size_t move) const;

    // For building: where a move of the play leads from a row's representative.
    std::uint32_t place_after(std::size_t row, std::size_t move) const;

    // Rows of one shape have the same neighbours in the same order: a turn and a symmetry make entries out of
    // entries, half by half: entry(beside, minor) becomes first[beside] + second[second_of(beside, minor)].
    // Where the parity of the slice edges counts, the shape is whether it changes.
    struct Halves {
        std::vector<std::uint32_t> first, second;
    };
    std::size_t shape_count() const { return is_edges() ? edge_rows_->shape_count() : odd_after_.empty() ? 1 : 2; }
    std::size_t shape_of(std::size_t row, Turn turn, std::size_t symmetry) const;
    std::size_t second_of(std::size_t beside, std::size_t minor) const {
        return (is_edges() ? beside / four_orders * four_orders : 0) + minor;
    }
    Halves neighbour(std::size_t shape, Move move, std::size_t symmetry) const;
    std::size_t large_minor_after(std::size_t minor, Turn turn) const;  // but for the parity
    const Reduction& reduction() const { return *reduction_; }

    // Changes with the moves, the coordinates and their order: a file with another one is foreign.
    std::uint64_t definition() const;

private:
    bool is_wide() const {
        return pattern_.coding == Pattern::Coding::exact || pattern_.coding == Pattern::Coding::far;
    }
    bool is_edges() const { return edge_rows_ != nullptr; }
    void see_slice_parities();
    Turn seen(Turn turn) const { return pattern_.side ? conjugated(turn, side_view) : turn; }

    Pattern pattern_;
    const Reduction* reduction_;
    const EdgeRows* edge_rows_;  // of an edges' table
    const Classes* classes_;
    std::size_t minor_count_;
    EntryRows rows_;
    std::vector<std::uint16_t> minor_seen_;
    std::vector<std::uint8_t> odd_after_;  // whether a turn changes the parity of slice edges at these places
    // And whether seeing them through a symmetry does: bit sets of symmetries.
    std::vector<std::uint16_t> odd_seen_;     // by their places
    std::vector<std::uint16_t> odd_through_;  // by row, of the values that are seen as its representative
};

}  // namespace trundle
