#include "tables/files/large_pages.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#ifdef __linux__
#include <sys/mman.h>
#endif

#include "base/memory.h"

namespace trundle {
namespace {

constexpr std::size_t page = 2 << 20;

}  // namespace

Result<LargeArray> large_array(std::size_t bytes) {
    const std::size_t size = (std::max<std::size_t>(bytes, 1) + page - 1) / page * page;
    const std::shared_ptr<void> keeper(std::aligned_alloc(bytes < page ? 64 : page, size), std::free);
    if (keeper == nullptr) return memory_error(bytes);
#ifdef __linux__
    madvise(keeper.get(), size, MADV_HUGEPAGE);
#endif
    return LargeArray{{static_cast<std::uint8_t*>(keeper.get()), bytes}, keeper};
}

std::uint64_t large_bytes_around([[maybe_unused]] std::uintptr_t address, [[maybe_unused]] const char* maps) {
    std::uint64_t large = 0;
#ifdef __linux__
    if (std::FILE* file = std::fopen(maps, "re")) {
        char line[512];
        for (bool is_here = false; std::fgets(line, sizeof line, file) != nullptr;) {
            unsigned long long begin = 0, end = 0, kilobytes = 0;
            if (std::sscanf(line, "%llx-%llx ", &begin, &end) == 2) is_here = begin <= address && address < end;
            if (!is_here) continue;
            for (const char* kind : {"AnonHugePages: %llu", "ShmemPmdMapped: %llu", "FilePmdMapped: %llu"})
                if (std::sscanf(line, kind, &kilobytes) == 1) large += kilobytes * 1024;
        }
        std::fclose(file);
    }
#endif
    return large;
}

bool lies_in_large_pages(std::span<const std::uint8_t> bytes) {
    return large_bytes_around(reinterpret_cast<std::uintptr_t>(bytes.data())) > bytes.size() / 4 * 3;
}

Content in_large_pages(Content content, const Work& work) {
    if (lies_in_large_pages(content.bytes)) return content;
#ifdef __linux__
    Result<LargeArray> copy = large_array(content.bytes.size());
    if (!copy) return content;
    for (std::size_t at = 0; at < content.bytes.size(); at += page) {
        const std::span<const std::uint8_t> rest = content.bytes.subspan(at);
        std::memcpy(&copy->bytes[at], rest.data(), std::min(page, rest.size()));
        if (work.is_stopped()) return content;
    }
    content.bytes = copy->bytes;
    content.keeper = copy->keeper;
#else
    static_cast<void>(work);
#endif
    return content;
}

}  // namespace trundle
