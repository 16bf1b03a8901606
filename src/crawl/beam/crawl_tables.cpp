#include "crawl/beam/crawl_tables.h"

#include "tables/store/recipes.h"

namespace trundle {
namespace {

Pattern crawler_pattern(Pattern::Major major, bool is_side = false) {
    return {Play::crawler, major, Pattern::Minor::nothing, is_side};
}

int landing_depth(bool is_large) { return is_large ? Nearby::far : Nearby::near; }

}  // namespace

Result<CrawlTables> CrawlTables::open(TableStore& store, bool is_large, const Work& work) {
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

bool CrawlTables::has_large(const TableStore& store) {
    return store.has_file(name_of(crawler_pattern(Pattern::Major::flips))) &&
           store.has_file(name_of(crawler_pattern(Pattern::Major::flips, true))) &&
           store.has_file(name_of(crawler_pattern(Pattern::Major::edges))) &&
           store.has_file(nearby_recipe(landing_depth(true)).description.name);
}

std::vector<std::string> CrawlTables::names() const {
    std::vector<std::string> names;
    for (const auto& table : {corners, flips, side, edges})
        if (table) names.push_back(name_of(table->layout().pattern()));
    names.push_back(nearby_recipe(nearby->depth()).description.name);
    return names;
}

}  // namespace trundle
