// The paper's way of talking: expressions from right to left, and errors that point.
#include <gtest/gtest.h>
#include <trundle/notation.h>
#include <trundle/represent.h>

namespace trundle {
namespace {

std::string said(std::string_view text, AplRequest request = {}) {
    request.text = text;
    const Result<AplValue> value = evaluate_apl(request, {});
    if (!value) return value.error().code + " at " + std::to_string(value.error().at.value_or(9999));
    std::string letters;
    for (const LetterMove move : value->moves) letters += to_text(move);
    return letters;
}

TEST(Apl, expressions_are_done_from_right_to_left) {
    EXPECT_EQ(said("CUBE\u2190R CUBE"), "R");
    EXPECT_EQ(said("CUBE<-B F L R CUBE"), "RLFB");
    EXPECT_EQ(said("R\u0305 L\u0304 F' B\u2019 CUBE"), "B'F'L'R'");
    EXPECT_EQ(said("b f l r cube"), "RLFB");
    EXPECT_EQ(said("CUBE"), "");
    EXPECT_EQ(said(""), "");
}

TEST(Apl, do_reads_letters_from_left_to_right) {
    EXPECT_EQ(said("CUBE DO 'FDFDRDR'"), "FDFDRDR");
    EXPECT_EQ(said("(R CUBE) DO 'F'D'F'"), "RF'D'F");
    EXPECT_EQ(said("X (CUBE DO \"R U'\") DO \"L\""), "RU'LX");
    EXPECT_EQ(said("DO F'D'FD"), "F'D'FD");
    EXPECT_EQ(said("CUBE DO INVERSE 'RU'F'"), "F'UR'");
    EXPECT_EQ(said("INVERSE RUF"), "F'U'R'");
    EXPECT_EQ(said("\"RR'UU'\" INVERSE \"RU'\""), "UR'");
}

TEST(Apl, tools_and_definitions_are_functions) {
    EXPECT_EQ(said("SWITCH TWIST CUBE"), "RDDR'D'RD'R'DDF'D'FDRDR'");
    EXPECT_EQ(said("SWITCH TWIST"), "F'D'FDRDR'RDDR'D'RD'R'DD");  // without CUBE, one after the other
    EXPECT_EQ(said("SWITCH: \u03c9 DO 'RU'\nSWITCH SWITCH CUBE"), "RURU");
    EXPECT_EQ(said("TRIO: R U R w \u22c4 TRIO' TRIO CUBE"), "RURR'U'R'");
    EXPECT_EQ(said("Y\u0304: Y Y Y \u2375 \u22c4 Y' CUBE"), "YYY");
    EXPECT_EQ(said("BOTH: (\u2375 DO \u237a) DO \u237a \u22c4 'RU' BOTH CUBE"), "RURU");
    EXPECT_EQ(said("LETTERS<-'RU'\nCUBE<-CUBE DO LETTERS\nL CUBE"), "RUL");
    EXPECT_EQ(said("CYCLE' CUBE"), "M'LLMLL");
    EXPECT_EQ(said("SNAP' CUBE"), "MF'M'F");
}

TEST(Apl, chance_takes_as_many_letters_as_the_number_says) {
    EXPECT_EQ(said("CUBE DO 5 RANDOM 'U'"), "UUUUU");
    EXPECT_EQ(said("CUBE DO RANDOM 'U'").size(), 17u);
    EXPECT_EQ(said("CUBE DO 40 RANDOM 'UD'", {.seed = 3}), said("CUBE DO 40 RANDOM 'UD'", {.seed = 3}));
    EXPECT_NE(said("CUBE DO 40 RANDOM 'UD'", {.seed = 3}), said("CUBE DO 40 RANDOM 'UD'", {.seed = 4}));
    EXPECT_EQ(said("SCRAMBLE CUBE", {.count = 3, .seed = 1}).empty(), false);
    // Chance is asked anew each time.
    EXPECT_NE(said("INVERSE 40 RANDOM 'UD'", {.seed = 3}),
              said("A<-40 RANDOM 'UD'\nINVERSE 40 RANDOM 'UD'", {.seed = 3}));
}

TEST(Apl, errors_point_at_their_place) {
    EXPECT_EQ(said("R Q CUBE"), "unknown_name at 2");
    EXPECT_EQ(said("R CUBE\nCUBE DO 'RQ'"), "unknown_letter at 17");
    EXPECT_EQ(said("CUBE DO 'RU"), "open_quote at 8");
    EXPECT_EQ(said("(CUBE DO 'R') DO 'U'"), "unknown_letter at 12");  // to the last quote of the statement
    EXPECT_EQ(said("CUBE DO \"RU"), "open_quote at 8");
    EXPECT_EQ(said("(R CUBE"), "parenthesis at 0");
    EXPECT_EQ(said("R CUBE)"), "parenthesis at 6");
    EXPECT_EQ(said("R ()"), "parenthesis at 3");
    EXPECT_EQ(said("CUBE CUBE"), "no_function at 0");
    EXPECT_EQ(said("CUBE DO CUBE"), "argument at 5");
    EXPECT_EQ(said("R 'U'"), "argument at 0");
    EXPECT_EQ(said("CUBE R CUBE"), "argument at 5");
    EXPECT_EQ(said("CUBE +"), "unknown_sign at 5");
    EXPECT_EQ(said("AGAIN: AGAIN w\nAGAIN CUBE"), "argument at 7");
    EXPECT_EQ(said("B<-"), "unfinished at 3");
    EXPECT_EQ(said("17"), "argument at 0");
    EXPECT_EQ(said("CUBE DO 2000000 RANDOM 'U'"), "too_long at 16");
    EXPECT_EQ(said("\xff CUBE"), "unknown_sign at 0");
}

TEST(Apl, doubling_definitions_do_not_fill_the_memory) {
    std::string text = "A: R R w\n";
    for (char name = 'G'; name < 'Z'; ++name)  // each twice the one before
        text += "N" + std::string(1, name) + ": " +
                (name == 'G' ? std::string("A A w")
                             : "N" + std::string(1, static_cast<char>(name - 1)) + " N" +
                                   std::string(1, static_cast<char>(name - 1)) + " w") +
                "\n";
    EXPECT_EQ(said(text + "NW CUBE").substr(0, 8), "too_long");
}

TEST(Apl, an_array_that_cannot_say_a_move_says_where) {
    EXPECT_EQ(said("R C CUBE", {.on = Form::composite}), "no_such_move at 2");
    EXPECT_EQ(said("CUBE DO 'RUH'", {.on = Form::visual}), "RUH");
    EXPECT_EQ(said("CUBE DO 'RUX'", {.on = Form::composite}), "no_such_move at 11");
    EXPECT_EQ(said("CUBE DO 'RUX'", {.on = Form::nested}), "RUX");
}

TEST(Apl, any_text_is_a_value_or_an_error_with_its_place) {
    constexpr std::array<std::string_view, 24> pieces{
        "R",  "U'", "CUBE",   "DO",      "'",      "\"", "(", ")",    "w", "a",      ":",    "<-",
        "\n", "17", "SWITCH", "INVERSE", "RANDOM", "A",  " ", "'RU'", "Q", "\u22c4", "\xcc", "SCRAMBLE"};
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        std::string text;
        for (const Move move : random_moves(MoveSet::slice(), 1 + seed % 12, seed)) {
            text += pieces[move.raw() * 31u % pieces.size()];
            text += seed % 3 == 0 ? "" : " ";
        }
        const Result<AplValue> value = evaluate_apl({.text = text, .seed = seed}, {});
        EXPECT_TRUE(value ? value->moves.size() <= max_apl_moves : value.error().at.value_or(9999) <= text.size())
            << text;
    }
}

TEST(Apl, work_that_is_stopped_ends) {
    const std::atomic<bool> stop = true;
    EXPECT_EQ(evaluate_apl({"R CUBE"}, {.stop = &stop}).error().fault, Fault::stopped);
}

}  // namespace
}  // namespace trundle
