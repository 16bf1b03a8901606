#include "tables/coordinates/edge_rows.h"

#include "tables/coordinates/move_tables.h"

namespace trundle {
namespace {

constexpr unsigned all_places = (1u << edge_count) - 1;
constexpr std::uint8_t no_shape = 0xff;

}  // namespace

EdgeRows::EdgeRows(const Reduction& reduction) : reduction_(reduction), shape_of_slice_(slice_count, no_shape) {
    const Classes& classes = reduction.edge_flips();
    for (std::size_t row = 0; row < classes.class_count(); ++row) {
        const std::size_t slice = classes.representative(row) / flip_count;
        if (shape_of_slice_[slice] == no_shape) {
            shape_of_slice_[slice] = static_cast<std::uint8_t>(slices_.size());
            slices_.push_back(static_cast<std::uint16_t>(slice));
        }
        shape_of_row_.push_back(shape_of_slice_[slice]);
    }
    for (const std::size_t slice : slices_) {
        std::uint8_t division = 0;
        for (std::size_t up = 0; up < slice_count; ++up)
            division_.push_back(slice_mask_of(up) & slice_mask_of(slice) ? std::uint8_t{0} : division++);
    }
}

void EdgeRows::neighbour(std::size_t shape, Turn turn, std::size_t symmetry, std::uint32_t* first,
                         std::uint32_t* second) const {
    const MoveTables& moves = move_tables();
    const std::size_t slice = slices_[shape];
    const std::size_t to = shape_of_slice_[reduction_.slice_seen(symmetry, moves.slice.after(slice, turn))];
    if (to == no_shape) return;
    const bool exchanges = reduction_.exchanges_up_and_down(symmetry);
    for (std::size_t up = 0; up < slice_count; ++up) {
        if (slice_mask_of(up) & slice_mask_of(slice)) continue;
        const std::size_t down = slice_of_mask(all_places & ~slice_mask_of(up) & ~slice_mask_of(slice));
        for (std::size_t order = 0; order < four_orders; ++order) {
            const auto seen = [&](std::size_t places) {
                return reduction_.four_edges_seen(symmetry, moves.four_edges.after(places * four_orders + order, turn));
            };
            const std::size_t above = seen(exchanges ? down : up);
            const std::size_t below = seen(exchanges ? up : down);
            (exchanges ? *second : *first) = static_cast<std::uint32_t>(beside_of(to, above) * minor_count);
            (exchanges ? *first : *second) = static_cast<std::uint32_t>(below % four_orders);
            ++first, ++second;
        }
    }
}

const EdgeRows& edge_rows() {
    static const EdgeRows rows(edge_reduction());
    return rows;
}

}  // namespace trundle
