#include "tables/files/large_pages.h"

#include <algorithm>
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

Content in_large_pages(Content content, const Work& work) {
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
