// Seeded randomness: the same seed gives the same numbers on every machine (std distributions do not promise that).
#pragma once

#include <cstdint>

namespace trundle {

// SplitMix64: one 64-bit word of state, every seed is good.
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        return z ^ z >> 31;
    }

    // Uniform in 0 .. bound - 1. Numbers below the remainder of 2^64 by the bound would favour small results: redraw.
    std::uint64_t below(std::uint64_t bound) {
        const std::uint64_t uneven = (0 - bound) % bound;
        for (;;) {
            const std::uint64_t number = next();
            if (number >= uneven) return number % bound;
        }
    }

private:
    std::uint64_t state_;
};

}  // namespace trundle
