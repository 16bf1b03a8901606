// The cubes of H in a row. A permutation of eight things has a number made of two: which stand in the first four places
// and in which order (1,680), and in which order the others follow (24). Turns of U change the first number alone,
// turns of D the second, and by the way orders are numbered D only turns four of them round.
//
//   page   the corners' permutation                             40,320
//   group  the permutation of the edges of U and D              40,320 a page
//   bit    that of the slice edges, of those with the parity    12 a group, in 16 bits
#pragma once

#include <trundle/cube.h>
#include <vector>

namespace trundle {

inline constexpr std::size_t eight_orders = 40320;  // 8!
inline constexpr std::size_t last_orders = 24;      // 4!
inline constexpr std::size_t group_bits = 16;       // 12 are in use
inline constexpr std::size_t used_bits = 12;

using MemberNumber = std::uint64_t;  // (page * 40320 + group) * 16 + bit

class Members {
public:
    Members();

    // Of what stands in four places, three bits each.
    static constexpr std::size_t key_count = 4096;
    std::uint16_t first(std::size_t key) const { return first_[key]; }  // already times 24
    std::uint8_t last(std::size_t key) const { return last_[key]; }
    std::uint8_t bit(std::size_t key) const { return bit_[key]; }  // of the slice edges, less 8 each

    MemberNumber number_of(const Cube& cube) const;  // of a cube in H
    Cube cube_of(MemberNumber number) const;         // its bit is one of the first twelve

    bool is_odd(std::size_t permutation) const { return is_odd_[permutation] != 0; }
    const std::array<std::uint8_t, 8>& permutation(std::size_t number) const { return permutations_[number]; }
    std::size_t number_of(const std::array<std::uint8_t, 8>& permutation) const;
    std::size_t slice_bit(const std::array<std::uint8_t, 4>& slice) const;
    // The slice edges' permutations of each parity.
    const std::array<std::uint8_t, 4>& slice(std::size_t parity, std::size_t bit) const { return slices_[parity][bit]; }

private:
    std::array<std::uint16_t, key_count> first_{};
    std::array<std::uint8_t, key_count> last_{}, bit_{};
    std::vector<std::array<std::uint8_t, 8>> permutations_;
    std::vector<std::uint8_t> is_odd_;
    std::array<std::array<std::array<std::uint8_t, 4>, used_bits>, 2> slices_{};
};

const Members& members();

}  // namespace trundle
