// Uniformly random solvable cubes: shuffle, then force the last orientations and the parity.
#include <trundle/cube.h>
#include <numeric>
#include <utility>

#include "base/random.h"

namespace trundle {
namespace {

// Fisher-Yates; returns whether the permutation is odd.
template <std::size_t N>
bool shuffle(std::array<std::uint8_t, N>& order, Random& random) {
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    bool odd = false;
    for (std::size_t i = N - 1; i > 0; --i) {
        const auto j = static_cast<std::size_t>(random.below(i + 1));
        if (i != j) odd = !odd;
        std::swap(order[i], order[j]);
    }
    return odd;
}

// Free orientations for all pieces but the last, whose own makes the sum vanish.
template <std::size_t N>
std::array<std::uint8_t, N> orientations(unsigned modulus, Random& random) {
    std::array<std::uint8_t, N> result{};
    unsigned sum = 0;
    for (std::size_t i = 0; i + 1 < N; ++i) sum += result[i] = static_cast<std::uint8_t>(random.below(modulus));
    result[N - 1] = static_cast<std::uint8_t>((modulus - sum % modulus) % modulus);
    return result;
}

}  // namespace

SolvableCube SolvableCube::random(std::uint64_t seed) {
    Random random(seed);
    std::array<std::uint8_t, corner_count> corners{};
    std::array<std::uint8_t, edge_count> edges{};
    if (shuffle(corners, random) != shuffle(edges, random)) std::swap(edges[0], edges[1]);
    const auto twists = orientations<corner_count>(3, random);
    const auto flips = orientations<edge_count>(2, random);

    Cube cube;
    for (std::size_t i = 0; i < corner_count; ++i) cube.set_corner(static_cast<int>(i), {corners[i], twists[i]});
    for (std::size_t i = 0; i < edge_count; ++i) cube.set_edge(static_cast<int>(i), {edges[i], flips[i]});
    return SolvableCube(cube);
}

}  // namespace trundle
