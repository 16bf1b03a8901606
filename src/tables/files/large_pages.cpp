#include "tables/files/large_pages.h"

#include <algorithm>

#ifdef __linux__
#include <sys/mman.h>

#include <cstdlib>
#include <cstring>
#endif

namespace trundle {

#ifdef __linux__

Content in_large_pages(Content content, const Work& work) {
    constexpr std::size_t page = 2 << 20;
    const std::size_t size = (content.bytes.size() + page - 1) / page * page;
    const std::shared_ptr<void> memory(std::aligned_alloc(page, size), std::free);
    if (memory == nullptr) return content;
    madvise(memory.get(), size, MADV_HUGEPAGE);
    auto* const copy = static_cast<std::uint8_t*>(memory.get());
    for (std::size_t at = 0; at < content.bytes.size(); at += page) {
        const std::span<const std::uint8_t> rest = content.bytes.subspan(at);
        std::memcpy(copy + at, rest.data(), std::min(page, rest.size()));
        if (work.is_stopped()) return content;
    }
    content.bytes = {copy, content.bytes.size()};
    content.keeper = memory;
    return content;
}

#else

Content in_large_pages(Content content, const Work&) { return content; }

#endif

std::shared_ptr<const Table> in_large_pages(const Table& table, const Work& work) {
    Content content = in_large_pages(Content{table.codes(), table.distribution(), table.keeper()}, work);
    return std::make_shared<const Table>(table.layout(), content.bytes, std::move(content.distribution),
                                         std::move(content.keeper));
}

}  // namespace trundle
