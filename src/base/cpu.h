// What the processor can do that the compiler may not take for granted. Asked once for a whole piece of work, never in
// an inner loop.
#pragma once

namespace trundle {

bool has_avx2();

}  // namespace trundle
