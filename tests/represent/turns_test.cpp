// The seven against geometry and against each other.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "represent/cells.h"
#include "shared.h"

namespace trundle {
namespace {

class EachForm : public testing::TestWithParam<Form> {};
INSTANTIATE_TEST_SUITE_P(Seven, EachForm, testing::ValuesIn(all_forms),
                         [](const auto& form) { return "form_" + std::string(name_of(form.param)); });

std::vector<LetterMove> all_moves() {
    std::vector<LetterMove> moves;
    for (std::size_t i = 0; i < letter_count; ++i)
        for (bool inverse : {false, true}) moves.push_back({static_cast<Letter>(i), inverse});
    return moves;
}

// A random cube in a random orientation. Where the up and down centres lie is part of it.
Facelets random_facelets(Random& random) {
    const Rotation rotation = Rotation::from_id(static_cast<int>(random.below(Rotation::count)));
    return to_facelets(World{SolvableCube::random(random.next()), {rotation, {}}});
}

Cells turned(Form form, Cells cells, LetterMove move) {
    turn(form, cells, move);
    return cells;
}

bool composite_may_turn(LetterMove move) { return ArrayCube(Form::composite).may_turn(move.letter); }

TEST_P(EachForm, every_move_and_its_inverse_is_that_of_the_geometry_on_random_states) {
    std::vector<LetterMove> moves;
    for (LetterMove move : all_moves())
        if (ArrayCube(GetParam()).may_turn(move.letter)) moves.push_back(move);
    Random random(3);
    for (int state = 0; state < in_tier(500, 10'000); ++state) {
        const Facelets before = random_facelets(random);
        const Cells cube = laid_out(GetParam(), to_colours(before));
        for (LetterMove move : moves) {
            const Facelets after = trundle::after(before, to_move(move));
            // The whole array, duplicated cells included, not only the facelets that can be read back.
            ASSERT_EQ(turned(GetParam(), cube, move), laid_out(GetParam(), to_colours(after))) << to_text(move);
            ASSERT_EQ(from_colours(collected(GetParam(), turned(GetParam(), cube, move))), after) << to_text(move);
        }
    }
}

TEST_P(EachForm, goes_to_the_54_vector_and_back_without_loss) {
    Random random(4);
    for (int state = 0; state < in_tier(1'000, 10'000); ++state) {
        const Colours54 colours = to_colours(random_facelets(random));
        ASSERT_EQ(collected(GetParam(), laid_out(GetParam(), colours)), colours);
    }
    EXPECT_EQ(ArrayCube(GetParam()).facelets(), to_facelets(World{}));
}

TEST_P(EachForm, four_quarters_change_nothing_and_a_move_then_its_inverse_neither) {
    Random random(5);
    const Cells cube = laid_out(GetParam(), to_colours(random_facelets(random)));
    for (LetterMove move : all_moves()) {
        if (!ArrayCube(GetParam()).may_turn(move.letter)) continue;
        auto four = cube;
        for (int i = 0; i < 4; ++i) four = turned(GetParam(), four, move);
        EXPECT_EQ(four, cube) << to_text(move);
        EXPECT_EQ(turned(GetParam(), turned(GetParam(), cube, move), {move.letter, !move.inverse}), cube)
            << to_text(move);
    }
}

TEST(Seven, only_composite_lacks_moves_and_they_are_X_Y_C_H) {
    for (Form form : all_forms)
        EXPECT_EQ(features_of(form).moves, form == Form::composite ? "LRBFUMDZ" : "LCRBHFUMDXYZ") << name_of(form);
}

rc::Gen<std::vector<LetterMove>> sequences() {
    return rc::gen::container<std::vector<LetterMove>>(rc::gen::elementOf(all_moves()));
}

RC_GTEST_PROP(Seven, agree_with_each_other_and_with_the_engine_after_any_sequence, ()) {
    const std::vector<LetterMove> sequence = *sequences();
    World world;
    for (LetterMove move : sequence) world = after(world, to_move(move));
    const bool composite = std::all_of(sequence.begin(), sequence.end(), composite_may_turn);
    for (Form form : all_forms)
        if (form != Form::composite || composite) RC_ASSERT(turned(form, sequence) == to_facelets(world));
}

RC_GTEST_PROP(Seven, agree_after_any_sequence_that_all_of_them_can_say, ()) {
    std::vector<LetterMove> sayable;
    for (LetterMove move : all_moves())
        if (composite_may_turn(move)) sayable.push_back(move);
    const auto sequence = *rc::gen::container<std::vector<LetterMove>>(rc::gen::elementOf(sayable));
    for (Form form : all_forms) RC_ASSERT(turned(form, sequence) == turned(Form::vector, sequence));
}

RC_GTEST_PROP(Seven, a_sequence_then_its_INVERSE_changes_nothing, ()) {
    std::vector<LetterMove> sequence = *sequences();
    const std::vector<LetterMove> back = inverted(sequence);
    sequence.insert(sequence.end(), back.begin(), back.end());
    for (Form form : all_forms)
        if (form != Form::composite) RC_ASSERT(turned(form, sequence) == to_facelets(World{}));
}

TEST(Seven, face_turns_by_pieces_are_those_of_the_arrays) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const std::vector<LetterMove> moves = scramble(seed, 30);
        std::vector<Turn> turns;
        for (LetterMove move : moves) turns.push_back(to_move(move).turn());
        for (Form form : all_forms) EXPECT_EQ(turned(form, moves), turned_by_pieces(turns)) << name_of(form);
    }
}

TEST(Letters, are_the_moves_of_WCA_as_the_facts_have_them) {
    const std::array<std::pair<Letter, Move>, letter_count> expected{{
        {Letter::L, Move::face(Face::L, 1)},
        {Letter::C, {Axis::x, Move::middle, -1}},  // M
        {Letter::R, Move::face(Face::R, -1)},
        {Letter::B, Move::face(Face::B, 1)},
        {Letter::H, {Axis::z, Move::middle, -1}},  // S'
        {Letter::F, Move::face(Face::F, -1)},
        {Letter::U, Move::face(Face::U, 1)},
        {Letter::M, {Axis::y, Move::middle, 1}},  // E'
        {Letter::D, Move::face(Face::D, -1)},
        {Letter::X, {Axis::x, Move::all, -1}},
        {Letter::Y, {Axis::z, Move::all, -1}},
        {Letter::Z, {Axis::y, Move::all, 1}},
    }};
    for (const auto& [letter, move] : expected) {
        EXPECT_EQ(to_move({letter}), move);
        EXPECT_EQ(to_move({letter, true}), move.inverse());
        EXPECT_EQ(to_letters(move), std::vector{LetterMove{letter}});
        EXPECT_EQ(to_letters(move.inverse()), (std::vector{LetterMove{letter, true}}));
    }
}

TEST(Letters, say_every_move_of_layers) {
    for (Axis axis : all_axes)
        for (int layers = 1; layers <= Move::all; ++layers)
            for (int quarters = 0; quarters < 4; ++quarters) {
                const Move move(axis, layers, quarters);
                EXPECT_EQ(turned(Form::vector, to_letters(move)), after(to_facelets(World{}), move));
            }
}

TEST(ArrayCube, composite_says_which_move_it_cannot_say) {
    for (Letter letter : {Letter::X, Letter::Y, Letter::C, Letter::H}) {
        ArrayCube cube(Form::composite);
        const std::array moves{to_move({Letter::L}), to_move({letter})};
        const std::optional<Error> error = cube.turn(moves);
        ASSERT_TRUE(error);
        EXPECT_EQ(error->code, "no_such_move");
        EXPECT_NE(error->message.find("composite cannot say " + to_text(LetterMove{letter})), std::string::npos);
    }
}

TEST(ArrayCube, follows_moves_that_name_faces_of_the_cube) {
    const Moves crawl = random_moves(MoveSet::crawler(), 100, 1);
    for (Form form : all_forms) {
        if (form == Form::composite) continue;
        ArrayCube cube(form);
        EXPECT_FALSE(cube.turn(crawl));
        EXPECT_EQ(cube.facelets(), to_facelets(after(World{}, crawl))) << name_of(form);
    }
}

TEST(ArrayCube, holds_and_turns_each_form) {
    Random random(6);
    for (Form form : all_forms) {
        const Facelets before = random_facelets(random);
        ArrayCube cube(form, before);
        const std::array moves{to_move({Letter::U}), to_move({Letter::M, true}), to_move({Letter::F})};
        EXPECT_EQ(cube.form(), form);
        EXPECT_EQ(cube.facelets(), before);
        EXPECT_FALSE(cube.turn(moves));
        Facelets expected = before;
        for (Move move : moves) expected = after(expected, move);
        EXPECT_EQ(cube.facelets(), expected) << name_of(form);
        std::size_t count = 1;
        for (int extent : cube.nested()) count *= static_cast<std::size_t>(extent);
        EXPECT_EQ(cube.cells().size(), count);
    }
}

TEST(ArrayText, what_is_drawn_reads_back_the_same) {
    Random random(8);
    for (Form form : all_forms)
        for (int i = 0; i < 100; ++i) {
            const Facelets facelets = random_facelets(random);
            const std::string text = to_text(ArrayCube(form, facelets).draw());
            const Result<World> world = parse_array(text);
            ASSERT_TRUE(world) << text << world.error().message;
            EXPECT_EQ(to_facelets(*world), facelets) << text;
            EXPECT_TRUE(parse_array("\n" + text.substr(0, text.find_last_not_of(" \n") + 1) + "\r\n")) << text;
        }
}

TEST(ArrayText, says_what_is_wrong) {
    const auto code = [](const std::string& text) {
        const Result<World> world = parse_array(text);
        return world ? "read" : world.error().code;
    };
    for (Form form : all_forms) {
        std::string text = to_text(ArrayCube(form).draw());
        const std::size_t at = text.find_first_not_of(" ");
        text[at] = 'X';
        EXPECT_EQ(code(text), "unknown_letter") << text;
        EXPECT_EQ(parse_array(text).error().at, at);
    }
    EXPECT_EQ(code("WWWWWWWWWBBBBBBBBBRRRRRRRRROOOOOOOOOGGGGGGGGGYYYYYYYYW"), "colour_count");
    EXPECT_EQ(code("BWWWWWWWWWWW\nGGGOOOYYYRRR\nGGGOOOYYYRRR\nGGGOOOYYYRRR\nBBBBBBBBBBBB"), "duplicate");
    EXPECT_EQ(code("WWWWWWWWWWWW\nGGGOOOYYYRRR\nGGGOOOYOYRRR\nGGGOOOYYYRRR\nBBBBBBBBBBBB"), "centres");
    for (const char* text : {"", "R U R' U'", "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", "W", "\n\n135"})
        EXPECT_EQ(code(text), "no_array") << text;
}

RC_GTEST_PROP(ArrayText, no_text_breaks_the_parser, (const std::string& text)) { (void)parse_array(text); }

}  // namespace
}  // namespace trundle
