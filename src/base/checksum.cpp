#include "base/checksum.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <utility>

namespace trundle {

std::uint64_t checksum(std::span<const std::uint8_t> bytes) { return XXH3_64bits(bytes.data(), bytes.size()); }

std::optional<std::uint64_t> checksum(std::span<const std::uint8_t> bytes, const Work& work) {
    constexpr std::size_t moment = 64 << 20;  // what is smaller is not worth asking for
    constexpr std::size_t step = 4 << 20;     // a slow disk needs 0.04 s for it
    XXH3_state_t state;
    XXH3_64bits_reset(&state);
    for (std::size_t size = moment; bytes.size() > size; bytes = bytes.subspan(std::exchange(size, step))) {
        XXH3_64bits_update(&state, bytes.data(), size);
        if (work.is_stopped()) return {};
    }
    XXH3_64bits_update(&state, bytes.data(), bytes.size());
    return XXH3_64bits_digest(&state);
}

}  // namespace trundle
