// How much of an effort is spent; 1: all of it. Asked from all threads.
#pragma once

#include <trundle/work.h>
#include <algorithm>
#include <ctime>

namespace trundle {

class Spent {
public:
    // `nodes` says how many were looked at so far.
    Spent(const Effort& effort, std::function<std::uint64_t()> nodes) : effort_(effort), nodes_(std::move(nodes)) {}

    double operator()() const {
        if (!effort_.time && !effort_.nodes) return 1;
        double spent = 0;
        if (effort_.time) spent = share(static_cast<double>((now() - begin_).count()), *effort_.time / Duration(1));
        if (effort_.nodes)
            spent = std::max(spent, share(static_cast<double>(nodes_()), static_cast<std::int64_t>(*effort_.nodes)));
        return spent;
    }

private:
    static double share(double part, std::int64_t whole) { return whole <= 0 ? 1 : part / static_cast<double>(whole); }

    Duration now() const {
        if (effort_.counts_cpu) return Duration(static_cast<std::int64_t>(1e9 / CLOCKS_PER_SEC) * std::clock());
        return std::chrono::steady_clock::now().time_since_epoch();
    }

    Effort effort_;
    std::function<std::uint64_t()> nodes_;
    Duration begin_ = now();
};

}  // namespace trundle
