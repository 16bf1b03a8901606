// Tables are read at random: with pages of 4 kB most reads also miss the processor's list of pages. A copy in pages of
// 2 MB is worth its moment when much will be read.
#pragma once

#include <trundle/work.h>

#include "tables/files/content.h"
#include "tables/pruning/table.h"

namespace trundle {

// A copy in large pages where the system has them, else the content itself; also if the work is stopped meanwhile.
Content in_large_pages(Content content, const Work& work = {});
std::shared_ptr<const Table> in_large_pages(const Table& table, const Work& work);

// A search that has looked at so many nodes, and now goes deeper, will look at many more.
inline constexpr std::uint64_t many_nodes = 2'000'000;

}  // namespace trundle
