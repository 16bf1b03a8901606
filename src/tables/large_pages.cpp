#include "tables/large_pages.h"

#ifdef __linux__
#include <sys/mman.h>

#include <cstdlib>
#include <cstring>
#endif

namespace trundle {

#ifdef __linux__

Content in_large_pages(Content content) {
    constexpr std::size_t page = 2 << 20;
    const std::size_t size = (content.bytes.size() + page - 1) / page * page;
    void* const memory = std::aligned_alloc(page, size);
    if (memory == nullptr) return content;
    madvise(memory, size, MADV_HUGEPAGE);
    std::memcpy(memory, content.bytes.data(), content.bytes.size());
    content.bytes = {static_cast<const std::uint8_t*>(memory), content.bytes.size()};
    content.keeper = std::shared_ptr<const void>(memory, std::free);
    return content;
}

#else

Content in_large_pages(Content content) { return content; }

#endif

std::shared_ptr<const Table> in_large_pages(const Table& table) {
    Content content = in_large_pages(Content{table.codes(), table.distribution(), table.keeper()});
    return std::make_shared<const Table>(table.layout(), content.bytes, std::move(content.distribution),
                                         std::move(content.keeper));
}

}  // namespace trundle
