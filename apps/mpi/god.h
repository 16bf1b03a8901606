// god run on many ranks: whoever is free takes the next line of the plan.
#pragma once

#include "frame/request.h"
#include "ranks.h"

namespace trundle::cli {

int run_plan_on(Ranks& ranks, const Request& request);

}  // namespace trundle::cli
