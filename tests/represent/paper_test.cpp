// What the paper prints, as data that nobody here computed: cell maps, pictures, sizes, ranks.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <sstream>

#include "represent/definition.h"

namespace trundle {
namespace {

// The numbers of a map in the file, `"name": [[1, 2], ...]`, one after another.
std::vector<int> published(const std::string& name) {
    std::ifstream stream(TEST_DATA "/peelle_maps.json");
    std::string text(std::istreambuf_iterator<char>(stream), {});
    text.erase(0, text.find('"' + name + "\":") + name.size() + 3);
    text.erase(std::min(text.find('"'), text.size()));
    for (char& sign : text) sign = sign >= '0' && sign <= '9' ? sign : ' ';
    std::istringstream numbers(text);
    return {std::istream_iterator<int>(numbers), {}};
}

std::vector<int> map_of(Form form) { return definition_of(form).map.ravel; }

std::vector<std::vector<std::string>> table(const char* file) {
    std::ifstream stream(std::string(TEST_DATA "/") + file);
    std::vector<std::vector<std::string>> rows;
    for (std::string line; std::getline(stream, line);) {
        std::istringstream cells(line);
        rows.emplace_back();
        for (std::string cell; std::getline(cells, cell, '\t');) rows.back().push_back(cell);
    }
    return rows;
}

TEST(Maps, of_composite_visual_nested_and_4d_are_the_published_ones) {
    EXPECT_EQ(map_of(Form::composite), published("composite"));
    EXPECT_EQ(map_of(Form::visual), published("visual"));
    EXPECT_EQ(map_of(Form::nested), published("numeric_nested"));
    EXPECT_EQ(map_of(Form::four_d), published("fourD"));
    EXPECT_EQ(transpose({4, 1, 2, 3}, definition_of(Form::numeric).map).ravel, published("numeric_nested"))
        << "digits first in Numeric";
}

TEST(Maps, of_the_vector_is_the_published_order_of_facelets) {
    const std::vector<int> kociemba = published("vector_to_kociemba");
    for (int number = 1; number <= 54; ++number)
        EXPECT_EQ(facelet_of(place_of(number)),
                  static_cast<std::size_t>(kociemba[static_cast<std::size_t>(number - 1)]));
    EXPECT_EQ(map_of(Form::local), map_of(Form::vector));
}

TEST(Features, are_those_of_the_published_table) {
    const auto rows = table("peelle_representations.tsv");
    ASSERT_EQ(rows.size(), all_forms.size() + 1);
    const std::array missing{0, 0, 2, 1, 0, 0, 0};
    const std::array duplicated{0, 0, 8, 0, 0, 0, 0};
    const std::array blank{27, 0, 0, 68, 0, 27, 27};
    for (std::size_t i = 0; i < all_forms.size(); ++i) {
        const Features features = features_of(all_forms[i]);
        std::string shape;
        for (int extent : features.shape) shape.append(std::to_string(extent)).append(" ");
        EXPECT_TRUE((rows[i + 1][1] + " ").starts_with(shape)) << rows[i + 1][0];
        EXPECT_TRUE(rows[i + 1][2].ends_with(std::to_string(features.cells))) << rows[i + 1][0];
        EXPECT_EQ(54 - features.missing, std::stoi(rows[i + 1][4]));
        EXPECT_EQ(features.missing, missing[i]);
        EXPECT_EQ(features.duplicated, duplicated[i]);
        EXPECT_EQ(features.blank, blank[i]);
    }
}

TEST(Features, hold_the_ranks_of_the_paper) {
    const auto rows = table("peelle_ranking.tsv");
    ASSERT_EQ(rows.size(), all_forms.size() + 1);
    for (std::size_t i = 0; i < all_forms.size(); ++i) {
        const PaperRanks p = features_of(all_forms[i]).paper;
        std::vector<std::string> ranks{rows[i + 1][0]};
        for (int rank : {p.complete, p.general, p.simple, p.concise, p.display, p.insight, p.space, p.speed})
            ranks.push_back(std::to_string(rank));
        EXPECT_EQ(ranks, rows[i + 1]);
    }
}

std::string drawn(Form form) { return to_text(ArrayCube(form).draw()); }

TEST(Drawing, of_the_goal_is_what_the_paper_prints) {
    EXPECT_EQ(drawn(Form::numeric),
              "135 130 136\n105 100 106\n145 140 146\n\n"
              " 35  30  36\n  5   0   6\n 45  40  46\n\n"
              "235 230 236\n205 200 206\n245 240 246\n");
    EXPECT_EQ(drawn(Form::local),
              "WWW\nWWW\nWWW\n\nBBB\nBBB\nBBB\n\nRRR\nRRR\nRRR\n\n"
              "OOO\nOOO\nOOO\n\nGGG\nGGG\nGGG\n\nYYY\nYYY\nYYY\n");
    EXPECT_EQ(drawn(Form::composite), "WWWWWWWWWWWW\nGGGOOOYYYRRR\nGGGOOOYYYRRR\nGGGOOOYYYRRR\nBBBBBBBBBBBB\n");
    EXPECT_EQ(drawn(Form::visual),
              "B         B         B\n"
              "    R     R     R    \n"
              "  G   R   R   R   Y  \n"
              "    G   R R R   Y    \n"
              "      G W W W Y      \n"
              "B G G G W W W Y Y Y B\n"
              "      G W W W Y      \n"
              "    G   O O O   Y    \n"
              "  G   O   O   O   Y  \n"
              "    O     O     O    \n"
              "B         B         B\n");
    EXPECT_EQ(drawn(Form::vector), "WWWWWWWWWBBBBBBBBBRRRRRRRRROOOOOOOOOGGGGGGGGGYYYYYYYYY\n");
    EXPECT_EQ(drawn(Form::four_d),
              "WWW           BBB\nWWW           BBB\nWWW           BBB\n\n"
              "RRR    RRR    RRR\n                 \nOOO    OOO    OOO\n\n"
              "G Y    G Y    G Y\nG Y    G Y    G Y\nG Y    G Y    G Y\n");
    EXPECT_EQ(drawn(Form::nested),
              "WRG WR∘ WRY\nW∘G W∘∘ W∘Y\nWOG WO∘ WOY\n\n"
              "∘RG ∘R∘ ∘RY\n∘∘G ∘∘∘ ∘∘Y\n∘OG ∘O∘ ∘OY\n\n"
              "BRG BR∘ BRY\nB∘G B∘∘ B∘Y\nBOG BO∘ BOY\n");
}

TEST(Drawing, colours_every_facelet_and_nothing_else) {
    const std::array facelets{54, 54, 60, 53, 54, 54, 54};
    for (std::size_t i = 0; i < all_forms.size(); ++i) {
        int coloured = 0;
        for (const Glyph& glyph : ArrayCube(all_forms[i]).draw()) coloured += glyph.colour ? 1 : 0;
        EXPECT_EQ(coloured, facelets[i]) << name_of(all_forms[i]);
    }
}

TEST(Form, names_go_there_and_back) {
    for (Form form : all_forms) EXPECT_EQ(form_of(name_of(form)), form);
    EXPECT_FALSE(form_of("cubic"));
}

}  // namespace
}  // namespace trundle
