// A 64-bit checksum of bytes (XXH3): for noticing damage, not for keeping secrets.
#pragma once

#include <cstdint>
#include <span>

namespace trundle {

std::uint64_t checksum(std::span<const std::uint8_t> bytes);

}  // namespace trundle
