#include "tables/coordinates/coordinates.h"

#include <algorithm>
#include <bit>

namespace trundle {
namespace {

std::uint8_t byte(std::size_t number) { return static_cast<std::uint8_t>(number); }

// Sets of four out of so many places, in order, and back.
template <std::size_t Count, int Places>
struct FourPlaces {
    std::array<std::uint16_t, Count> mask{};
    std::array<std::uint16_t, 1 << Places> index{};

    constexpr FourPlaces() {
        std::uint16_t count = 0;
        for (unsigned bits = 0; bits < 1 << Places; ++bits) {
            if (std::popcount(bits) != 4) continue;
            mask[count] = static_cast<std::uint16_t>(bits);
            index[bits] = count++;
        }
    }
};
constexpr FourPlaces<slice_count, edge_count> slice_masks;

// The orders in which four things stand, and back.
struct FourOrders {
    std::array<std::array<std::uint8_t, 4>, four_orders> order{};
    std::array<std::uint8_t, 256> index{};  // of the four, two bits each
};
constexpr std::size_t key_of(const std::array<std::uint8_t, 4>& order) {
    return static_cast<std::size_t>(order[0] | order[1] << 2 | order[2] << 4 | order[3] << 6);
}
constexpr FourOrders orders = [] {
    FourOrders all;
    std::array<std::uint8_t, 4> order{0, 1, 2, 3};
    for (std::uint8_t i = 0; i < four_orders; ++i, std::next_permutation(order.begin(), order.end())) {
        all.order[i] = order;
        all.index[key_of(order)] = i;
    }
    return all;
}();

// Which places hold the four edges, and in which order they stand there.
std::size_t four_edges_of(const Cube& cube, int first) {
    unsigned mask = 0;
    std::array<std::uint8_t, 4> edges{};
    std::size_t found = 0;
    for (int place = 0; place < edge_count; ++place) {
        const int edge = cube.edge(place).id - first;
        if (edge < 0 || edge >= 4) continue;
        mask |= 1u << place;
        edges[found++] = byte(static_cast<std::size_t>(edge));
    }
    return slice_of_mask(mask) * four_orders + orders.index[key_of(edges)];
}

// The other edges fill the free places in their order.
Cube cube_with_four_edges(std::size_t number, int first) {
    const std::array<std::uint8_t, 4>& edges = orders.order[number % four_orders];
    std::size_t next = 0;
    int other = 0;
    Cube cube;
    for (int place = 0; place < edge_count; ++place) {
        if (other == first) other += 4;
        const bool is_one = (slice_mask_of(number / four_orders) >> place & 1) != 0;
        const int edge = is_one ? first + edges[next++] : other++;
        cube.set_edge(place, {byte(static_cast<std::size_t>(edge)), 0});
    }
    return cube;
}

}  // namespace

Coordinates coordinates_of(const Cube& cube) {
    const auto small = [](std::size_t number) { return static_cast<std::uint16_t>(number); };
    return {small(corner_permutation_of(cube)),
            small(twist_of(cube)),
            small(flip_of(cube)),
            {small(up_edges_of(cube)), small(down_edges_of(cube)), small(middle_edges_of(cube))}};
}

std::size_t up_edges_of(const Cube& cube) { return four_edges_of(cube, 0); }
std::size_t down_edges_of(const Cube& cube) { return four_edges_of(cube, 4); }
std::size_t middle_edges_of(const Cube& cube) { return four_edges_of(cube, 8); }
Cube cube_with_up_edges(std::size_t up) { return cube_with_four_edges(up, 0); }
Cube cube_with_middle_edges(std::size_t middle) { return cube_with_four_edges(middle, 8); }

std::size_t twist_of(const Cube& cube) {
    std::size_t twist = 0;
    for (int place = 0; place < corner_count - 1; ++place) twist = twist * 3 + cube.corner(place).orientation;
    return twist;
}

Cube cube_with_twist(std::size_t twist) {
    Cube cube;
    std::size_t sum = 0;
    for (int place = corner_count - 2; place >= 0; --place, twist /= 3) {
        cube.set_corner(place, {byte(static_cast<std::size_t>(place)), byte(twist % 3)});
        sum += twist % 3;
    }
    cube.set_corner(corner_count - 1, {corner_count - 1, byte((3 - sum % 3) % 3)});
    return cube;
}

std::size_t flip_of(const Cube& cube) {
    std::size_t flip = 0;
    for (int place = 0; place < edge_count - 1; ++place)
        flip |= static_cast<std::size_t>(cube.edge(place).orientation) << place;
    return flip;
}

unsigned flip_mask_of(std::size_t flip) {
    const auto mask = static_cast<unsigned>(flip);
    return mask | static_cast<unsigned>(std::popcount(mask) & 1) << (edge_count - 1);
}

Cube cube_with_flip(std::size_t flip) {
    Cube cube;
    for (int place = 0; place < edge_count; ++place)
        cube.set_edge(place, {static_cast<std::uint8_t>(place), byte(flip_mask_of(flip) >> place & 1)});
    return cube;
}

unsigned slice_mask_of(std::size_t slice) { return slice_masks.mask[slice]; }
std::size_t slice_of_mask(unsigned mask) { return slice_masks.index[mask]; }

std::size_t slice_of(const Cube& cube) {
    unsigned mask = 0;
    for (int place = 0; place < edge_count; ++place) mask |= (slice_places >> cube.edge(place).id & 1) << place;
    return slice_of_mask(mask);
}

Cube cube_with_slice(std::size_t slice) {
    Cube cube;
    std::uint8_t inside = 8;
    std::uint8_t outside = 0;
    for (int place = 0; place < edge_count; ++place)
        cube.set_edge(place, {slice_mask_of(slice) >> place & 1 ? inside++ : outside++, 0});
    return cube;
}

std::size_t slice_parity_of(const Cube& cube) {
    unsigned before = 0;
    int inversions = 0;
    for (int place = 0; place < edge_count; ++place) {
        const unsigned edge = 1u << cube.edge(place).id;
        if ((edge & slice_places) == 0) continue;
        inversions += std::popcount(before & ~(edge - 1));
        before |= edge;
    }
    return static_cast<std::size_t>(inversions % 2);
}

// Lehmer's code: digit i counts the later pieces with a smaller number. How many are still to come that are smaller
// than a piece is kept in four bits for each; taking one away takes one from all larger ones.
std::size_t corner_permutation_of(const Cube& cube) {
    std::uint64_t smaller = 0x76543210;
    std::size_t rank = 0;
    for (int i = 0; i < corner_count; ++i) {
        const unsigned shift = 4u * cube.corner(i).id;
        rank = rank * static_cast<std::size_t>(corner_count - i) + (smaller >> shift & 15);
        smaller -= std::uint64_t{0x11111110} << shift;
    }
    return rank;
}

Cube cube_with_corner_permutation(std::size_t permutation) {
    std::array<std::size_t, corner_count> ids{};
    for (std::size_t i = corner_count; i-- > 0;) {
        ids[i] = permutation % (corner_count - i);
        permutation /= corner_count - i;
        for (std::size_t j = i + 1; j < corner_count; ++j)
            if (ids[j] >= ids[i]) ++ids[j];
    }
    Cube cube;
    for (int place = 0; place < corner_count; ++place)
        cube.set_corner(place, {byte(ids[static_cast<std::size_t>(place)]), 0});
    return cube;
}

}  // namespace trundle
