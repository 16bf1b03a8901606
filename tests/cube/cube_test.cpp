#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <trundle/cube.h>

#include <map>

#include "cube/turns.h"

namespace trundle {
namespace {

Cube face(Face f, int quarters = 1) { return cube_of(Turn::face(f, quarters)); }

TEST(Cube, quarter_turn_of_every_face_has_order_four) {
    for (Face f : all_faces) EXPECT_EQ(order_of(face(f)), 4) << letter_of(f);
}

TEST(Cube, known_orders_of_two_faces) {
    EXPECT_EQ(order_of(face(Face::R) * face(Face::U)), 105);
    EXPECT_EQ(order_of(face(Face::R) * face(Face::U, 3)), 63);
    EXPECT_EQ(order_of(face(Face::R) * face(Face::U) * face(Face::R, 3) * face(Face::U, 3)), 6);
}

TEST(Cube, a_pair_of_opposite_layers_turns_like_its_two_faces) {
    EXPECT_EQ(cube_of(Turn(Axis::x, 1, 1)), face(Face::R) * face(Face::L, 3));
    EXPECT_EQ(cube_of(Turn(Axis::y, 1, 1)), face(Face::U) * face(Face::D, 3));
    EXPECT_EQ(cube_of(Turn(Axis::z, 3, 3)), face(Face::F, 3) * face(Face::B));
}

TEST(Cube, turning_piece_by_piece_is_multiplying) {
    for (std::size_t id = 0; id < Turn::count; ++id)
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Cube cube = SolvableCube::random(seed).cube();
            EXPECT_EQ(Cube::from_bytes(turned(cube.bytes(), id)), cube * turn_cubes[id]) << id;
        }
}

TEST(Cube, every_turn_keeps_its_id_and_is_undone_by_its_inverse) {
    for (int id = 0; id < Turn::count; ++id) {
        const Turn turn = Turn::from_id(id);
        EXPECT_EQ(Turn(turn.axis(), turn.positive(), turn.negative()), turn);
        EXPECT_EQ(cube_of(turn) * cube_of(turn.inverse()), Cube()) << id;
    }
}

RC_GTEST_PROP(Cube, composition_is_associative_and_inverts, (std::uint64_t x, std::uint64_t y, std::uint64_t z)) {
    const Cube a = SolvableCube::random(x).cube();
    const Cube b = SolvableCube::random(y).cube();
    const Cube c = SolvableCube::random(z).cube();
    RC_ASSERT((a * b) * c == a * (b * c));
    RC_ASSERT(a * inverse(a) == Cube());
    RC_ASSERT(inverse(a * b) == inverse(b) * inverse(a));
}

RC_GTEST_PROP(Cube, its_order_is_the_least_power_that_is_solved, (std::uint64_t seed)) {
    const Cube a = SolvableCube::random(seed).cube();
    Cube power = a;
    int n = 1;
    for (; !power.is_solved(); ++n) power = power * a;
    RC_ASSERT(order_of(a) == n);
}

TEST(Symmetry, the_48_are_distinct_closed_and_have_inverses) {
    for (int i = 0; i < Symmetry::count; ++i) {
        const Symmetry a = Symmetry::from_id(i);
        EXPECT_EQ(a.id(), i);
        EXPECT_EQ(a * a.inverse(), Symmetry());
        EXPECT_EQ(a.is_mirror(), i >= Symmetry::rotation_count);
        for (int j = 0; j < Symmetry::count; ++j) {
            const Symmetry b = Symmetry::from_id(j);
            EXPECT_EQ((a * b).is_mirror(), a.is_mirror() != b.is_mirror());
            for (Face f : all_faces) EXPECT_EQ((a * b)(f), b(a(f)));
        }
    }
}

TEST(Symmetry, a_mirror_image_of_R_is_L_inverse) {
    const Symmetry mirror = Symmetry::from_images(Face::U, Face::F, true);
    EXPECT_EQ(conjugated(face(Face::R), mirror), face(Face::L, 3));
    EXPECT_EQ(conjugated(face(Face::U), mirror), face(Face::U, 3));
}

TEST(Symmetry, conjugation_of_a_face_turn_turns_the_image_of_the_face) {
    for (int id = 0; id < Symmetry::count; ++id)
        for (Face f : all_faces) {
            const Symmetry s = Symmetry::from_id(id);
            EXPECT_EQ(conjugated(face(f), s), face(s(f), s.is_mirror() ? 3 : 1)) << id << letter_of(f);
        }
}

RC_GTEST_PROP(Symmetry, conjugation_respects_composition, (std::uint64_t x, std::uint64_t y)) {
    const Symmetry s = Symmetry::from_id(*rc::gen::inRange(0, Symmetry::count));
    const Cube a = SolvableCube::random(x).cube();
    const Cube b = SolvableCube::random(y).cube();
    RC_ASSERT(conjugated(a * b, s) == conjugated(a, s) * conjugated(b, s));
    RC_ASSERT(conjugated(conjugated(a, s), s.inverse()) == a);
}

TEST(Validation, turning_never_leaves_the_solvable_cubes) {
    SolvableCube cube;
    for (int i = 0; i < 1000; ++i) {
        cube = cube.turned(Turn::from_id(i * 7919 % Turn::count));
        EXPECT_TRUE(SolvableCube::validate(cube.cube()));
    }
}

TEST(Validation, tells_which_law_is_broken) {
    const auto code = [](const Cube& cube) { return SolvableCube::validate(cube).error().code; };
    Cube twisted;
    twisted.set_corner(3, {3, 1});
    EXPECT_EQ(code(twisted), "twisted_corner");
    EXPECT_NE(SolvableCube::validate(twisted).error().message.find("counter-clockwise"), std::string::npos);
    Cube flipped;
    flipped.set_edge(5, {5, 1});
    EXPECT_EQ(code(flipped), "flipped_edge");
    Cube swapped;
    swapped.set_edge(0, {1, 0});
    swapped.set_edge(1, {0, 0});
    EXPECT_EQ(code(swapped), "swapped_pieces");
    Cube repeated;
    repeated.set_corner(0, {7, 0});
    EXPECT_EQ(code(repeated), "repeated_piece");
    EXPECT_NE(SolvableCube::validate(repeated).error().message.find("DRB"), std::string::npos);
}

TEST(Random, every_random_cube_is_solvable_and_seeds_repeat) {
    for (std::uint64_t seed = 0; seed < 10'000; ++seed)
        EXPECT_TRUE(SolvableCube::validate(SolvableCube::random(seed).cube()));
    EXPECT_EQ(SolvableCube::random(7), SolvableCube::random(7));
    EXPECT_NE(SolvableCube::random(7), SolvableCube::random(8));
}

// 24,000 cubes: each (piece, orientation) at a place is expected 1,000 times, standard deviation about 31.
TEST(Random, every_piece_is_equally_likely_at_every_place) {
    std::map<std::pair<int, int>, int> corners;
    std::map<std::pair<int, int>, int> edges;
    for (std::uint64_t seed = 0; seed < 24'000; ++seed) {
        const Cube cube = SolvableCube::random(seed).cube();
        const Piece corner = cube.corner(corner_count - 1);
        const Piece edge = cube.edge(1);
        ++corners[{corner.id, corner.orientation}];
        ++edges[{edge.id, edge.orientation}];
    }
    EXPECT_EQ(corners.size(), 24u);
    EXPECT_EQ(edges.size(), 24u);
    for (const auto& [piece, count] : corners) EXPECT_NEAR(count, 1000, 160);
    for (const auto& [piece, count] : edges) EXPECT_NEAR(count, 1000, 160);
}

}  // namespace
}  // namespace trundle
