// Building a pruning table by breadth-first search over its entries.
#pragma once

#include <trundle/result.h>
#include <trundle/work.h>

#include "tables/pruning/table.h"

namespace trundle {

// The same bytes for any number of threads. The only error is that the work was stopped.
Result<Table> build_table(const Pattern& pattern, const Work& work);

}  // namespace trundle
