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

// In large pages, of the mapping that an address is in. Linux tells it of each, below the addresses of the mapping:
//   7f2a40000000-7f2a89800000 r--s 00000000 fe:00 1311  /home/.../face-flips-split-capped.table
//   FilePmdMapped:   1112064 kB
std::uint64_t large_bytes_around(std::uintptr_t address, const char* maps = "/proc/self/smaps");
// Most of it: some systems keep files so, and whoever maps one has its large pages for nothing.
bool lies_in_large_pages(std::span<const std::uint8_t> bytes);

// A copy in large pages; the content itself if it lies in such, if there is no memory for a copy, or if the work is
// stopped meanwhile.
Content in_large_pages(Content content, const Work& work);

// A search that has looked at so many nodes, and now goes deeper, will look at many more.
inline constexpr std::uint64_t many_nodes = 2'000'000;

}  // namespace trundle
