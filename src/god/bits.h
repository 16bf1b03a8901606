// Bits of a page, one by one.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace trundle {

inline constexpr std::size_t word_bits = 64;

inline bool has_bit(const std::uint64_t* words, std::size_t bit) {
    return (words[bit / word_bits] >> bit % word_bits & 1) != 0;
}
inline void set_bit(std::uint64_t* words, std::size_t bit) {
    words[bit / word_bits] |= std::uint64_t{1} << bit % word_bits;
}

template <class Each>
void for_each_one(const std::uint64_t* words, std::size_t word_count, Each each) {
    for (std::size_t i = 0; i < word_count; ++i)
        for (std::uint64_t word = words[i]; word != 0; word &= word - 1)
            each(i * word_bits + static_cast<std::size_t>(std::countr_zero(word)));
}

inline std::size_t count_ones(const std::uint64_t* words, std::size_t word_count) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < word_count; ++i) count += static_cast<std::size_t>(std::popcount(words[i]));
    return count;
}

}  // namespace trundle
