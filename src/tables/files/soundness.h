// A table of gigabytes is used before it has been read to its end. Whether it is sound is found out beside, on a thread
// of its own, which also brings it into memory; who proves something with it asks at last.
#pragma once

#include <trundle/work.h>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "base/parallel.h"

namespace trundle {

class Soundness {
public:
    // `keeper` owns the bytes.
    Soundness(std::span<const std::uint8_t> bytes, std::shared_ptr<const void> keeper, std::uint64_t expected_checksum);

    // None: the work was stopped before it was known.
    std::optional<bool> wait(const Work& work) const;

private:
    std::shared_ptr<const void> keeper_;
    std::atomic<bool> is_known_ = false, is_sound_ = false;
    Beside reading_;
};

}  // namespace trundle
