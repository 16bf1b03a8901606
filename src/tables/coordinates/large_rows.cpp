#include "tables/coordinates/large_rows.h"

#include <algorithm>
#include <cassert>

namespace trundle {

template <std::size_t Moves>
LargeRows<Moves>::LargeRows(const Layout& layout)
    : layout_(layout),
      groups_(grouping_of(large_minor_of(layout.pattern().minor)->groups)),
      minor_count_(layout.minor_count()),
      parities_(minor_count_ / groups_.count()),
      rows_(layout.row_count()) {
    const std::span<const Move> moves = moves_of(layout.pattern().play);
    const Reduction& reduction = layout.reduction();
    assert(layout.row_count() <= 1u << 16 && reduction.symmetry_count() == symmetry_count && moves.size() <= Moves &&
           minor_count_ <= most_minors);
    for (std::size_t row = 0; row < rows_.size(); ++row)
        for (std::size_t move = 0; move < moves.size(); ++move) {
            const std::uint32_t place = layout.place_after(row, move);
            const std::size_t symmetry = Classes::symmetry_of(place);
            const std::size_t is_odd = layout.shape_of(row, moves[move].turn(), symmetry);
            rows_[row].row[move] = static_cast<std::uint16_t>(Classes::row_of(place));
            rows_[row].symmetry[move] = static_cast<std::uint8_t>(symmetry | is_odd << Classes::symmetry_bits);
        }
    const auto turn_all = [&](auto& after, std::size_t value, const auto& turned) {
        for (std::size_t move = 0; move < moves.size(); ++move)
            after[value][move] = static_cast<std::uint16_t>(turned(value, moves[move].turn()));
    };
    const auto see_all = [&](auto& through, std::size_t value, const auto& seen) {
        for (std::size_t s = 0; s < symmetry_count; ++s) through[value][s] = seen(s, value);
    };
    for (std::size_t twist = 0; twist < twist_count; ++twist) {
        turn_all(twist_after_, twist, [](std::size_t t, Turn turn) { return move_tables().twist.after(t, turn); });
        see_all(twist_seen_, twist, [&](std::size_t s, std::size_t t) { return reduction.twist_seen(s, t); });
    }
    for (std::size_t minor = 0; minor < minor_count_; ++minor) {
        turn_all(minor_after_, minor, [&](std::size_t m, Turn turn) { return layout.large_minor_after(m, turn); });
        see_all(minor_seen_, minor, [&](std::size_t s, std::size_t m) { return layout.minor_seen(s, m); });
    }
    for (std::size_t s = 0; s < symmetry_count; ++s) {
        for (std::size_t axis = 0; axis < axis_count; ++axis)
            for (std::size_t move = 0; move < moves.size(); ++move) {
                const Turn turn = conjugated(conjugated(moves[move].turn(), axes_seen[axis]), reduction.symmetry(s));
                const auto at = std::find_if(moves.begin(), moves.end(), [&](Move m) { return m.turn() == turn; });
                seen_[axis][s][move] = static_cast<std::uint8_t>(at - moves.begin());
            }
        for (std::size_t after = 0; after < symmetry_count; ++after)
            product_[s][after] = static_cast<std::uint8_t>(reduction.product(s, after));
    }
}

template class LargeRows<18>;
template class LargeRows<27>;
template class LargeRows<45>;

}  // namespace trundle
