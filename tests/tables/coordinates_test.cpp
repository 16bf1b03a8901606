#include "tables/coordinates/coordinates.h"

#include <gtest/gtest.h>

#include "tables/coordinates/face_rows.h"
#include "tables/coordinates/inverse_views.h"
#include "tables/coordinates/move_tables.h"
#include "tables/coordinates/pattern.h"

namespace trundle {
namespace {

struct Coordinate {
    std::size_t count;
    Cube (*cube_with)(std::size_t);
    std::size_t (*value_of)(const Cube&);
    const MoveTable& table;
};

std::vector<Coordinate> coordinates() {
    return {{twist_count, cube_with_twist, twist_of, move_tables().twist},
            {flip_count, cube_with_flip, flip_of, move_tables().flip},
            {slice_count, cube_with_slice, slice_of, move_tables().slice},
            {split_count, cube_with_split, split_of, move_tables().split},
            {corner_permutation_count, cube_with_corner_permutation, corner_permutation_of,
             move_tables().corner_permutation}};
}

TEST(Coordinates, every_value_has_a_cube_that_has_this_value) {
    for (const Coordinate& c : coordinates())
        for (std::size_t value = 0; value < c.count; ++value) ASSERT_EQ(c.value_of(c.cube_with(value)), value);
}

TEST(MoveTables, turning_a_coordinate_is_turning_the_cube) {
    for (const Coordinate& c : coordinates())
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            const Cube cube = SolvableCube::random(seed).cube();
            for (int id = 0; id < Turn::count; ++id)
                ASSERT_EQ(c.table.after(c.value_of(cube), Turn::from_id(id)),
                          c.value_of(cube * cube_of(Turn::from_id(id))))
                    << seed << " " << id;
        }
}

// Summed up piece by piece, against views of the inverse itself.
TEST(InverseViews, are_the_views_of_the_inverse) {
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const Cube cube = SolvableCube::random(seed).cube();
        const auto views = inverse_views().of(cube);
        for (std::size_t k = 0; k < axis_count; ++k) {
            const SplitView expected = split_view_of(conjugated(inverse(cube), axes_seen[k]));
            ASSERT_EQ(static_cast<const View&>(views[k]), static_cast<const View&>(expected)) << seed << " " << k;
            ASSERT_EQ(views[k].split, expected.split) << seed << " " << k;
        }
    }
}

// A sight after some turns is what the row's representative sees of the turned cube.
TEST(FaceRows, turning_a_sight_is_turning_the_cube) {
    const Layout layout({Play::face, Pattern::Major::flips, Pattern::Minor::split, false, Pattern::Coding::capped});
    const FaceRows rows(layout);
    for (std::uint64_t seed = 0; seed < 100; ++seed)
        for (std::size_t axis = 0; axis < axis_count; ++axis) {
            Cube cube = SolvableCube::random(seed).cube();
            Sight sight = rows.sight_of(split_view_of(conjugated(cube, axes_seen[axis])));
            for (std::size_t move = 0; move < FaceRows::move_count; ++move) {
                sight = rows.after(sight, axis, move);
                cube = cube * cube_of(moves_of(Play::face)[move].turn());
                const SplitView seen = split_view_of(
                    conjugated(conjugated(cube, axes_seen[axis]), layout.reduction().symmetry(sight.symmetry)));
                ASSERT_EQ(layout.classes().representative(sight.row), seen.flip_slice()) << seed << " " << move;
                ASSERT_EQ(sight.entry(), seen.twist * split_count + seen.split) << seed << " " << move;
            }
        }
}

TEST(Reduction, has_as_many_classes_as_are_known) {
    EXPECT_EQ(reduction_of(Play::face).symmetry_count(), 16u);
    EXPECT_EQ(reduction_of(Play::face).corner_permutations().class_count(), 2768u);
    EXPECT_EQ(reduction_of(Play::face).flip_slices().class_count(), 64430u);
    EXPECT_EQ(reduction_of(Play::crawler6).symmetry_count(), 8u);
}

TEST(Reduction, weights_of_classes_add_up_to_all_values) {
    for (Play play : {Play::slice, Play::crawler6})
        for (const Classes* classes : {&reduction_of(play).corner_permutations(), &reduction_of(play).flip_slices()}) {
            std::size_t sum = 0;
            for (std::size_t c = 0; c < classes->class_count(); ++c) sum += classes->weight(c);
            EXPECT_EQ(sum, classes == &reduction_of(play).flip_slices() ? flip_slice_count : corner_permutation_count);
        }
}

// A cube and its image under a symmetry are one state: same row, and the same entry unless the row is symmetric itself.
TEST(Layout, symmetric_states_share_an_entry) {
    for (Play play : {Play::slice, Play::crawler6})
        for (auto major : {Pattern::Major::corners, Pattern::Major::flips})
            for (auto minor : {Pattern::Minor::nothing, Pattern::Minor::rotation, Pattern::Minor::slice}) {
                const Layout layout({play, major, minor});
                const Reduction& reduction = layout.reduction();
                for (std::uint64_t seed = 0; seed < 300; ++seed) {
                    const Cube cube = SolvableCube::random(seed).cube();
                    const Rotation rotation = Rotation::from_id(static_cast<int>(seed % Rotation::count));
                    const Key key = layout.key_of(cube, rotation);
                    for (std::size_t i = 0; i < reduction.symmetry_count(); ++i) {
                        const Symmetry s = reduction.symmetry(i);
                        const int seen = (s.inverse() * Symmetry(rotation) * s).id();
                        const Key image = layout.key_of(conjugated(cube, s), Rotation::from_id(seen));
                        ASSERT_EQ(Layout::row_of(image), Layout::row_of(key));
                        if (layout.classes().stabiliser(Layout::row_of(key)) == 1) {
                            ASSERT_EQ(layout.entry_in_row(image), layout.entry_in_row(key));
                        }
                    }
                }
            }
}

TEST(Layout, a_conjugated_move_turns_the_conjugated_rotation) {
    for (Move move : moves_of(Play::slice))
        for (int id = 0; id < Symmetry::count; ++id) {
            const Symmetry s = Symmetry::from_id(id);
            const Turn turn = conjugated(move.turn(), s);
            ASSERT_EQ(cube_of(turn), conjugated(cube_of(move.turn()), s));
            for (Move other : moves_of(Play::slice))
                if (other.turn() == turn) {
                    ASSERT_EQ(Symmetry(other.rotation()), s.inverse() * Symmetry(move.rotation()) * s);
                }
        }
}

}  // namespace
}  // namespace trundle
