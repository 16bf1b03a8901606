// The formulas of the paper that do not turn a cube as printed, and those that were read back from a damaged scan.
#include <gtest/gtest.h>

#include <algorithm>

#include "represent/seven.h"

namespace trundle {
namespace {

// Every facelet another character, so that no two can be confused.
const Facelets54 distinct = each([](int number) { return static_cast<char>(number + 32); }, facelet_numbers);

Facelets54 turned_vector(Letter letter) { return turned<Vector>(distinct, {letter}); }

struct Printed {
    std::vector<int> to, from;
};
Facelets54 assigned(std::initializer_list<Printed> statements) {
    Facelets54 w = distinct;
    for (const Printed& s : statements) {
        const Facelets54 before = w;
        for (std::size_t i = 0; i < s.to.size(); ++i) w[{s.to[i]}] = before[{s.from[i]}];
    }
    return w;
}

TEST(Errata, vector_U_as_printed_is_not_a_turn_and_with_its_last_six_sources_exchanged_it_is) {
    const Printed face{{1, 2, 3, 4, 5, 6, 7, 8, 9}, {7, 4, 1, 8, 5, 2, 9, 6, 3}};
    const std::vector<int> sides{19, 20, 21, 28, 29, 30, 37, 38, 39, 46, 47, 48};
    EXPECT_NE(assigned({face, {sides, {37, 38, 39, 46, 47, 48, 19, 20, 21, 28, 29, 30}}}), turned_vector(Letter::U));
    EXPECT_EQ(assigned({face, {sides, {37, 38, 39, 46, 47, 48, 28, 29, 30, 19, 20, 21}}}), turned_vector(Letter::U));
}

TEST(Errata, vector_F_and_R_are_right_as_printed) {
    EXPECT_EQ(
        assigned({{{28, 29, 30, 31, 32, 33, 34, 35, 36}, {30, 33, 36, 29, 32, 35, 28, 31, 34}},
                  {{7, 8, 9, 10, 11, 12, 39, 42, 45, 46, 49, 52}, {46, 49, 52, 39, 42, 45, 9, 8, 7, 12, 11, 10}}}),
        turned_vector(Letter::F));
    EXPECT_EQ(
        assigned({{{46, 47, 48, 49, 50, 51, 52, 53, 54}, {48, 51, 54, 47, 50, 53, 46, 49, 52}},
                  {{3, 6, 9, 12, 15, 18, 19, 22, 25, 30, 33, 36}, {25, 22, 19, 30, 33, 36, 18, 15, 12, 3, 6, 9}}}),
        turned_vector(Letter::R));
}

TEST(Errata, visual_D_as_printed_turns_U_and_M_together) {
    // D: ⍵[I;I]←⌽⍉⍵[I;I←2+⍳7] ⋄ ⍵
    const auto cube = Visual::from_vector(distinct);
    const auto printed = Visual::square<Visual::Seven>(clockwise, cube);
    EXPECT_NE(printed, turned<Visual>(cube, {Letter::D}));
    EXPECT_EQ(printed, turned<Visual>(turned<Visual>(cube, {Letter::M}), {Letter::U}));
    // so that the printed M: U D Z with its bars would not be a turn of the middle layer either
    const auto back = Visual::square<Visual::Seven>(counterclockwise, Visual::Z(cube));
    EXPECT_NE(Visual::U_bar(back), turned<Visual>(cube, {Letter::M}));
}

TEST(Errata, visual_lacks_the_down_centre_and_not_the_back_one) {
    const auto shows = [](int number) {
        return std::find(Visual::map.ravel.begin(), Visual::map.ravel.end(), number) != Visual::map.ravel.end();
    };
    for (int number = 1; number <= 54; ++number) EXPECT_EQ(shows(number), number != number_of({Face::D, {0, -1, 0}}));
    EXPECT_TRUE(shows(number_of({Face::B, {0, 0, -1}})));
}

// 2 1 3⌽[1]⍵ would only roll the planes along; the transposition makes it a turn.
TEST(Errata, numeric_and_nested_need_the_transposition_that_the_scan_lost) {
    const Numeric::Cube& cube = solved<Numeric>;
    EXPECT_NE(decode<10>(encode<10, 10, 10>(reverse<1>(cube))(at<2, 1, 3>, all, all, all)),
              turned<Numeric>(cube, {Letter::X}));
    EXPECT_EQ(decode<10>(encode<10, 10, 10>(transpose<2, 1, 3>(reverse<1>(cube)))(at<2, 1, 3>, all, all, all)),
              turned<Numeric>(cube, {Letter::X}));
}

// The paper says it of Numeric and Nested: the same numbers transpose the cubies and permute their colours.
TEST(Errata, no_other_permutation_of_the_colours_goes_with_the_transposition_of_X) {
    const auto nested = Nested::from_vector(distinct);
    const auto moved = transpose<2, 1, 3>(reverse<1>(nested));
    const auto expected = turned<Nested>(nested, {Letter::X});
    EXPECT_EQ((Nested::permute_each<2, 1, 3>(moved)), expected);
    EXPECT_NE((Nested::permute_each<1, 2, 3>(moved)), expected);
    EXPECT_NE((Nested::permute_each<1, 3, 2>(moved)), expected);
    EXPECT_NE((Nested::permute_each<3, 2, 1>(moved)), expected);
    EXPECT_NE((Nested::permute_each<2, 3, 1>(moved)), expected);
    EXPECT_NE((Nested::permute_each<3, 1, 2>(moved)), expected);
}

}  // namespace
}  // namespace trundle
