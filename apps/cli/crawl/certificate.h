// A certificate that no crawl is shorter: the cube, the board, where it starts and may end, a crawl, and what was
// searched.
#pragma once

#include <trundle/crawl_solve.h>

#include "frame/request.h"

namespace trundle::cli {

inline constexpr std::string_view crawl_certificate_kind = "trundle crawl certificate 1";

// Writes it to the file that --certificate names; an error if that fails.
std::optional<Error> write_certificate(const Request& request, const CrawlTask& task, const CrawlSolution& solution);

// Replays the crawl and proves its length again, backwards: from the ends to the start.
Result<Answer> check_crawl(const Json& certificate, const Request& request);

}  // namespace trundle::cli
