#include "base/checksum.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>

namespace trundle {

std::uint64_t checksum(std::span<const std::uint8_t> bytes) { return XXH3_64bits(bytes.data(), bytes.size()); }

std::optional<std::uint64_t> checksum(std::span<const std::uint8_t> bytes, const Work& work) {
    constexpr std::size_t step = 4 << 20;  // a slow disk needs 0.04 s for it
    XXH3_state_t state;
    XXH3_64bits_reset(&state);
    for (std::size_t size = 0; !bytes.empty(); bytes = bytes.subspan(size)) {
        if (work.is_stopped()) return {};
        size = std::min(step, bytes.size());
        XXH3_64bits_update(&state, bytes.data(), size);
    }
    return XXH3_64bits_digest(&state);
}

}  // namespace trundle
