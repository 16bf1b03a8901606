// Short things first: crawls from both ends, meeting in the middle, before any table is opened.
#pragma once

#include <trundle/crawl_solve.h>

#include "crawl/solve/prepared_board.h"

namespace trundle {

// How many cubes and poses may be reached: a moment's work, and what is worth it before a proof makes tables.
inline constexpr std::size_t quick_look = 1'500, thorough_look = 200'000;

// The shortest crawl, optimal (but none that visits every cell); or none, but the lengths that were searched. An error
// if the work was stopped.
Result<CrawlSolution> short_crawl(const CrawlTask& task, const BoardPoses& poses, std::size_t look, const Work& work,
                                  const CrawlNews& news = {});

}  // namespace trundle
