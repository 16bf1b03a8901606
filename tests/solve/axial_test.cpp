// Opposite faces at once: against plain breadth-first search over pairs of face turns, and what others published.
#include <gtest/gtest.h>
#include <trundle/engine.h>
#include <trundle/explore.h>
#include <trundle/optimize.h>
#include <trundle/solve.h>

#include "shared.h"

namespace trundle {
namespace {

// One or two turns about one axis, as words: none of the code that knows of axial moves.
std::vector<Moves> axial_words() {
    std::vector<Moves> words;
    for (const Move first : MoveSet::face()) {
        words.push_back({first});
        for (const Move second : MoveSet::face())
            if (second.axis() == first.axis() && second.layers() > first.layers()) words.push_back({first, second});
    }
    return words;
}

// How far each cube is that so many moves reach.
std::map<Cube::Bytes, int> distances(int depth) {
    const std::vector<Moves> words = axial_words();
    std::map<Cube::Bytes, int> known{{Cube().bytes(), 0}};
    std::vector<World> level{World{}};
    for (int distance = 1; distance <= depth; ++distance) {
        std::vector<World> next;
        for (const World& world : level)
            for (const Moves& word : words) {
                const World moved = after(world, word);
                if (known.try_emplace(moved.cube.cube().bytes(), distance).second) next.push_back(moved);
            }
        level.swap(next);
    }
    return known;
}

TEST(Axial, a_move_is_its_two_faces_on_pieces_and_on_stickers) {
    ASSERT_EQ(MoveSet::axial().size(), 45u);
    std::set<Cube::Bytes> cubes;
    for (const Move move : MoveSet::axial()) {
        const World world = world_after("R U' F2 x");
        const Moves one = *parse(*print({&move, 1}, Notation::wca), Notation::wca);
        EXPECT_EQ(one.size(), move.is_both() ? 2u : 1u);
        EXPECT_EQ(after(world, move), after(world, one));
        EXPECT_EQ(to_facelets(after(world, move)), after(to_facelets(world), move));
        EXPECT_EQ(after(after(world, move), move.inverse()), world);
        EXPECT_EQ(length_of(one, Play::axial), 1);
        cubes.insert(cube_of(move.turn()).bytes());
    }
    EXPECT_EQ(cubes.size(), 45u);
}

TEST(Axial, opposite_faces_one_after_the_other_count_one) {
    const auto length = [](const char* path) { return length_of(*parse_notation(path), Play::axial); };
    EXPECT_EQ(length(""), 0);
    EXPECT_EQ(length("R2"), 1);
    EXPECT_EQ(length("R L"), 1);
    EXPECT_EQ(length("L R2 U D'"), 2);
    EXPECT_EQ(length("R L R"), 2);
    EXPECT_EQ(length("R R"), 2);
    EXPECT_EQ(length("M"), 1);
    EXPECT_EQ(length("R x L"), 1);
    EXPECT_EQ(length("R y B"), 1) << "the world's B is the cube's L by then";
    EXPECT_EQ(length("R y F"), 2) << "and its F is the cube's R";
}

TEST(Axial, two_faces_at_once_are_printed_in_brackets) {
    const Moves moves{Move::both(Axis::y, 1, 2), Move::face(Face::L, 3), Move::both(Axis::x, 1, 1)};
    EXPECT_EQ(*print(moves, Notation::wca), "(U D2) L' (R L')");
    EXPECT_EQ(*print(moves, Notation::path), "u+Dl-l-r+");
}

TEST(Axial, explore_counts_what_plain_search_finds) {
    const int depth = 3;
    std::vector<std::uint64_t> plain(static_cast<std::size_t>(depth) + 1);
    for (const auto& [cube, distance] : distances(depth)) ++plain[static_cast<std::size_t>(distance)];
    EXPECT_EQ(plain[1], 45u);
    const auto exploration = explore({Play::axial, depth}, {.threads = 2});
    ASSERT_TRUE(exploration);
    for (const ExploreLevel& level : exploration->levels)
        EXPECT_EQ(level.states, plain[static_cast<std::size_t>(level.depth)]) << level.depth;
}

TEST(Axial, short_solutions_are_as_short_as_plain_search_says) {
    for (const auto& [bytes, distance] : distances(2)) {
        const World world{*SolvableCube::validate(Cube::from_bytes(bytes)), {}};
        const auto quick = solve({world, Play::axial}, tables(), {});
        ASSERT_TRUE(quick);
        EXPECT_EQ(quick->length, distance);
        EXPECT_EQ(quick->moves.size(), static_cast<std::size_t>(distance));
        EXPECT_TRUE(after(world, quick->moves).is_solved());
    }
}

TEST(Axial, every_shortest_path_is_found_from_both_ends) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const World world = after(World{}, random_moves(MoveSet::axial(), 4, seed));
        const OptimizeRequest wanted{.target = world, .play = Play::axial, .slack = 0};
        const auto one = optimize(wanted, tables(), {.threads = 2});
        const auto other = optimize_from_both_ends(wanted, {.threads = 2});
        ASSERT_TRUE(one && other);
        EXPECT_EQ(one->length, other->length);
        EXPECT_EQ(one->solutions.size(), other->solutions.size());
        for (const Moves& path : one->solutions) EXPECT_EQ(length_of(path, Play::axial), *one->length);
    }
}

TEST(Axial, random_cubes_are_solved_without_tables) {
    Tables none;
    for (std::uint64_t seed = 0; seed < in_tier(25u, 200u); ++seed) {
        const World world{SolvableCube::random(seed), {Rotation::from_id(static_cast<int>(seed % 24)), {}}};
        const auto solution = solve({world, Play::axial, 18}, none, {.memory = 10'000'000});
        ASSERT_TRUE(solution) << seed;
        EXPECT_TRUE(is_solved(after(to_facelets(world), solution->moves))) << seed;
        EXPECT_EQ(solution->length, length_of(solution->moves, Play::axial)) << seed;
        EXPECT_LE(solution->length,
                  length_of(solve({world, Play::face, 22}, none, {.memory = 10'000'000})->moves, Play::axial) + 4);
    }
}

TEST(Axial, a_part_is_solved_with_faces_at_once) {
    EXPECT_EQ(parse_move_choice("U,D,R2", Play::axial)->size(), 3u + 3u + 9u + 1u);
    EXPECT_FALSE(parse_move_choice("M", Play::axial));
    const World world = world_after("R L2 U D' R L");
    const auto found = solve_part({.world = world, .moves = *parse_move_choice("U,D,R,L", Play::axial)}, tables(), {});
    ASSERT_TRUE(found);
    EXPECT_EQ(found->solutions.at(0).length, 3);
    EXPECT_TRUE(after(world, found->solutions[0].moves).is_solved());
}

// The tables take 20 seconds to make.
TEST(Axial, proofs_agree_with_the_search_for_every_shortest_path) {
    if (!is_slow_wanted()) GTEST_SKIP() << "slow: set TRUNDLE_SLOW=1";
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const World world = after(World{}, random_moves(MoveSet::axial(), 7, seed));
        const auto paths = optimize({world, Play::axial, 0, true}, tables(), {.threads = 2});
        const auto proof = solve_optimally({world, Play::axial, false, 1'000'000}, tables(), {.threads = 2});
        ASSERT_TRUE(paths && proof);
        EXPECT_EQ(proof->solutions.at(0).length, *paths->length);
        EXPECT_EQ(proof->solutions.size(), paths->solutions.size());
    }
}

}  // namespace
}  // namespace trundle
