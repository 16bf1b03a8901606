// How wide a beam may be, level by level, so that it lands when its time is over.
#pragma once

#include "crawl/beam/spent.h"

namespace trundle {

class Pace {
public:
    // For a beam of at most `widest` crawls a level that may spend up to `until` and lands at about level `landing`.
    Pace(const Spent& spent, double until, double widest, int landing)
        : spent_(spent), until_(until), start_(spent()), widest_(widest), landing_(landing) {}

    // Before level `level`, when `expanded` crawls went on from the levels before. Who starts too late need not hurry.
    std::size_t width(std::size_t level, std::size_t expanded) const {
        constexpr std::size_t enough = 100;  // crawls, to tell from them what others will cost
        if (expanded < enough || start_ >= until_) return static_cast<std::size_t>(widest_);
        const double now = spent_();
        const double cost = (now - start_) / static_cast<double>(expanded);
        const double levels = std::max(landing_ - static_cast<int>(level), 3);
        const double affordable = cost > 0 ? (until_ - now) / (cost * levels) : widest_;
        return static_cast<std::size_t>(std::min(std::max(affordable, widest_ / 8), widest_));
    }

private:
    const Spent& spent_;
    double until_, start_, widest_;
    int landing_;
};

}  // namespace trundle
