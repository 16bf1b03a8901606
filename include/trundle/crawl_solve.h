// Solving a cube on a board: near-optimal within milliseconds, or proven shortest. Board, walls and wanted end are part
// of the search. Every crawl is replayed on the 54 stickers before it is handed out.
#pragma once

#include <trundle/crawl.h>
#include <trundle/solve.h>
#include <functional>

namespace trundle {

struct CrawlSolution {
    Moves moves;
    bool is_optimal = false;  // proven shortest for this board, start and end
    std::uint64_t nodes = 0;

    // Of a proof:
    int proven = 0;                          // no crawl is shorter than this
    std::vector<SearchedLength> searched{};  // in order
    std::vector<std::string> tables{};       // the names of those that it stands on
};

// A first crawl however long that takes, then shorter ones as long as the effort says.
struct CrawlRequest {
    CrawlTask task;
    Effort effort{};  // nothing said: the first answer
    // How many moves a crawl that is told as news may have more than the shortest so far; none: it must be shorter.
    std::optional<int> slack{};
};

// The shortest. If the work is stopped, the best that was found, not optimal. Backwards, from the ends to the start,
// the same is proven by another search.
struct CrawlProofRequest {
    CrawlTask task;
    bool is_backwards = false;
};

struct CrawlNews {
    std::function<void(const Moves&)> on_crawl{};            // each crawl that is found, once
    std::function<void(const SearchedLength&)> on_length{};  // each length that is done
};

Result<CrawlSolution> solve_crawl(const CrawlRequest& request, Tables& tables, const Work& work,
                                  const CrawlNews& news = {});
Result<CrawlSolution> solve_crawl_optimally(const CrawlProofRequest& request, Tables& tables, const Work& work,
                                            const CrawlNews& news = {});

// A tour: a solved cube visits every cell that it can reach and ends solved. With a step to each cell and no more if
// such a tour is found, which is shortest; else proven shortest on small boards, and on others every cell first and
// then home to solved.
Result<CrawlSolution> crawl_tour(const CrawlPlace& place, Tables& tables, const Work& work, const CrawlNews& news = {});

}  // namespace trundle
