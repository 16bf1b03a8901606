// A loop whose rounds may run at the same time. Everything that makes threads is here.
#pragma once

#include <cstddef>
#include <functional>

namespace trundle {

// Calls round(0) .. round(count - 1), each once, on up to `threads` threads; returns when all are done.
void parallel_for(int threads, std::size_t count, const std::function<void(std::size_t)>& round);

}  // namespace trundle
