// The array toolkit against APL itself: each expectation is what an APL prints.
#include "represent/array.h"

#include <gtest/gtest.h>

namespace trundle {
namespace {

TEST(Array, indexing_keeps_an_axis_for_a_list_and_drops_it_for_a_number) {
    const Array w = iota({2, 3});
    EXPECT_EQ((w[{all, {3}}]), (Array{{2, 1}, {3, 6}}));
    EXPECT_EQ((w[{all, 3}]), (Array{{2}, {3, 6}}));
    EXPECT_EQ((w[{{2, 1, 2}, {3, 1}}]), (Array{{3, 2}, {6, 4, 3, 1, 6, 4}}));
    EXPECT_EQ((w[{2, 2}]), (Array{{}, {5}}));
}

TEST(Array, indexed_assignment_changes_the_named_cells_only) {
    EXPECT_EQ(iota({2, 3}).with({all, {3, 1}}, {{2, 2}, {10, 20, 30, 40}}), (Array{{2, 3}, {20, 2, 10, 40, 5, 30}}));
}

TEST(Array, transpose_moves_axis_k_to_axis_P_of_k) {
    EXPECT_EQ(transpose({2, 1}, iota({2, 3})), (Array{{3, 2}, {1, 4, 2, 5, 3, 6}}));
    // 2 3 1⍉2 3 4⍴⍳24 has the shape 4 2 3, and not 3 4 2, which would be the inverse.
    const Array w = transpose({2, 3, 1}, iota({2, 3, 4}));
    EXPECT_EQ(w.shape, (std::vector{4, 2, 3}));
    EXPECT_EQ((w[{4, 2, 3}].ravel[0]), 24);
    EXPECT_EQ((w[{2, 1, 3}].ravel[0]), 10);
}

TEST(Array, reverse_and_rotate_go_along_an_axis) {
    EXPECT_EQ(reverse(2, iota({2, 3})), (Array{{2, 3}, {3, 2, 1, 6, 5, 4}}));
    EXPECT_EQ(reverse(1, iota({2, 3})), (Array{{2, 3}, {4, 5, 6, 1, 2, 3}}));
    EXPECT_EQ(rotate({1, 1}, iota({2, 3})), (Array{{2, 3}, {2, 3, 1, 5, 6, 4}}));
    EXPECT_EQ(rotate({0, -1}, iota({2, 3})), (Array{{2, 3}, {1, 2, 3, 6, 4, 5}}));
    EXPECT_EQ(clockwise(iota({2, 2})), (Array{{2, 2}, {3, 1, 4, 2}}));
    EXPECT_EQ(counterclockwise(iota({2, 2})), (Array{{2, 2}, {2, 4, 1, 3}}));
}

TEST(Array, catenate_joins_along_an_axis_and_laminate_along_a_new_one) {
    EXPECT_EQ(catenate(2, {iota({2, 2}), {{2, 1}, {8, 9}}}), (Array{{2, 3}, {1, 2, 8, 3, 4, 9}}));
    EXPECT_EQ(catenate(1, {iota({1, 2}), iota({2, 2})}), (Array{{3, 2}, {1, 2, 1, 2, 3, 4}}));
    EXPECT_EQ(laminate({iota({2}), iota({2}), iota({2})}), (Array{{3, 2}, {1, 2, 1, 2, 1, 2}}));
}

TEST(Array, encode_gives_the_digits_and_decode_the_number_again) {
    const Array w{{2}, {135, 6}};
    EXPECT_EQ(encode(3, 10, w), (Array{{3, 2}, {1, 0, 3, 0, 5, 6}}));
    EXPECT_EQ(decode(10, encode(3, 10, w)), w);
    EXPECT_EQ(encode(2, 60, {{1}, {125}}), (Array{{2, 1}, {2, 5}}));
}

TEST(Array, reshape_enclose_and_disclose_keep_the_ravel) {
    EXPECT_EQ(reshape({2, 2}, iota({5})), iota({2, 2}));
    const Array nested = enclose(iota({2, 1, 2, 3}));
    EXPECT_EQ((disclose(nested[{2, 1, 2}])), (Array{{3}, {10, 11, 12}}));
    EXPECT_EQ(disclose(nested), iota({2, 1, 2, 3}));
    EXPECT_EQ((reverse(3, nested).ravel), (std::vector{4, 5, 6, 1, 2, 3, 10, 11, 12, 7, 8, 9}));
}

}  // namespace
}  // namespace trundle
