#include "coset/group/members.h"

#include <algorithm>
#include <numeric>

namespace trundle {
namespace {

std::size_t key_of(const std::uint8_t* four) {
    return static_cast<std::size_t>(four[0] | four[1] << 3 | four[2] << 6 | four[3] << 9);
}

template <std::size_t N>
std::size_t parity_of(const std::array<std::uint8_t, N>& permutation) {
    std::size_t inversions = 0;
    for (std::size_t i = 0; i < N; ++i)
        for (std::size_t j = i + 1; j < N; ++j) inversions += permutation[i] > permutation[j] ? 1 : 0;
    return inversions % 2;
}

// Where the least of four stands, and the order in which the others follow it round.
std::size_t round_number(const std::uint8_t* four) {
    const auto least = static_cast<std::size_t>(std::min_element(four, four + 4) - four);
    std::array<std::uint8_t, 3> after{};
    for (std::size_t i = 0; i < 3; ++i) after[i] = four[(least + 1 + i) % 4];
    const std::size_t largest = static_cast<std::size_t>(std::max_element(after.begin(), after.end()) - after.begin());
    const bool falls = after[largest == 0 ? 1 : 0] > after[largest == 2 ? 1 : 2];
    return (largest * 2 + (falls ? 1 : 0)) * 4 + least;
}

}  // namespace

Members::Members() : permutations_(eight_orders), is_odd_(eight_orders) {
    std::uint16_t quartets = 0;
    for (std::size_t key = 0; key < key_count; ++key) {
        std::array<std::uint8_t, 4> four{};
        for (std::size_t i = 0; i < 4; ++i) four[i] = static_cast<std::uint8_t>(key >> 3 * i & 7);
        std::array<std::uint8_t, 4> sorted = four;
        std::sort(sorted.begin(), sorted.end());
        if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) continue;
        first_[key] = static_cast<std::uint16_t>(quartets++ * last_orders);
        last_[key] = static_cast<std::uint8_t>(round_number(four.data()));
    }
    std::array<std::uint8_t, 8> permutation{};
    std::iota(permutation.begin(), permutation.end(), std::uint8_t{0});
    do {
        const std::size_t number = number_of(permutation);
        permutations_[number] = permutation;
        is_odd_[number] = parity_of(permutation) != 0;
    } while (std::next_permutation(permutation.begin(), permutation.end()));

    std::array<std::uint8_t, 2> found{};
    std::array<std::uint8_t, 4> slice{0, 1, 2, 3};
    do {
        const std::size_t parity = parity_of(slice);
        bit_[key_of(slice.data())] = found[parity];
        slices_[parity][found[parity]++] = slice;
    } while (std::next_permutation(slice.begin(), slice.end()));
}

std::size_t Members::number_of(const std::array<std::uint8_t, 8>& permutation) const {
    return std::size_t{first_[key_of(&permutation[0])]} + last_[key_of(&permutation[4])];
}

std::size_t Members::slice_bit(const std::array<std::uint8_t, 4>& slice) const { return bit_[key_of(slice.data())]; }

MemberNumber Members::number_of(const Cube& cube) const {
    std::array<std::uint8_t, 8> corners{}, edges{};
    std::array<std::uint8_t, 4> slice{};
    for (int i = 0; i < 8; ++i) {
        corners[static_cast<std::size_t>(i)] = cube.corner(i).id;
        edges[static_cast<std::size_t>(i)] = cube.edge(i).id;
    }
    for (int i = 0; i < 4; ++i) slice[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(cube.edge(8 + i).id - 8);
    return (number_of(corners) * eight_orders + number_of(edges)) * group_bits + slice_bit(slice);
}

Cube Members::cube_of(MemberNumber number) const {
    const std::size_t corners = number / group_bits / eight_orders;
    const std::size_t edges = number / group_bits % eight_orders;
    const std::array<std::uint8_t, 4>& order =
        slices_[static_cast<std::size_t>(is_odd_[corners] ^ is_odd_[edges])][number % group_bits];
    Cube cube;
    for (int i = 0; i < 8; ++i) {
        cube.set_corner(i, {permutations_[corners][static_cast<std::size_t>(i)], 0});
        cube.set_edge(i, {permutations_[edges][static_cast<std::size_t>(i)], 0});
    }
    for (int i = 0; i < 4; ++i)
        cube.set_edge(8 + i, {static_cast<std::uint8_t>(order[static_cast<std::size_t>(i)] + 8), 0});
    return cube;
}

const Members& members() {
    static const Members all;
    return all;
}

}  // namespace trundle
