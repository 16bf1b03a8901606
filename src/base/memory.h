// Memory for large arrays: when there is none, the answer is an error and not the end of the program.
#pragma once

#include <trundle/result.h>
#include <trundle/work.h>
#include <exception>

namespace trundle {

std::string told_size(std::uint64_t bytes);  // rounded up: "30 MB", "12 kB", "7 bytes"

Error memory_error();
Error memory_error(std::uint64_t missing_bytes);
Error limit_error(std::uint64_t bytes, std::uint64_t limit);

// Bytes for a search that keeps all it has seen, until it ends or finds that they will not do.
inline std::uint64_t room_to_grow(const Work& work) {
    constexpr std::uint64_t usual = 2'000'000'000;
    return work.memory == 0 ? usual : work.memory;
}

// Room for so many cells, so that growing up to there cannot fail; none when it is there.
template <class Cells>  // a vector or a string
[[nodiscard]] std::optional<Error> reserve(Cells& cells, std::size_t count, const Work& work) {
    const std::uint64_t bytes = std::uint64_t{count} * sizeof(cells[0]);
    if (count <= cells.capacity()) return {};
    if (work.memory != 0 && bytes > work.memory) return limit_error(bytes, work.memory);
#if __cpp_exceptions
    try {
        cells.reserve(count);
    } catch (const std::exception&) {
        return memory_error(bytes);
    }
#else
    cells.reserve(count);
#endif
    return {};
}

// Long work, which returns a Result: whatever in it finds no memory, that is its answer.
template <class LongWork>
auto unless_out_of_memory(LongWork work) -> decltype(work()) {
#if __cpp_exceptions
    try {
        return work();
    } catch (const std::bad_alloc&) {
        return memory_error();
    }
#else
    return work();
#endif
}

}  // namespace trundle
