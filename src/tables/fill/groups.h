// Entries of two bits in groups that stay together: a move brings all of one group into one other, in some order. So
// groups ask their neighbours 64 at a time: a word has one entry of each.
//
// Of each entry one bit is kept, whether it has a code. Of 64 entries of a group the second 32 go between the first:
//
//   two words of entries   aa bb cc ... , AA BB CC ...     one word of bits   aA bB cC ...
//
// Bits of 64 groups are turned about their diagonal. Then whom an entry asks is a word, the same for all 64.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace trundle {

inline constexpr std::size_t groups_at_once = 64;
template <std::size_t Words>
using GroupBits = std::array<std::uint64_t, Words>;  // of one group
template <std::size_t Words>
using GroupBlock = std::array<std::uint64_t, Words * groups_at_once>;  // of 64: by word, then by group or by bit

constexpr std::size_t group_words(std::size_t size) { return (size + 63) / 64; }
constexpr std::size_t group_bit(std::size_t entry) { return entry / 64 * 64 + entry % 32 * 2 + entry / 32 % 2; }

// Bit i of word k becomes bit k of word i: of ever smaller squares two are exchanged.
template <std::size_t Side = 32>
void turn_about_diagonal(std::uint64_t* words) {
    constexpr std::uint64_t low = ~std::uint64_t{0} / ((std::uint64_t{1} << Side) + 1);
    for (std::size_t first = 0; first < 64; first += 2 * Side)
        for (std::size_t k = first; k < first + Side; ++k) {
            const std::uint64_t differ = (words[k] >> Side ^ words[k + Side]) & low;
            words[k] ^= differ << Side;
            words[k + Side] ^= differ;
        }
    if constexpr (Side > 1) turn_about_diagonal<Side / 2>(words);
}
template <std::size_t Words>
void turn_about_diagonal(GroupBlock<Words>& block) {
    for (std::size_t i = 0; i < Words; ++i) turn_about_diagonal(&block[i * groups_at_once]);
}

// Groups read and written where they lie: they begin anywhere in a byte.
class GroupReader {
public:
    static constexpr std::size_t slack = 32;  // so many bytes after a group are read as well, to no effect

    // Which of the entries have this code.
    template <std::size_t Words>
    static GroupBits<Words> with_code(const std::uint8_t* row, std::size_t first, unsigned code) {
        GroupBits<Words> bits;
        const std::uint64_t others = evens * (3 ^ code);  // entries with the code become 11
        for (std::size_t i = 0; i < Words; ++i) {
            const std::uint64_t low = word_at(row, first + i * 64) ^ others;
            const std::uint64_t high = word_at(row, first + i * 64 + 32) ^ others;
            bits[i] = (low & low >> 1 & evens) | (high & high << 1 & ~evens);
        }
        return bits;
    }

    // Turns these entries, 11 so far, into the code. Nobody else writes to the row, but maybe to its neighbours.
    template <std::size_t Words>
    static void set(std::uint8_t* row, std::size_t first, const GroupBits<Words>& bits, unsigned code) {
        for (std::size_t i = 0; i < Words; ++i) {
            take_away(row, first + i * 64, (bits[i] & evens) * (3 ^ code));
            take_away(row, first + i * 64 + 32, (bits[i] >> 1 & evens) * (3 ^ code));
        }
    }

private:
    static constexpr std::uint64_t evens = 0x5555'5555'5555'5555;

    static std::uint64_t word_at(const std::uint8_t* row, std::size_t entry) {
        const std::uint8_t* const at = row + entry / 4;
        const std::size_t shift = entry % 4 * 2;
        std::uint64_t word;
        std::memcpy(&word, at, sizeof word);
        return word >> shift | std::uint64_t{at[8]} << 1 << (63 - shift);
    }
    static void take_away(std::uint8_t* row, std::size_t entry, std::uint64_t word) {
        std::uint8_t* at = row + entry / 4;
        const std::size_t shift = entry % 4 * 2;
        std::uint64_t last = word >> 1 >> (63 - shift);
        for (word <<= shift; word != 0 || last != 0; word = word >> 8 | last << 56, last >>= 8, ++at)
            if (word % 256 != 0) __atomic_store_n(at, static_cast<std::uint8_t>(*at & ~word), __ATOMIC_RELAXED);
    }
};
static_assert(std::endian::native == std::endian::little);

}  // namespace trundle
