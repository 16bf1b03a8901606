// Tables are read at random: with pages of 4 kB most reads also miss the processor's list of pages. Large arrays are
// made of pages of 2 MB, where the system has them.
#pragma once

#include "tables/files/content.h"

namespace trundle {

struct LargeArray {
    std::span<std::uint8_t> bytes;  // not set to anything
    std::shared_ptr<void> keeper;
};
Result<LargeArray> large_array(std::size_t bytes);

// A copy in large pages; the content itself if there is no memory for one, or if the work is stopped meanwhile.
Content in_large_pages(Content content, const Work& work);

// A search that has looked at so many nodes, and now goes deeper, will look at many more.
inline constexpr std::uint64_t many_nodes = 2'000'000;

}  // namespace trundle
