#include "tables/pruning/nearby.h"

#include <algorithm>
#include <bit>

#include "base/checksum.h"
#include "tables/files/large_pages.h"

namespace trundle {
namespace {

// Primes, for 3.5 million and for 120,000.
constexpr std::size_t slot_count(int depth) { return depth == Nearby::far ? 5'000'011 : 170'003; }
constexpr std::uint32_t free_slot = 0xffffffff;
constexpr std::uint32_t distance_mask = 15;

std::uint64_t hash_of(std::size_t row, const Coordinates& cube, std::size_t s, const Reduction& seen) {
    std::uint64_t up = seen.four_edges_seen(s, cube.edges[Coordinates::up]);
    std::uint64_t down = seen.four_edges_seen(s, cube.edges[Coordinates::down]);
    if (seen.exchanges_up_and_down(s)) std::swap(up, down);
    const std::uint64_t flip = seen.flip_slice_seen(s, cube.flip_slice()) % flip_count;
    const std::uint64_t twist = seen.twist_seen(s, cube.twist);
    const std::uint64_t a = std::uint64_t{row} << 32 | twist << 16 | flip;
    const std::uint64_t b = up << 32 | down << 16 | seen.middle_edges_seen(s, cube.edges[Coordinates::middle]);
    std::uint64_t hash = (a * 0x9e3779b97f4a7c15) ^ (b * 0xd6e8feb86659fd93);
    hash = (hash ^ hash >> 32) * 0xbf58476d1ce4e5b9;
    return hash ^ hash >> 29;
}

// The same for all cubes of a class: the corners are brought to the first of their class; where several symmetries do
// that, the smallest hash counts. `weight`: how many cubes the class has.
std::uint64_t class_hash(const Coordinates& cube, std::size_t* weight = nullptr) {
    const Reduction& seen = edge_reduction();
    const Classes& corners = seen.corner_permutations();
    const std::uint32_t place = corners.place_of(cube.corners);
    const std::size_t row = Classes::row_of(place);
    const std::size_t s = Classes::symmetry_of(place);
    const std::uint64_t first = hash_of(row, cube, s, seen);
    std::uint64_t least = first;
    std::size_t same = 0;
    for (std::uint32_t rest = corners.stabiliser(row); rest != 0; rest &= rest - 1) {
        const auto t = static_cast<std::size_t>(std::countr_zero(rest));
        const std::uint64_t hash = hash_of(row, cube, seen.product(s, t), seen);
        same += hash == first ? 1 : 0;
        least = std::min(least, hash);
    }
    if (weight) *weight = seen.symmetry_count() / same;
    return least;
}

// The slot that has this hash, or the free one where it belongs.
std::size_t slot_of(std::span<const std::uint32_t> slots, std::uint64_t hash) {
    std::size_t slot = (hash >> 32) * slots.size() >> 32;
    const std::uint32_t tag = static_cast<std::uint32_t>(hash) & ~distance_mask;
    while (slots[slot] != free_slot && (slots[slot] & ~distance_mask) != tag)
        slot = slot + 1 == slots.size() ? 0 : slot + 1;
    return slot;
}

Coordinates turned(const Coordinates& cube, Turn turn) {
    const MoveTables& moves = move_tables();
    return {moves.corner_permutation.after(cube.corners, turn),
            moves.twist.after(cube.twist, turn),
            moves.flip.after(cube.flip, turn),
            {moves.four_edges.after(cube.edges[0], turn), moves.four_edges.after(cube.edges[1], turn),
             moves.four_edges.after(cube.edges[2], turn)}};
}

std::uint64_t definition(int depth) {
    std::vector<std::uint8_t> bytes{static_cast<std::uint8_t>(depth)};
    for (const Move move : MoveSet::crawler()) {
        const Cube& cube = cube_of(move.turn());
        bytes.insert(bytes.end(), cube.bytes().begin(), cube.bytes().end());
        for (int shift : {0, 8, 16, 24, 32, 40, 48, 56})
            bytes.push_back(static_cast<std::uint8_t>(class_hash(coordinates_of(cube)) >> shift));
    }
    return checksum(bytes);
}

}  // namespace

Nearby::Nearby(Content content, int depth)
    : content_(std::move(content)),
      depth_(depth),
      slots_(reinterpret_cast<const std::uint32_t*>(content_.bytes.data()), slot_count(depth)) {}

int Nearby::distance_of(const Coordinates& cube) const {
    const std::uint32_t slot = slots_[slot_of(slots_, class_hash(cube))];
    return slot == free_slot ? depth_ + 1 : static_cast<int>(slot & distance_mask);
}

Description nearby_description(int depth) {
    const std::size_t slots = slot_count(depth);
    return {depth == Nearby::far ? "crawler-nearby" : "crawler-very-near", definition(depth), 32, slots, slots * 4,
            "all cubes within " + std::to_string(depth) + " crawler moves"};
}

Result<Content> build_nearby(int depth, const Work& work) {
    constexpr std::size_t cubes_a_look = 1024;
    const Result<LargeArray> array = large_array(slot_count(depth) * sizeof(std::uint32_t));
    if (!array) return array.error();
    const std::span slots(reinterpret_cast<std::uint32_t*>(array->bytes.data()), slot_count(depth));
    std::fill(slots.begin(), slots.end(), free_slot);
    // Says whether the cube was not there yet.
    const auto add = [&](const Coordinates& cube, int distance, std::size_t* weight) {
        const std::uint64_t hash = class_hash(cube, weight);
        std::uint32_t& slot = slots[slot_of(slots, hash)];
        if (slot != free_slot) return false;
        slot = (static_cast<std::uint32_t>(hash) & ~distance_mask) | static_cast<std::uint32_t>(distance);
        return true;
    };
    std::vector<std::uint64_t> distribution{1};
    std::vector<Coordinates> level{coordinates_of(Cube())};
    add(level[0], 0, nullptr);
    for (int distance = 1; distance <= depth; ++distance) {
        std::vector<Coordinates> next;
        std::uint64_t states = 0;
        for (std::size_t i = 0; i < level.size(); ++i) {
            if (i % cubes_a_look == 0 && work.is_stopped()) return stopped_error("while building crawler-nearby");
            for (const Move move : MoveSet::crawler()) {
                const Coordinates child = turned(level[i], move.turn());
                std::size_t weight = 0;
                if (!add(child, distance, &weight)) continue;
                states += weight;
                next.push_back(child);
            }
        }
        work.progress("building crawler-nearby", static_cast<double>(distance) / depth);
        distribution.push_back(states);
        level = std::move(next);
    }
    return Content{array->bytes, std::move(distribution), array->keeper};
}

}  // namespace trundle
