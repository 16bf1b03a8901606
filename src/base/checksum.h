// A 64-bit checksum of bytes (XXH3): for noticing damage, not for keeping secrets.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>

namespace trundle {

std::uint64_t checksum(std::span<const std::uint8_t> bytes);

// The same of many bytes, which may have to come from a disk; none if `stop` is set before the last of them.
std::optional<std::uint64_t> checksum(std::span<const std::uint8_t> bytes, const std::atomic<bool>* stop);

}  // namespace trundle
