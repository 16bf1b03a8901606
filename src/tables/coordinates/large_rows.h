// Where each move leads from each row of a large table. A cube seen along one axis is kept as its row sees it, and all
// its neighbours' rows lie beside each other, asked for before they are needed.
#pragma once

#include "tables/coordinates/axes.h"
#include "tables/coordinates/pattern.h"

namespace trundle {

// As the representative of the row sees the cube: through a symmetry, which tells how to see turns.
struct Sight {
    std::uint16_t row, twist, minor;
    std::uint8_t symmetry;
};

// Moves: as many as the play has, or more: 18, 27 or 45.
template <std::size_t Moves>
class LargeRows {
public:
    explicit LargeRows(const Layout& layout);

    bool has_parity() const { return parities_ == 2; }
    std::size_t entry_of(const Sight& sight) const { return sight.twist * minor_count_ + sight.minor; }  // in the row

    void ask_for_row(const View& view) const { __builtin_prefetch(layout_.classes().address_of(view.flip_slice())); }
    Sight sight_of(const WideView& view) const {
        const std::uint32_t place = layout_.classes().place_of(view.flip_slice());
        const std::size_t symmetry = Classes::symmetry_of(place);
        const std::size_t row = Classes::row_of(place);
        const std::size_t minor = groups_.number_of(view.corners) * parities_ + (has_parity() ? view.slice_parity : 0);
        return {static_cast<std::uint16_t>(row), layout_.reduction().twist_seen(symmetry, view.twist),
                layout_.minor_through(row, symmetry, minor), static_cast<std::uint8_t>(symmetry)};
    }

    // `move`: of the moves of the play, not seen along the axis.
    Sight after(const Sight& sight, std::size_t axis, std::size_t move) const {
        const std::size_t seen = seen_[axis][sight.symmetry][move];
        const Row& row = rows_[sight.row];
        const std::size_t symmetry = row.symmetry[seen] & (symmetry_count - 1);
        const unsigned is_odd = row.symmetry[seen] >> Classes::symmetry_bits;
        return {row.row[seen], twist_seen_[twist_after_[sight.twist][seen]][symmetry],
                static_cast<std::uint16_t>(minor_seen_[minor_after_[sight.minor][seen]][symmetry] ^ is_odd),
                product_[sight.symmetry][symmetry]};
    }
    void ask_for(const Sight& sight) const {
        const Row& row = rows_[sight.row];
        __builtin_prefetch(&row);
        if constexpr (sizeof(Row) > line) __builtin_prefetch(&row.symmetry.back());
    }

private:
    static constexpr std::size_t symmetry_count = 1u << Classes::symmetry_bits;
    static constexpr std::size_t line = 64;

    struct alignas(line) Row {
        std::array<std::uint16_t, Moves> row;
        std::array<std::uint8_t, Moves> symmetry;  // and whether the parity of the slice edges changes, << 4
    };
    template <class T>
    using ByMove = std::array<T, Moves>;
    template <class T>
    using BySymmetry = std::array<T, symmetry_count>;
    static constexpr std::size_t most_minors = 630;

    const Layout layout_;
    const CornerGrouping& groups_;
    std::size_t minor_count_, parities_;
    std::vector<Row> rows_;
    // What follows is read for every child. It is here, not behind pointers that would have to be read as well.
    std::array<BySymmetry<ByMove<std::uint8_t>>, axis_count> seen_{};  // a move, as the row sees it
    BySymmetry<BySymmetry<std::uint8_t>> product_{};
    std::array<ByMove<std::uint16_t>, twist_count> twist_after_{};
    std::array<BySymmetry<std::uint16_t>, twist_count> twist_seen_{};
    std::array<ByMove<std::uint16_t>, most_minors> minor_after_{};  // but for the parity of the slice edges
    std::array<BySymmetry<std::uint16_t>, most_minors> minor_seen_{};
};

}  // namespace trundle
