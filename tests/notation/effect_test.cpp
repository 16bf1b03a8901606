// What notations mean, as the 54 facelets of a moved cube.
#include <gtest/gtest.h>
#include <trundle/notation.h>
#include <trundle/view.h>

namespace trundle {
namespace {

std::string facelets_after(std::string_view text, Notation notation) {
    const Result<Moves> moves = parse(text, notation);
    if (!moves) return moves.error().message;
    return to_text(to_facelets(after(World{}, *moves)));
}
std::string wca(std::string_view text) { return facelets_after(text, Notation::wca); }
std::string path(std::string_view text) { return facelets_after(text, Notation::path); }
std::string apl(std::string_view text) { return facelets_after(text, Notation::apl); }
std::string crawl(std::string_view text) { return facelets_after(text, Notation::crawl); }

// Facelets by the plain map of layers of the world, which knows neither pieces nor frames.
std::string mapped(std::string_view text) {
    Facelets facelets = to_facelets(World{});
    const Result<Moves> moves = parse(text, Notation::wca);
    for (Move move : *moves) {
        const Facelets before = facelets;
        const FaceletMap map = facelet_map(move);
        for (std::size_t i = 0; i < facelet_count; ++i) facelets[map[i]] = before[i];
    }
    return to_text(facelets);
}

TEST(Notation, wide_moves_and_rotations_are_faces_and_slices) {
    const std::vector<std::pair<std::string, std::string>> identities{
        {"Rw", "(R M')"}, {"Lw", "(L M)"},    {"Uw", "(U E')"},   {"Dw", "(D E)"},  {"Fw", "(F S)"},
        {"Bw", "(B S')"}, {"x", "(R M' L')"}, {"y", "(U E' D')"}, {"z", "(F S B')"}};
    for (const auto& [whole, parts] : identities)
        for (const std::string amount : {"", "'", "2"}) {
            SCOPED_TRACE(whole + amount);
            EXPECT_EQ(wca(whole + amount), wca(parts + amount));
            EXPECT_EQ(wca("R U F " + whole + amount), mapped("R U F " + parts + amount));
        }
}

TEST(Notation, known_algorithms_do_what_they_are_known_for) {
    const std::string solved = wca("");
    const std::string t_permutation = "R U R' U' R' F R2 U' R' U' R U R' F'";
    EXPECT_NE(wca(t_permutation), solved);
    EXPECT_EQ(wca(t_permutation + t_permutation), solved);
    EXPECT_EQ(wca("[R, U]6"), solved);
    EXPECT_EQ(wca("(R U)105"), solved);
    EXPECT_NE(wca("(R U)35"), solved);
    EXPECT_EQ(wca("M2 E2 S2"), wca("R2 L2 U2 D2 F2 B2"));
    EXPECT_EQ(wca("R"), "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB");
}

TEST(Notation, the_path_letters_are_the_standard_ones_but_for_the_equator) {
    EXPECT_EQ(path("l+r+u+d+f+b+m+s+"), wca("L R U D F B M S"));
    EXPECT_EQ(path("e+"), wca("E'"));
    EXPECT_EQ(path("e-"), wca("E"));
    EXPECT_EQ(path("LRUDFB"), path("MES"));
}

TEST(Notation, the_letters_of_the_paper_are_these_moves) {
    EXPECT_EQ(apl("L C R B H F U M D X Y Z"), wca("L M R' B S' F' U E' D' x' z' y"));
    EXPECT_EQ(apl("L C R"), apl("X"));
    EXPECT_EQ(apl("B H F"), apl("Y"));
    EXPECT_EQ(apl("U M D"), apl("Z"));
    EXPECT_EQ(apl("X\u0304"), apl("X X X"));
}

TEST(Notation, an_apl_expression_applies_right_to_left) {
    const Result<Moves> moves = parse_apl_expression("B F L R'");
    EXPECT_EQ(*moves, *parse("R' L F B", Notation::apl));
    EXPECT_EQ(parse_apl_expression("B F Q").error().at, 4u);
}

TEST(Notation, spin2_is_the_turn_D_and_the_rotation_y) {
    EXPECT_EQ(crawl("spin2"), wca("D y"));
    EXPECT_EQ(crawl("spin2"), wca("U E'"));
    EXPECT_EQ(crawl("+x spin2 +x"), wca("F B' Uw R' L"));
}

TEST(Notation, finds_the_notation) {
    EXPECT_EQ(parse("r+u-F")->notation, Notation::path);
    EXPECT_EQ(parse("+x spin2")->notation, Notation::crawl);
    EXPECT_EQ(parse("R U F")->notation, Notation::wca);  // a path has a sign
    EXPECT_EQ(parse("")->notation, Notation::wca);
}

TEST(Notation, names_are_read_back) {
    for (const Notation notation : {Notation::wca, Notation::path, Notation::crawl, Notation::apl, Notation::roll})
        EXPECT_EQ(notation_of(name_of(notation)), notation);
    EXPECT_EQ(notation_of("wcb"), std::nullopt);
}

// Bounds: deep nesting, huge counts and repeated copying end in an error, quickly and in little memory.
TEST(Notation, brackets_nest_256_deep_and_no_deeper) {
    const auto nested = [](std::size_t depth) { return std::string(depth, '(') + "R" + std::string(depth, ')'); };
    EXPECT_EQ(parse(nested(256), Notation::wca)->size(), 1u);
    const Result<Moves> deeper = parse(nested(257), Notation::wca);
    ASSERT_FALSE(deeper);
    EXPECT_EQ(deeper.error().code, "too_deep");
    EXPECT_EQ(deeper.error().at, 256u);
    EXPECT_EQ(parse(std::string(10'000'000, '['), Notation::wca).error().code, "too_deep");
}

TEST(Notation, exactly_max_moves_are_read_and_one_more_is_refused) {
    EXPECT_EQ(parse("(R)10000000", Notation::wca)->size(), max_moves);
    EXPECT_EQ(parse("(R)10000000 U", Notation::wca).error().at, 12u);
    EXPECT_EQ(parse("[(R)2500000, (U)2500000]", Notation::wca)->size(), max_moves);
    EXPECT_EQ(parse("[(R)2500000, (U)2500001]", Notation::wca).error().code, "too_long");
    EXPECT_EQ(parse(std::string(max_moves + 1, 'R'), Notation::wca).error().at, max_moves);
    EXPECT_EQ(parse(std::string(max_moves + 1, 'R'), Notation::path).error().at, max_moves);
}

TEST(Notation, groups_that_come_to_nothing_still_count) {
    std::string text;
    for (int i = 0; i < 1000; ++i) text += "((R)9999999)0 ";
    const Result<Moves> moves = parse(text, Notation::wca);
    ASSERT_FALSE(moves);
    EXPECT_EQ(moves.error().code, "too_long");
}

}  // namespace
}  // namespace trundle
