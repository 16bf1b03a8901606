#include "cube/batch.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "base/machine.h"
#include "base/random.h"

namespace trundle {
namespace {

// Any assembly of the pieces, possible or not.
Cube random_assembly(Random& random) {
    const SolvableCube corners = SolvableCube::random(random.next());
    const SolvableCube edges = SolvableCube::random(random.next());
    Cube cube = corners.cube();
    for (int place = 0; place < edge_count; ++place) cube.set_edge(place, edges.cube().edge(place));
    const Piece corner = cube.corner(0);
    cube.set_corner(0, {corner.id, static_cast<std::uint8_t>(random.below(3))});
    const Piece edge = cube.edge(0);
    cube.set_edge(0, {edge.id, static_cast<std::uint8_t>(random.below(2))});
    return cube;
}

std::vector<Cube> random_cubes(std::size_t count, Random& random) {
    std::vector<Cube> cubes(count);
    std::generate(cubes.begin(), cubes.end(), [&] { return random_assembly(random); });
    return cubes;
}

std::vector<Turn> random_turns(std::size_t count, Random& random) {
    std::vector<Turn> turns(count);
    std::generate(turns.begin(), turns.end(),
                  [&] { return Turn::from_id(static_cast<int>(random.below(Turn::count))); });
    return turns;
}

class BatchTest : public testing::TestWithParam<const CubeBatch*> {
protected:
    void SetUp() override {
        if (!GetParam() || (GetParam() == avx2_batch() && !has_avx2())) GTEST_SKIP() << "not on this machine";
    }
    const CubeBatch& batch() const { return *GetParam(); }
    Random random_{20};
};

TEST_P(BatchTest, every_turn_of_every_cube_is_the_product) {
    for (int id = 0; id < Turn::count; ++id) {
        const Turn turn = Turn::from_id(id);
        const std::vector<Cube> before = random_cubes(1000, random_);
        std::vector<Cube> after = before;
        batch().turn_all(after, turn);
        for (std::size_t i = 0; i < before.size(); ++i) ASSERT_EQ(after[i], before[i] * cube_of(turn)) << id;
    }
}

TEST_P(BatchTest, a_chain_of_turns_is_their_product) {
    for (const std::size_t length : {0u, 1u, 2u, 20u, 1000u}) {
        const std::vector<Turn> turns = random_turns(length, random_);
        const Cube start = random_assembly(random_);
        Cube expected = start;
        for (Turn turn : turns) expected = expected * cube_of(turn);
        EXPECT_EQ(batch().turned(start, turns), expected) << length;
    }
}

TEST_P(BatchTest, a_cube_and_its_inverse_cancel_both_ways) {
    const std::vector<Cube> cubes = random_cubes(20000, random_);
    std::vector<Cube> inverses = cubes;
    batch().invert_all(inverses);
    for (std::size_t i = 0; i < cubes.size(); ++i) {
        ASSERT_TRUE((cubes[i] * inverses[i]).is_solved());
        ASSERT_TRUE((inverses[i] * cubes[i]).is_solved());
    }
}

TEST_P(BatchTest, many_products_are_each_the_product_wherever_they_lie_in_memory) {
    const std::vector<Cube> cubes = random_cubes(1001, random_);
    std::vector<std::uint8_t> memory(1 + 1000 * sizeof(Cube));  // one byte beside what a register likes
    const std::span products(reinterpret_cast<Cube::Bytes*>(memory.data() + 1), 1000);
    std::vector<Cube::Bytes> bytes;
    for (const Cube& cube : cubes) bytes.push_back(cube.bytes());
    batch().multiply_all(std::span(bytes).first(1000), std::span(bytes).last(1000), products);
    for (std::size_t i = 0; i < products.size(); ++i) ASSERT_EQ(products[i], (cubes[i] * cubes[i + 1]).bytes()) << i;
}

// Every length of a cycle of corners and edges: the inverse by powers leans on all of them dividing 27720.
TEST_P(BatchTest, cycles_of_every_length_are_inverted) {
    for (int length = 1; length <= edge_count; ++length) {
        Cube cube;
        for (int i = 0; i < length; ++i) cube.set_edge(i, {static_cast<std::uint8_t>((i + 1) % length), 1});
        for (int i = 0; i < std::min(length, corner_count); ++i)
            cube.set_corner(i, {static_cast<std::uint8_t>((i + 1) % std::min(length, corner_count)), 2});
        std::vector<Cube> inverses{cube};
        batch().invert_all(inverses);
        EXPECT_EQ(inverses[0], inverse(cube)) << length;
    }
}

constexpr std::array kinds{"portable", "avx2", "neon"};
INSTANTIATE_TEST_SUITE_P(Machines, BatchTest, testing::Values(&portable_batch(), avx2_batch(), neon_batch()),
                         [](const auto& machine) { return kinds[machine.index]; });

TEST(Batch, the_best_is_chosen) {
    const CubeBatch* const best = has_avx2() ? avx2_batch() : neon_batch();
    EXPECT_EQ(&batch(), best != nullptr ? best : &portable_batch());
}

}  // namespace
}  // namespace trundle
