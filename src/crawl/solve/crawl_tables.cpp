#include "crawl/solve/crawl_tables.h"

#include "tables/store/recipes.h"

namespace trundle {
namespace {

constexpr std::uint64_t whole_tables = 211'000'000;  // bytes

}  // namespace

Result<CrawlTables> CrawlTables::open(TableStore& store, const Work& work) {
    const std::uint64_t memory = work.memory;
    const bool is_whole = memory == 0 || memory >= whole_tables;
    CrawlTables tables;
    const auto pattern_of = [](Pattern::Major major, bool is_side = false) {
        return Pattern{Play::crawler, major, Pattern::Minor::nothing, is_side};
    };
    std::vector wanted{std::pair{pattern_of(Pattern::Major::corners), &tables.corners}};
    if (is_whole)
        wanted.insert(wanted.end(), {{pattern_of(Pattern::Major::flips), &tables.flips},
                                     {pattern_of(Pattern::Major::flips, true), &tables.side},
                                     {pattern_of(Pattern::Major::edges), &tables.edges}});
    for (const auto& [pattern, table] : wanted) {
        const Result<std::shared_ptr<const Table>> opened = store.open(pattern, work);
        if (!opened) return opened.error();
        *table = *opened;
    }
    const int depth = is_whole ? Nearby::far : Nearby::near;
    Result<Content> nearby = store.open(nearby_recipe(depth), work);
    if (!nearby) return nearby.error();
    tables.nearby = std::make_shared<const Nearby>(*std::move(nearby), depth);
    return tables;
}

}  // namespace trundle
