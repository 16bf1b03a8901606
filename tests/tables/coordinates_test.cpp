#include "tables/coordinates/coordinates.h"

#include <gtest/gtest.h>

#include "tables/coordinates/inverse_views.h"
#include "tables/coordinates/large_rows.h"
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
            const WideView expected = wide_view_of(conjugated(inverse(cube), axes_seen[k]));
            ASSERT_EQ(static_cast<const View&>(views[k]), static_cast<const View&>(expected)) << seed << " " << k;
            ASSERT_EQ(views[k].corners, expected.corners) << seed << " " << k;
            ASSERT_EQ(inverse_views().slice_parity_of(cube, k), expected.slice_parity) << seed << " " << k;
        }
    }
}

constexpr std::array all_corner_groups{CornerGroups::split, CornerGroups::layers, CornerGroups::diagonals};

TEST(CornerGroups, are_as_many_as_there_are_ways_to_divide_eight) {
    constexpr std::array<std::size_t, 3> counts{35, 70, 315};
    for (const CornerGroups groups : all_corner_groups) {
        const CornerGrouping& grouping = grouping_of(groups);
        ASSERT_EQ(grouping.count(), counts[static_cast<std::size_t>(groups)]);
        for (std::size_t number = 0; number < grouping.count(); ++number)
            ASSERT_EQ(grouping.number_of(grouping.cube_with(number)), number);
    }
}

// What the turns of U and D leave alone is what makes a bound of a large table one better.
TEST(CornerGroups, and_slice_edges_are_kept_by_the_layers_of_their_axis) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Cube cube = SolvableCube::random(seed).cube();
        for (const Move move : moves_of(Play::slice)) {
            const Cube before = inverse(cube) * cube_of(move.turn());  // the solved end of a solution
            if (move.turn().axis() != Axis::y) continue;
            const Cube turned = inverse(before);
            EXPECT_EQ(slice_parity_of(turned), slice_parity_of(cube));
            for (const CornerGroups groups : all_corner_groups)
                EXPECT_EQ(grouping_of(groups).number_of(turned), grouping_of(groups).number_of(cube));
        }
    }
}

constexpr std::array large_minors{Pattern::Minor::split, Pattern::Minor::split_parity, Pattern::Minor::layers_parity,
                                  Pattern::Minor::diagonals, Pattern::Minor::diagonals_parity};

// A sight after some turns is what the row's representative sees of the turned cube.
template <std::size_t Moves>
void compare_sights(Play play, Pattern::Minor minor) {
    const Layout layout({play, Pattern::Major::flips, minor, false, Pattern::Coding::capped});
    const LargeRows<Moves> rows(layout);
    for (std::uint64_t seed = 0; seed < 30; ++seed)
        for (std::size_t axis = 0; axis < axis_count; ++axis) {
            Cube cube = SolvableCube::random(seed).cube();
            Sight sight = rows.sight_of(wide_view_of(conjugated(cube, axes_seen[axis])));
            for (std::size_t move = 0; move < moves_of(play).size(); ++move) {
                sight = rows.after(sight, axis, move);
                cube = cube * cube_of(moves_of(play)[move].turn());
                const Cube seen = conjugated(cube, axes_seen[axis]);
                const Cube as_row = conjugated(seen, layout.reduction().symmetry(sight.symmetry));
                const Key key = layout.key_of(as_row, {});
                ASSERT_EQ(layout.classes().representative(sight.row), view_of(as_row).flip_slice());
                ASSERT_EQ(rows.entry_of(sight), key.beside * layout.minor_count() + key.minor);
                if (layout.classes().stabiliser(sight.row) == 1) {
                    ASSERT_EQ(rows.entry_of(sight), layout.entry_in_row(layout.key_of(seen, {})));
                }
            }
        }
}

TEST(LargeRows, turning_a_sight_is_turning_the_cube) {
    for (const Pattern::Minor minor : large_minors) compare_sights<18>(Play::face, minor);
    compare_sights<18>(Play::quarter, Pattern::Minor::layers_parity);
    compare_sights<27>(Play::slice, Pattern::Minor::diagonals_parity);
    compare_sights<45>(Play::axial, Pattern::Minor::diagonals_parity);
}

// What the builder makes of an entry is the entry of the turned cube.
TEST(Layout, halves_of_neighbours_are_the_entries_of_turned_cubes) {
    for (const Pattern::Minor minor : large_minors) {
        const Layout layout({Play::face, Pattern::Major::flips, minor, false, Pattern::Coding::capped});
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Cube cube = SolvableCube::random(seed).cube();
            const Key key = layout.key_of(cube, {});
            const std::size_t row = Layout::row_of(key);
            const std::size_t symmetry = Classes::symmetry_of(key.place);
            const Cube home = conjugated(cube, layout.reduction().symmetry(symmetry));
            const Key at = layout.key_of(home, {});
            for (std::size_t move = 0; move < moves_of(Play::face).size(); ++move) {
                const std::uint32_t place = layout.place_after(row, move);
                const std::size_t through = Classes::symmetry_of(place);
                const std::size_t shape = layout.shape_of(row, layout.turn_of(move), through);
                const Layout::Halves halves = layout.neighbour(shape, moves_of(Play::face)[move], through);
                const Cube turned = home * cube_of(layout.turn_of(move));
                ASSERT_EQ(halves.first[at.beside] + halves.second[at.minor],
                          layout.entry_in_row(layout.key_of(turned, {})))
                    << name_of(layout.pattern()) << " " << seed << " " << move;
            }
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
