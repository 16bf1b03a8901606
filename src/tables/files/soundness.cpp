#include "tables/files/soundness.h"

#include "base/checksum.h"
#include "tables/files/disk.h"

namespace trundle {

Soundness::Soundness(std::span<const std::uint8_t> bytes, std::shared_ptr<const void> keeper,
                     std::uint64_t expected_checksum)
    : keeper_(std::move(keeper)), reading_([this, bytes, expected_checksum](const std::atomic<bool>& is_left) {
          is_sound_ = checksum(bytes, Work{.stop = &is_left}) == expected_checksum;
          is_known_ = true;
      }) {}

std::optional<bool> Soundness::wait(const Work& work) const {
    for (; !is_known_; wait_a_moment())
        if (work.is_stopped()) return {};
    return is_sound_.load();
}

}  // namespace trundle
