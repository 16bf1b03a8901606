#include "crawl/solve/crawl_sense.h"

namespace trundle {
namespace {

// The columns of a move table that the crawler's moves need, as seen through a view.
std::vector<Brood::Row> rows_of(const MoveTable& table, Symmetry view = {}) {
    std::vector<Brood::Row> rows(table.count());
    for (std::size_t move = 0; move < MoveSet::crawler().size(); ++move) {
        const Turn turn = conjugated(MoveSet::crawler()[move].turn(), view);
        for (std::size_t value = 0; value < rows.size(); ++value) rows[value][move] = table.after(value, turn);
    }
    return rows;
}

}  // namespace

CrawlSense::CrawlSense(const CrawlTables& tables)
    : tables_(tables),
      quartets_(first_quartet()),
      rows_{rows_of(move_tables().corner_permutation), rows_of(move_tables().twist), rows_of(move_tables().flip),
            rows_of(move_tables().four_edges)} {
    if (!has_large_tables()) orientations_.emplace(rows_.twist, rows_.flip);
    for (std::size_t k = 0; k < CrawlCube::side_count; ++k)
        side_rows_[k] = {rows_of(move_tables().twist, side_views[k]), rows_of(move_tables().flip, side_views[k]),
                         rows_of(move_tables().slice, side_views[k])};
}

CrawlCube CrawlSense::of(const Cube& cube) const {
    CrawlCube result{coordinates_of(cube), {}, {}};
    for (std::size_t q = 0; q < Quartets::count; ++q) result.belts[q] = Quartets::belt_of(cube, q);
    for (std::size_t k = 0; k < CrawlCube::side_count; ++k) result.sides[k] = view_of(conjugated(cube, side_views[k]));
    return result;
}

Distances CrawlSense::distances_of(const Cube& cube) const {
    const auto distance = [](const Table& table, const Cube& seen) {
        return static_cast<std::uint8_t>(table.distance_of(seen, Rotation()));
    };
    Distances distances;
    distances.of[Distances::corners] = distance(*tables_.corners, cube);
    for (std::size_t q = first_quartet(); q < Quartets::count; ++q)
        distances.of[Distances::first_quartet + q] =
            quartets_.distance(q, Quartets::belt_of(cube, q), coordinates_of(cube).edges[q]);
    if (!has_large_tables()) {
        distances.of[Distances::flips] = orientations_->distance(twist_of(cube), flip_of(cube));
        return distances;
    }
    distances.of[Distances::flips] = distance(*tables_.flips, cube);
    distances.of[Distances::edges] = distance(*tables_.edges, cube);
    for (std::size_t k = 0; k < CrawlCube::side_count; ++k)
        distances.of[Distances::first_side + k] = distance(*tables_.side, conjugated(cube, side_views[k]));
    return distances;
}

}  // namespace trundle
