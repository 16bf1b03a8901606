// Other sizes, the ragged variant, and other layouts.
#include <gtest/gtest.h>
#include <trundle/represent.h>

namespace trundle {
namespace {

constexpr std::array sized_forms{Form::numeric, Form::vector, Form::four_d, Form::nested};

SizedArray after_layers(Form form, int size, std::string_view text) {
    SizedArray array = *SizedArray::solved(form, size);
    const Result<std::vector<LayerMove>> moves = parse_layers(text, size);
    for (const LayerMove move : *moves) array.turn(move);
    return array;
}

TEST(Sized, the_four_arrays_agree_on_every_size) {
    for (int size = 2; size <= 6; ++size) {
        const std::string text = size > 3 ? "R 2R U' 2L B 2D' X F 2B Y' 3U Z" : "R U' L B D' X F Y' Z";
        const std::string expected = after_layers(Form::vector, size, text).facelets();
        for (const Form form : sized_forms) EXPECT_EQ(after_layers(form, size, text).facelets(), expected) << size;
    }
}

TEST(Sized, three_layers_are_the_cube_of_the_paper) {
    const std::string_view text = "LCRBHFUMDXYZ";
    for (const Form form : sized_forms) {
        SizedArray array = *SizedArray::solved(form, 3);
        ArrayCube cube(form);
        for (std::size_t i = 0; i < text.size(); ++i) {
            array.turn((*parse_layers(text.substr(i, 1), 3))[0]);
            cube.turn(LetterMove{static_cast<Letter>(i)});
            EXPECT_EQ(to_text(array.draw()), to_text(cube.draw())) << text[i];
        }
    }
}

// The corners of a cube of any size turn as a 2x2x2 does; with both inner layers as one, 4x4x4 is 3x3x3.
TEST(Sized, larger_cubes_contain_smaller_ones) {
    const auto facelet = [](const std::string& all, int size, int face, int row, int column) {
        return all[static_cast<std::size_t>((face * size + row) * size + column)];
    };
    const std::string two = after_layers(Form::vector, 2, "R U' F L D B'").facelets();
    const std::string four = after_layers(Form::vector, 4, "R U' F L D B'").facelets();
    for (int face = 0; face < 6; ++face)
        for (int row = 0; row < 2; ++row)
            for (int column = 0; column < 2; ++column)
                EXPECT_EQ(facelet(two, 2, face, row, column), facelet(four, 4, face, 3 * row, 3 * column));
    const std::string three = after_layers(Form::vector, 3, "R C U' M' F H").facelets();
    const std::string paired = after_layers(Form::vector, 4, "R 2R 2L U' 2U' 2D' F 2F 2B").facelets();
    for (int face = 0; face < 6; ++face)
        for (int row = 0; row < 4; ++row)
            for (int column = 0; column < 4; ++column)
                EXPECT_EQ(facelet(three, 3, face, (row + 1) / 2, (column + 1) / 2),
                          facelet(paired, 4, face, row, column));
}

TEST(Sized, periods_are_those_that_are_known) {
    const auto period = [](Form form, int size, std::string_view text) {
        return *period_of(*SizedArray::solved(form, size), *parse_layers(text, size), {});
    };
    for (const Form form : sized_forms) {
        for (int size = 2; size <= 5; ++size)
            for (const std::string_view text : {"R", "U'", "X", "2L"}) EXPECT_EQ(period(form, size, text), 4) << text;
        EXPECT_EQ(period(form, 3, "R'U"), 105);  // the paper's R' is R
        EXPECT_EQ(period(form, 2, "R'U"), 15);
        EXPECT_EQ(period(form, 3, "RU"), 63);
    }
    EXPECT_EQ(period(Form::numeric, 4, "R'U"), period(Form::vector, 4, "R'U"));
}

TEST(Sized, inverses_undo) {
    for (const Form form : sized_forms)
        for (int size = 2; size <= 5; ++size)
            EXPECT_EQ(after_layers(form, size, "R U F' X F' X F' X'X'F'F'F'F' F F F F U' R'"),
                      after_layers(form, size, "R U F'X F'X F'X'X' U'R'"));
}

TEST(Sized, what_is_no_layer_is_told_with_its_place) {
    EXPECT_EQ(parse_layers("R Q", 4).error().at, 2u);
    EXPECT_EQ(parse_layers("C", 4).error().code, "unknown_layer");
    EXPECT_EQ(parse_layers("3L", 2).error().code, "unknown_layer");
    EXPECT_EQ(parse_layers("2X", 4).error().code, "unknown_layer");
    EXPECT_EQ(parse_layers("2", 4).error().code, "unknown_layer");
    EXPECT_EQ(*parse_layers("3L", 5), *parse_layers("C", 5));
    for (const Form form : {Form::local, Form::composite, Form::visual})
        EXPECT_EQ(SizedArray::solved(form, 4).error().code, "no_such_size");
    EXPECT_EQ(SizedArray::solved(Form::vector, 1).error().code, "size");
}

TEST(Ragged, turns_as_nested_does_and_has_no_jots) {
    RaggedCube ragged;
    ArrayCube nested(Form::nested);
    const Moves moves = random_moves(MoveSet::slice(), 40, 7);
    for (const Move move : moves) {
        ASSERT_FALSE(ragged.turn({&move, 1}));
        ASSERT_FALSE(nested.turn({&move, 1}));
        EXPECT_EQ(ragged.facelets(), nested.facelets());
    }
    std::array<int, 4> of_length{};
    for (const std::string& cell : ragged.cells()) ++of_length[cell.size()];
    EXPECT_EQ(of_length, (std::array{1, 6, 12, 8}));
}

TEST(Layout, side_by_side_has_the_same_letters_in_fewer_lines) {
    for (const Form form : all_forms) {
        const std::string paper = to_text(ArrayCube(form).draw());
        const std::string side = to_text(ArrayCube(form).draw(ArrayLayout::side));
        const auto sorted = [](std::string text) {
            std::erase_if(text, [](char c) { return c == ' ' || c == '\n'; });
            std::sort(text.begin(), text.end());
            return text;
        };
        EXPECT_EQ(sorted(paper), sorted(side));
        EXPECT_LE(std::count(side.begin(), side.end(), '\n'), form == Form::visual || form == Form::composite ? 11 : 3);
    }
    EXPECT_EQ(to_text(ArrayCube(Form::local).draw(ArrayLayout::side)).substr(0, 39),
              "WWW    BBB    RRR    OOO    GGG    YYY\n");
    EXPECT_EQ(to_text(ArrayCube(Form::visual).draw(ArrayLayout::plain)).substr(0, 12), "B    B    B\n");
}

}  // namespace
}  // namespace trundle
