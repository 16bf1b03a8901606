// Building a pruning table by breadth-first search over its entries.
#pragma once

#include "tables/files/checkpoint.h"
#include "tables/pruning/table.h"

namespace trundle {

// The same bytes for any number of threads. An error is that the work was stopped, or memory.
Result<Table> build_table(const Pattern& pattern, const Work& work, Checkpoint checkpoint = {});

}  // namespace trundle
