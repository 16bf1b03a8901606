// A plan of commutators, step by step.
#pragma once

#include "crawl/answer.h"

namespace trundle::cli {

// As tell, with the steps: each with what it is for, and as [setup: [a, b]].
Result<Answer> tell_plan(const Request& request, const CrawlTask& task);

}  // namespace trundle::cli
