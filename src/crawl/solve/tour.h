// Crawls over every cell, without a search through all orders of the cells.
#pragma once

#include <trundle/crawl_solve.h>

namespace trundle {

// Every cell first, then solved from there: for boards with too many orders of cells.
Result<CrawlSolution> solve_after_tour(const CrawlRequest& request, Tables& tables, const Work& work,
                                       const CrawlNews& news);

}  // namespace trundle
