// Where each face turn leads from each row of a table of flips, twists and split corners. A cube seen along one axis is
// kept as its row sees it, and all its neighbours' rows lie in one line of the cache, asked for before it is needed.
#pragma once

#include "tables/coordinates/axes.h"
#include "tables/coordinates/pattern.h"

namespace trundle {

// As the representative of the row sees the cube: through a symmetry, which tells how to see turns.
struct Sight {
    std::uint16_t row, twist;
    std::uint8_t split, symmetry;

    std::size_t entry() const { return twist * split_count + split; }  // in the row
};

class FaceRows {
public:
    static constexpr std::size_t move_count = 18;

    explicit FaceRows(const Layout& layout);

    Sight sight_of(const SplitView& view) const {
        const std::uint32_t place = classes_.place_of(view.flip_slice());
        const std::size_t symmetry = place & (symmetry_count - 1);
        return {static_cast<std::uint16_t>(place >> Classes::symmetry_bits),
                reduction_.twist_seen(symmetry, view.twist), split_seen_[symmetry][view.split],
                static_cast<std::uint8_t>(symmetry)};
    }

    // `move`: of moves_of(Play::face), not seen along the axis.
    Sight after(const Sight& sight, std::size_t axis, std::size_t move) const {
        const Seen seen = seen_[axis][sight.symmetry][move];
        const Row& row = rows_[sight.row];
        const std::size_t symmetry = row.symmetry[seen.move];
        return {row.row[seen.move], reduction_.twist_seen(symmetry, moves_.twist.after(sight.twist, seen.turn)),
                split_seen_[symmetry][moves_.split.after(sight.split, seen.turn)], product_[sight.symmetry][symmetry]};
    }
    void ask_for(const Sight& sight) const { __builtin_prefetch(&rows_[sight.row]); }

private:
    static constexpr std::size_t symmetry_count = 1u << Classes::symmetry_bits;

    struct alignas(64) Row {
        std::array<std::uint16_t, move_count> row;
        std::array<std::uint8_t, move_count> symmetry;
    };
    struct Seen {
        std::uint8_t move, turn;
    };

    const MoveTables& moves_ = move_tables();
    const Classes& classes_;
    const Reduction& reduction_;
    std::vector<Row> rows_;
    std::array<std::array<std::array<Seen, move_count>, symmetry_count>, axis_count> seen_{};
    std::array<std::array<std::uint8_t, symmetry_count>, symmetry_count> product_{};
    std::array<std::array<std::uint8_t, split_count>, symmetry_count> split_seen_{};
};

}  // namespace trundle
