// Turns of the cube: one cube turned again and again (each turn waits for the last), and many cubes turned alike.
#include <algorithm>
#include <array>
#include <vector>

#include "base/machine.h"
#include "base/random.h"
#include "cube/batch.h"
#include "jobs.h"

namespace trundle::bench {
namespace {

constexpr std::size_t turn_count = 1 << 16;
constexpr std::size_t cube_count = 512;  // 16 KiB: within the first level cache

const std::vector<Turn>& random_turns() {
    static const std::vector<Turn> turns = [] {
        Random random(1);
        std::vector<Turn> result(turn_count);
        for (Turn& turn : result) turn = Turn::from_id(1 + static_cast<int>(random.below(Turn::count - 1)));
        return result;
    }();
    return turns;
}

std::uint64_t first_bytes(const Cube& cube) {
    std::uint64_t sum = 0;
    for (std::uint8_t byte : cube.bytes()) sum = sum * 31 + byte;
    return sum;
}

std::uint64_t chain(const CubeBatch& batch) { return first_bytes(batch.turned(Cube(), random_turns())); }

template <class Step>
std::uint64_t on_many(std::size_t rounds, Step step) {
    static std::vector<Cube> cubes = [] {
        std::vector<Cube> result(cube_count);
        for (std::size_t i = 0; i < cube_count; ++i) result[i] = SolvableCube::random(i).cube();
        return result;
    }();
    for (std::size_t round = 0; round < rounds; ++round) step(std::span(cubes), round);
    return first_bytes(cubes.back());
}

std::uint64_t many(const CubeBatch& batch) {
    return on_many(turn_count / cube_count,
                   [&](std::span<Cube> cubes, std::size_t round) { batch.turn_all(cubes, random_turns()[round]); });
}

std::uint64_t inverses(const CubeBatch& batch) {
    return on_many(turn_count / cube_count, [&](std::span<Cube> cubes, std::size_t) { batch.invert_all(cubes); });
}

bool has_avx2_batch() { return has_avx2() && avx2_batch() != nullptr; }

constexpr std::array<Job, 6> jobs{{
    {"turn/chain/portable", "turn", turn_count, [] { return chain(portable_batch()); }},
    {"turn/chain/avx2", "turn", turn_count, [] { return chain(*avx2_batch()); }, has_avx2_batch},
    {"turn/many/portable", "turn", turn_count, [] { return many(portable_batch()); }},
    {"turn/many/avx2", "turn", turn_count, [] { return many(*avx2_batch()); }, has_avx2_batch},
    {"inverse/many/portable", "inverse", turn_count, [] { return inverses(portable_batch()); }},
    {"inverse/many/avx2", "inverse", turn_count, [] { return inverses(*avx2_batch()); }, has_avx2_batch},
}};

}  // namespace

std::span<const Job> turn_jobs() { return jobs; }

}  // namespace trundle::bench
