#include "tables/phases/phase_two.h"

#include <algorithm>
#include <numeric>

#include "cube/places.h"
#include "tables/coordinates/move_tables.h"

namespace trundle {
namespace {

constexpr int edges_in_layers = 8;
constexpr int edges_in_slice = 4;

// Lehmer's code: digit i counts the later elements that are smaller. How many are still to come that are smaller than
// an element is kept in four bits for each; taking one away takes one from all larger ones.
template <std::size_t N>
std::size_t rank(const std::array<std::uint8_t, N>& order) {
    std::uint64_t smaller = 0xfedcba9876543210;
    std::size_t result = 0;
    for (std::size_t i = 0; i < N; ++i) {
        const unsigned shift = 4u * order[i];
        result = result * (N - i) + (smaller >> shift & 15);
        smaller -= std::uint64_t{0x1111111111111110} << shift;
    }
    return result;
}

// Numbered from 0.
template <std::size_t N>
std::array<std::uint8_t, N> edges_at(const Cube& cube, int first) {
    std::array<std::uint8_t, N> ids{};
    for (std::size_t i = 0; i < N; ++i)
        ids[i] = static_cast<std::uint8_t>(cube.edge(first + static_cast<int>(i)).id - first);
    return ids;
}

std::size_t edges_of(const Cube& cube) { return rank(edges_at<edges_in_layers>(cube, 0)); }
std::size_t slice_order_of(const Cube& cube) { return rank(edges_at<edges_in_slice>(cube, edges_in_layers)); }

// All permutations in the order of their ranks.
template <std::size_t N, class Visit>
void for_permutations(Visit visit) {
    std::array<std::uint8_t, N> order{};
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    std::size_t number = 0;
    do visit(number++, order);
    while (std::next_permutation(order.begin(), order.end()));
}

}  // namespace

std::vector<std::pair<Move, int>> PhaseTwoMoves::list(Play play) {
    std::vector<std::pair<Move, int>> moves;
    for (const Move move : moves_of(play)) {
        const bool is_half = move.quarters() == 1 && !stays_in_group(move.turn()) && play == Play::quarter;
        if (!stays_in_group(move.turn()) && !is_half) continue;
        moves.emplace_back(is_half ? Move(move.axis(), move.layers(), 2, move.frame()) : move, is_half ? 2 : 1);
    }
    return moves;
}

PhaseTwoMoves::PhaseTwoMoves(Play play) {
    for (const auto& [move, length] : list(play)) {
        moves_.push_back(move);
        length_.push_back(length);
    }
    twice_.fill(none);
    for (int id = 0; id < Turn::count; ++id)
        for (std::size_t move = 0; move < moves_.size(); ++move) {
            const Cube& once = trundle::cube_of(Turn::from_id(id));
            if (once * once == trundle::cube_of(moves_[move].turn()))
                twice_[static_cast<std::size_t>(id)] = static_cast<std::uint8_t>(move);
        }
    for (std::size_t corners = 0; corners < corner_permutation_count; ++corners)
        for (const Move move : moves_)
            corners_after_.push_back(move_tables().corner_permutation.after(corners, move.turn()));

    // The piece that a turn brings to a place comes from another one, within the layers and within the slice.
    edges_after_.resize(edge_permutation_count * moves_.size());
    slice_after_.resize(slice_permutation_count * moves_.size());
    for (std::size_t move = 0; move < moves_.size(); ++move) {
        const Cube& turn = trundle::cube_of(moves_[move].turn());
        for_permutations<edges_in_layers>([&](std::size_t number, const auto& order) {
            std::array<std::uint8_t, edges_in_layers> turned{};
            for (int i = 0; i < edges_in_layers; ++i) turned[static_cast<std::size_t>(i)] = order[turn.edge(i).id];
            edges_after_[number * moves_.size() + move] = static_cast<std::uint16_t>(rank(turned));
        });
        for_permutations<edges_in_slice>([&](std::size_t number, const auto& order) {
            std::array<std::uint8_t, edges_in_slice> turned{};
            for (int i = 0; i < edges_in_slice; ++i)
                turned[static_cast<std::size_t>(i)] =
                    order[static_cast<std::size_t>(turn.edge(edges_in_layers + i).id - edges_in_layers)];
            slice_after_[number * moves_.size() + move] = static_cast<std::uint8_t>(rank(turned));
        });
    }
}

PhaseTwoCube PhaseTwoMoves::cube_of(const Cube& cube) {
    return {static_cast<std::uint16_t>(corner_permutation_of(cube)), static_cast<std::uint16_t>(edges_of(cube)),
            static_cast<std::uint8_t>(slice_order_of(cube))};
}

std::vector<std::uint16_t> edges_through(const Reduction& reduction) {
    std::vector<std::uint16_t> table(reduction.symmetry_count() * edge_permutation_count);
    for (std::size_t s = 0; s < reduction.symmetry_count(); ++s) {
        std::array<std::uint8_t, edges_in_layers> image{};
        for (int i = 0; i < edges_in_layers; ++i)
            image[static_cast<std::size_t>(i)] =
                static_cast<std::uint8_t>(edge_slot(reduction.symmetry(s), i, 0).place);
        for_permutations<edges_in_layers>([&](std::size_t number, const auto& order) {
            std::array<std::uint8_t, edges_in_layers> seen{};
            for (std::size_t i = 0; i < edges_in_layers; ++i) seen[image[i]] = image[order[i]];
            table[s * edge_permutation_count + number] = static_cast<std::uint16_t>(rank(seen));
        });
    }
    return table;
}

std::vector<std::uint8_t> odd_corner_permutations() {
    std::vector<std::uint8_t> odd(corner_permutation_count);
    for (std::size_t number = 0; number < odd.size(); ++number)
        odd[number] = static_cast<std::uint8_t>(parity_of(cube_with_corner_permutation(number)));
    return odd;
}

PhaseTwoTable::PhaseTwoTable(Play play, Content content)
    : is_quarter_(play == Play::quarter),
      classes_(&reduction_of(play).corner_permutations()),
      edges_seen_(edges_through(reduction_of(play))),
      is_odd_(odd_corner_permutations()),
      content_(std::move(content)) {}

}  // namespace trundle
