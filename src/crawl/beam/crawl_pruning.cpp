#include "crawl/beam/crawl_pruning.h"

#include "tables/store/catalogue.h"

namespace trundle {
namespace {

// The columns of a move table that the crawler's moves need, as seen through a view.
std::vector<Successors::Row> rows_of(const MoveTable& table, Symmetry view = {}) {
    std::vector<Successors::Row> rows(table.count());
    for (std::size_t move = 0; move < MoveSet::crawler().size(); ++move) {
        const Turn turn = conjugated(MoveSet::crawler()[move].turn(), view);
        for (std::size_t value = 0; value < rows.size(); ++value) rows[value][move] = table.after(value, turn);
    }
    return rows;
}

Result<std::shared_ptr<const CrawlPruning>> kept(TableStore& store, bool is_large, const Work& work) {
    const auto make = [&]() -> Result<CrawlPruning> {
        const Result<CrawlTables> tables = CrawlTables::open(store, is_large, work);
        if (!tables) return tables.error();
        return CrawlPruning(*tables);
    };
    return store.keep<CrawlPruning>(is_large ? "large" : "small", make, work);
}

}  // namespace

Result<std::shared_ptr<const CrawlPruning>> CrawlPruning::open(TableStore& store, const Work& work) {
    const bool is_large = work.memory == 0 ? CrawlTables::has_large(store) : work.memory >= CrawlMemory::large;
    return is_large ? kept(store, true, work) : open_small(store, work);
}

Result<std::shared_ptr<const CrawlPruning>> CrawlPruning::open_small(TableStore& store, const Work& work) {
    if (work.memory != 0 && work.memory < CrawlMemory::small) return too_little_memory("crawling", CrawlMemory::small);
    return kept(store, false, work);
}

CrawlPruning::CrawlPruning(const CrawlTables& tables)
    : tables_(tables),
      quartets_(first_quartet()),
      rows_{rows_of(move_tables().corner_permutation), rows_of(move_tables().twist), rows_of(move_tables().flip),
            rows_of(move_tables().four_edges)} {
    if (!has_large_tables()) twists_and_flips_.emplace(rows_.twist, rows_.flip);
    for (std::size_t k = 0; k < CrawlCube::side_count; ++k)
        side_rows_[k] = {rows_of(move_tables().twist, side_views[k]), rows_of(move_tables().flip, side_views[k]),
                         rows_of(move_tables().slice, side_views[k])};
}

CrawlCube CrawlPruning::of(const Cube& cube) const {
    CrawlCube result{coordinates_of(cube), {}, {}};
    for (std::size_t q = 0; q < Quartets::count; ++q) result.belts[q] = Quartets::belt_of(cube, q);
    for (std::size_t k = 0; k < CrawlCube::side_count; ++k) result.sides[k] = view_of(conjugated(cube, side_views[k]));
    return result;
}

CrawlBounds CrawlPruning::bounds_of(const Cube& cube) const {
    const auto distance = [](const Table& table, const Cube& seen) {
        return static_cast<std::uint8_t>(table.distance_of(seen, Rotation()));
    };
    CrawlBounds distances;
    distances.of[CrawlBounds::corners] = distance(*tables_.corners, cube);
    for (std::size_t q = first_quartet(); q < Quartets::count; ++q)
        distances.of[CrawlBounds::first_quartet + q] =
            quartets_.distance(q, Quartets::belt_of(cube, q), coordinates_of(cube).edges[q]);
    if (!has_large_tables()) {
        distances.of[CrawlBounds::flips] = twists_and_flips_->distance(twist_of(cube), flip_of(cube));
        return distances;
    }
    distances.of[CrawlBounds::flips] = distance(*tables_.flips, cube);
    distances.of[CrawlBounds::edges] = distance(*tables_.edges, cube);
    for (std::size_t k = 0; k < CrawlCube::side_count; ++k)
        distances.of[CrawlBounds::first_side + k] = distance(*tables_.side, conjugated(cube, side_views[k]));
    return distances;
}

}  // namespace trundle
