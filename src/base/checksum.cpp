#include "base/checksum.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace trundle {

std::uint64_t checksum(std::span<const std::uint8_t> bytes) { return XXH3_64bits(bytes.data(), bytes.size()); }

std::optional<std::uint64_t> checksum(std::span<const std::uint8_t> bytes, const Work& work) {
    constexpr std::size_t moment = 64 << 20;  // time that is up may wait for what is smaller; who says stop does not
    constexpr std::size_t step = 4 << 20;     // a slow disk needs 0.04 s for it
    XXH3_state_t state;
    XXH3_64bits_reset(&state);
    const Work flag{.stop = work.stop};
    for (std::size_t done = step; bytes.size() > step; bytes = bytes.subspan(step), done += step) {
        XXH3_64bits_update(&state, bytes.data(), step);
        if (flag.is_stopped() || (done >= moment && work.is_stopped())) return {};
    }
    XXH3_64bits_update(&state, bytes.data(), bytes.size());
    return XXH3_64bits_digest(&state);
}

}  // namespace trundle
