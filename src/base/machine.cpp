#include "base/machine.h"

#ifdef __linux__
#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#endif

namespace trundle {

bool has_avx2() {
#ifdef __x86_64__
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2");
#else
    return false;
#endif
}

std::uint64_t free_memory() {
    std::uint64_t bytes = 0;
#ifdef __linux__
    if (std::FILE* file = std::fopen("/proc/meminfo", "re")) {
        char line[128];
        unsigned long long kilobytes = 0;
        while (bytes == 0 && std::fgets(line, sizeof line, file) != nullptr)
            if (std::sscanf(line, "MemAvailable: %llu kB", &kilobytes) == 1) bytes = kilobytes * 1024;
        std::fclose(file);
    }
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
        bytes = std::min<std::uint64_t>(bytes, limit.rlim_cur);
#endif
    return bytes;
}

}  // namespace trundle
