// The formulas of the paper that do not turn a cube as printed, and those that were read back from a damaged scan.
#include <gtest/gtest.h>

#include <algorithm>

#include "represent/cells.h"

namespace trundle {
namespace {

// Every facelet another character, so that no two can be confused.
const Colours54 distinct = [] {
    Colours54 colours{};
    for (std::size_t i = 0; i < colours.size(); ++i) colours[i] = static_cast<char>(i + 33);
    return colours;
}();

Array laid_out_array(Form form, const Colours54& colours) {
    const Cells cells = laid_out(form, colours);
    const Definition& definition = definition_of(form);
    return {definition.shape, {cells.begin(), cells.end()}, form == Form::nested ? 3 : 1};
}
Array turned(Form form, Letter letter, Array w) {
    Cells cells(w.ravel.begin(), w.ravel.end());
    turn(form, cells, {letter});
    w.ravel.assign(cells.begin(), cells.end());
    return w;
}
Array turned_vector(Letter letter) { return turned(Form::vector, letter, laid_out_array(Form::vector, distinct)); }

struct Printed {
    std::vector<int> to, from;
};
Array assigned(std::initializer_list<Printed> statements) {
    Array w = laid_out_array(Form::vector, distinct);
    for (const Printed& s : statements) w = w.with({s.to}, w[{s.from}]);
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
    const std::vector<int> i{3, 4, 5, 6, 7, 8, 9};
    const Array cube = laid_out_array(Form::visual, distinct);
    const Array printed = cube.with({i, i}, clockwise(cube[{i, i}]));
    EXPECT_NE(printed, turned(Form::visual, Letter::D, cube));
    EXPECT_EQ(printed, turned(Form::visual, Letter::U, turned(Form::visual, Letter::M, cube)));
}

TEST(Errata, visual_lacks_the_down_centre_and_not_the_back_one) {
    const std::vector<int> map = definition_of(Form::visual).map.ravel;
    const auto shows = [&](int number) { return std::find(map.begin(), map.end(), number) != map.end(); };
    for (int number = 1; number <= 54; ++number) EXPECT_EQ(shows(number), number != number_of({Face::D, {0, -1, 0}}));
    EXPECT_TRUE(shows(number_of({Face::B, {0, 0, -1}})));
}

// 2 1 3⌽[1]⍵ would only roll the planes along; the transposition makes it a turn.
TEST(Errata, numeric_and_nested_need_the_transposition_that_the_scan_lost) {
    const Array cube = laid_out_array(Form::numeric, to_colours(to_facelets(World{})));
    const std::vector<int> p{2, 1, 3};
    EXPECT_NE(decode(10, encode(3, 10, reverse(1, cube))[{p, all, all, all}]), turned(Form::numeric, Letter::X, cube));
    EXPECT_EQ(decode(10, encode(3, 10, transpose(p, reverse(1, cube)))[{p, all, all, all}]),
              turned(Form::numeric, Letter::X, cube));
}

// The paper says it of Numeric and Nested: the same numbers transpose the cubies and permute their colours.
TEST(Errata, no_other_permutation_of_the_colours_goes_with_the_transposition_of_X) {
    const Array nested = laid_out_array(Form::nested, distinct);
    const Array moved = disclose(transpose({2, 1, 3}, reverse(1, nested)));
    const Array expected = disclose(turned(Form::nested, Letter::X, nested));
    std::vector<int> p{1, 2, 3};
    do EXPECT_EQ((moved[{all, all, all, p}] == expected), (p == std::vector{2, 1, 3}));
    while (std::next_permutation(p.begin(), p.end()));
}

// The paper's bars: an axis reversed after the transposition in place of before it.
TEST(Errata, the_printed_inverses_of_nested_are_three_turns) {
    const Array w = laid_out_array(Form::nested, distinct);
    const auto permuted = [&](std::vector<int> p) { return enclose(disclose(w)[{all, all, all, p}]); };
    const auto thrice = [&](Letter letter) {
        return turned(Form::nested, letter, turned(Form::nested, letter, turned(Form::nested, letter, w)));
    };
    EXPECT_EQ(transpose({2, 1, 3}, reverse(2, permuted({2, 1, 3}))), thrice(Letter::X));
    EXPECT_EQ(transpose({3, 2, 1}, reverse(1, permuted({3, 2, 1}))), thrice(Letter::Y));
    EXPECT_EQ(transpose({1, 3, 2}, reverse(3, permuted({1, 3, 2}))), thrice(Letter::Z));
}

}  // namespace
}  // namespace trundle
