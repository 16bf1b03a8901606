// The last look at every crawl before anyone sees it, by other code than found it: the 54 stickers, straight geometry.
#pragma once

#include <trundle/crawl.h>

namespace trundle {

// Whether the crawl stays on the board, leaves every face in one colour and ends where it should.
bool solves(const CrawlTask& task, std::span<const Move> crawl);

}  // namespace trundle
