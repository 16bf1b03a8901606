// A 64-bit checksum of bytes (XXH3): for noticing damage, not for keeping secrets.
#pragma once

#include <trundle/work.h>
#include <cstdint>
#include <optional>
#include <span>

namespace trundle {

std::uint64_t checksum(std::span<const std::uint8_t> bytes);

// The same of many bytes, which may have to come from a disk; none if the work is stopped before the last of them.
std::optional<std::uint64_t> checksum(std::span<const std::uint8_t> bytes, const Work& work);

}  // namespace trundle
