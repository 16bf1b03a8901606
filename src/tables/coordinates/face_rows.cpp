#include "tables/coordinates/face_rows.h"

#include <algorithm>
#include <cassert>

namespace trundle {

FaceRows::FaceRows(const Layout& layout)
    : classes_(layout.classes()), reduction_(layout.reduction()), rows_(layout.row_count()) {
    assert(layout.row_count() <= 1u << 16 && reduction_.symmetry_count() == symmetry_count);
    const std::span<const Move> moves = moves_of(Play::face);
    for (std::size_t row = 0; row < rows_.size(); ++row)
        for (std::size_t move = 0; move < move_count; ++move) {
            const std::uint32_t place = layout.place_after(row, move);
            rows_[row].row[move] = static_cast<std::uint16_t>(place >> Classes::symmetry_bits);
            rows_[row].symmetry[move] = static_cast<std::uint8_t>(place & (symmetry_count - 1));
        }
    for (std::size_t s = 0; s < symmetry_count; ++s) {
        for (std::size_t axis = 0; axis < axis_count; ++axis)
            for (std::size_t move = 0; move < move_count; ++move) {
                const Turn turn = conjugated(conjugated(moves[move].turn(), axes_seen[axis]), reduction_.symmetry(s));
                const auto at = std::find_if(moves.begin(), moves.end(), [&](Move m) { return m.turn() == turn; });
                seen_[axis][s][move] = {static_cast<std::uint8_t>(at - moves.begin()),
                                        static_cast<std::uint8_t>(turn.id())};
            }
        for (std::size_t after = 0; after < symmetry_count; ++after)
            product_[s][after] = static_cast<std::uint8_t>(reduction_.product(s, after));
        for (std::size_t split = 0; split < split_count; ++split)
            split_seen_[s][split] = static_cast<std::uint8_t>(reduction_.split_seen(s, split));
    }
}

}  // namespace trundle
