// The last look at every crawl before anyone sees it, by other code than found it: the 54 stickers, straight geometry.
#pragma once

#include <trundle/crawl.h>

namespace trundle {

// Whether the crawl stays on the board, leaves every face in one colour and ends where it should.
bool solves(const CrawlTask& task, std::span<const Move> crawl);

// From indices into MoveSet::crawler(), as searches tell them.
Moves crawl_of(std::span<const std::uint8_t> indices);

}  // namespace trundle
