// What the machine can do that the compiler may not take for granted, and what it has left. Asked once for a whole
// piece of work, never in an inner loop.
#pragma once

#include <cstdint>

namespace trundle {

bool has_avx2();

// Bytes that a program can still take without pushing others out, nor past its own limit. 0: not known.
std::uint64_t free_memory();

}  // namespace trundle
