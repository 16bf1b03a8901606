#include "base/parallel.h"

#include <algorithm>
#ifndef __wasi__
#include <atomic>
#include <thread>
#include <vector>
#endif

namespace trundle {

#ifdef __wasi__

void parallel_for(int, std::size_t count, const std::function<void(std::size_t)>& round) {
    for (std::size_t i = 0; i < count; ++i) round(i);
}

#else

void parallel_for(int threads, std::size_t count, const std::function<void(std::size_t)>& round) {
    std::atomic<std::size_t> next{0};
    const auto run = [&] {
        for (std::size_t i = next++; i < count; i = next++) round(i);
    };
    std::vector<std::thread> others;
    const std::size_t helpers = std::min(static_cast<std::size_t>(std::max(threads, 1)), count);
    for (std::size_t i = 1; i < helpers; ++i) others.emplace_back(run);
    run();
    for (std::thread& thread : others) thread.join();
}

#endif

}  // namespace trundle
