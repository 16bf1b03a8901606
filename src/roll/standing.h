// The 24 ways to stand as bits. A roll changes the parity of the rotation and the colour of the square (as on a
// chessboard), so on one square only 12 ways can occur: a set of them is 12 bits, and a roll is a permutation of bits.
#pragma once

#include <trundle/die.h>
#include <array>

namespace trundle {

using Ways = std::uint16_t;  // a set of ways to stand of one parity, bits 0 .. 11

inline constexpr Ways all_ways_to_stand = 0xfff;

class Standing {
public:
    // 0 for the rotations that an even number of rolls makes, 1 for the others.
    constexpr std::size_t parity(Rotation die) const { return parity_[id(die)]; }
    constexpr Ways bit(Rotation die) const { return static_cast<Ways>(1U << place_[id(die)]); }
    constexpr Rotation rotation(std::size_t parity, std::size_t place) const {
        return Rotation::from_id(rotations_[parity][place]);
    }

    // The set after a roll of every member.
    constexpr Ways rolled(std::size_t parity, Ways ways, Way way) const {
        const auto& table = rolled_[parity][static_cast<std::size_t>(way)];
        return static_cast<Ways>(table[0][ways & 63] | table[1][ways >> 6]);
    }

    // All ways of a parity that show these labels; 0 stands for any.
    constexpr Ways showing(std::size_t parity, int top, int north = 0) const {
        Ways ways = 0;
        for (std::size_t place = 0; place < 12; ++place) {
            const Rotation die = rotation(parity, place);
            if ((top == 0 || top_of(die) == top) && (north == 0 || north_of(die) == north)) ways |= bit(die);
        }
        return ways;
    }

    constexpr Standing() {
        parity_.fill(2);
        parity_[0] = 0;
        for (int round = 0; round < 4; ++round)  // any way to stand is at most four rolls away
            for (int i = 0; i < Rotation::count; ++i)
                for (Way way : all_ways)
                    if (parity_[static_cast<std::size_t>(i)] < 2)
                        parity_[id(trundle::rolled(Rotation::from_id(i), way))] =
                            static_cast<std::uint8_t>(1 - parity_[static_cast<std::size_t>(i)]);
        std::array<std::uint8_t, 2> count{};
        for (std::size_t i = 0; i < Rotation::count; ++i) {
            place_[i] = count[parity_[i]]++;
            rotations_[parity_[i]][place_[i]] = static_cast<std::uint8_t>(i);
        }
        for (std::size_t parity = 0; parity < 2; ++parity)
            for (Way way : all_ways)
                for (std::size_t place = 0; place < 12; ++place) {
                    const Ways to = bit(trundle::rolled(rotation(parity, place), way));
                    auto& half = rolled_[parity][static_cast<std::size_t>(way)][place / 6];
                    for (std::size_t set = 0; set < 64; ++set)
                        if (set >> place % 6 & 1) half[set] = static_cast<Ways>(half[set] | to);
                }
    }

private:
    static constexpr std::size_t id(Rotation die) { return static_cast<std::size_t>(die.id()); }

    std::array<std::uint8_t, Rotation::count> parity_{};
    std::array<std::uint8_t, Rotation::count> place_{};
    std::array<std::array<std::uint8_t, 12>, 2> rotations_{};
    std::array<std::array<std::array<std::array<Ways, 64>, 2>, 4>, 2> rolled_{};
};

inline constexpr Standing standing;

}  // namespace trundle
