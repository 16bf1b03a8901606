#include "crawl/crawl_tables.h"

#include "tables/catalogue.h"

namespace trundle {

Result<CrawlTables> CrawlTables::open(TableStore& store, const Work& work) {
    const Result<TableSet> set = table_set(Play::crawler, false, store.settings().memory);
    if (!set) return set.error();
    CrawlTables tables;
    const Pattern side{Play::crawler, Pattern::Major::flips, Pattern::Minor::nothing, true};
    const Pattern edges{Play::crawler, Pattern::Major::edges, Pattern::Minor::nothing};
    for (const auto& [pattern, table] : {std::pair{set->corners, &tables.corners},
                                         {set->flips, &tables.flips},
                                         {side, &tables.side},
                                         {edges, &tables.edges}}) {
        const Result<std::shared_ptr<const Table>> opened = store.open(pattern, work);
        if (!opened) return opened.error();
        *table = *opened;
    }
    Result<Content> nearby = store.open(nearby_recipe(), work);
    if (!nearby) return nearby.error();
    tables.nearby = std::make_shared<const Nearby>(*std::move(nearby));
    return tables;
}

}  // namespace trundle
