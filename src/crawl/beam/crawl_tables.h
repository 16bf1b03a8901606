// The tables of the quick crawler: small ones, made in a moment, or all of them.
#pragma once

#include "tables/pruning/nearby.h"
#include "tables/store/recipes.h"
#include "tables/store/store.h"

namespace trundle {

inline Pattern crawler_pattern(Pattern::Major major, bool is_side = false) {
    return {Play::crawler, major, Pattern::Minor::nothing, is_side};
}

inline int landing_depth(bool is_large) { return is_large ? Nearby::far : Nearby::near; }

struct CrawlTables {
    std::shared_ptr<const Table> corners;
    // Twists, flips and slice edges, from above and from the side; the eight edges of top and bottom. Large ones.
    std::shared_ptr<const Table> flips, side, edges;
    std::shared_ptr<const Nearby> nearby;

    static Result<CrawlTables> open(TableStore& store, bool is_large, const Work& work) {
        CrawlTables tables;
        std::vector wanted{std::pair{crawler_pattern(Pattern::Major::corners), &tables.corners}};
        if (is_large)
            wanted.insert(wanted.end(), {{crawler_pattern(Pattern::Major::flips), &tables.flips},
                                         {crawler_pattern(Pattern::Major::flips, true), &tables.side},
                                         {crawler_pattern(Pattern::Major::edges), &tables.edges}});
        for (const auto& [pattern, table] : wanted) {
            const Result<std::shared_ptr<const Table>> opened = store.open(pattern, work);
            if (!opened) return opened.error();
            *table = *opened;
        }
        const int depth = landing_depth(is_large);
        Result<Content> nearby = store.open(nearby_recipe(depth), work);
        if (!nearby) return nearby.error();
        tables.nearby = std::make_shared<const Nearby>(*std::move(nearby), depth);
        return tables;
    }
    // Whether the large ones are there already.
    static bool has_large(const TableStore& store) {
        return store.has_file(name_of(crawler_pattern(Pattern::Major::flips))) &&
               store.has_file(name_of(crawler_pattern(Pattern::Major::flips, true))) &&
               store.has_file(name_of(crawler_pattern(Pattern::Major::edges))) &&
               store.has_file(nearby_recipe(landing_depth(true)).description.name);
    }
    std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (const auto& table : {corners, flips, side, edges})
            if (table) names.push_back(name_of(table->layout().pattern()));
        names.push_back(nearby_recipe(nearby->depth()).description.name);
        return names;
    }
};

// The views of the side: both lay U to the right; one puts F on top, the other (turned about the spins' axis) R at the
// bottom.
inline constexpr std::array<Symmetry, 2> side_views{side_view, Symmetry::from_images(Face::R, Face::F)};

}  // namespace trundle
