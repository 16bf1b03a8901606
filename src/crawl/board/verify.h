// The last look at every crawl before anyone sees it, by other code than found it: the 54 stickers, straight geometry.
#pragma once

#include <trundle/crawl.h>

namespace trundle {

// Whether the crawl stays on the board, leaves every face in one colour and ends where it should.
bool solves(const CrawlTask& task, std::span<const Move> crawl);

// The crawl, or an error that can only be our own mistake: a search that finds such a crawl must not be believed.
Result<Moves> verified(const CrawlTask& task, Moves crawl);

// From indices into MoveSet::crawler(), as searches tell them.
Moves crawl_of(std::span<const std::uint8_t> indices);

}  // namespace trundle
