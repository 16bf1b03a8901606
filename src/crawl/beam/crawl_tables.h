// The tables of the quick crawler: small ones, made in a moment, or all of them.
#pragma once

#include "tables/pruning/nearby.h"
#include "tables/store/store.h"

namespace trundle {

struct CrawlTables {
    std::shared_ptr<const Table> corners;
    // Twists, flips and slice edges, from above and from the side; the eight edges of top and bottom. Large ones.
    std::shared_ptr<const Table> flips, side, edges;
    std::shared_ptr<const Nearby> nearby;

    static Result<CrawlTables> open(TableStore& store, bool is_large, const Work& work);
    static bool has_large(const TableStore& store);  // whether the large ones are there already
    std::vector<std::string> names() const;
};

// The views of the side: both lay U to the right; one puts F on top, the other (turned about the spins' axis) R at the
// bottom.
inline constexpr std::array<Symmetry, 2> side_views{side_view, Symmetry::from_images(Face::R, Face::F)};

}  // namespace trundle
