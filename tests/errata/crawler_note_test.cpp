// What the crawler note says and what is true: docs/ERRATA.md.
#include <gtest/gtest.h>
#include <trundle/crawl.h>
#include <trundle/notation.h>

#include <set>

namespace trundle {
namespace {

Moves moves_of(std::string_view text) { return parse(text).value().moves; }
World after_text(std::string_view text) { return after(World{}, moves_of(text)); }
Cube cube_after(std::string_view text) { return after_text(text).cube.cube(); }

// Pieces by their sets of faces, so that DRF and DFR are the same.
using Faces = std::set<char>;
Faces faces_of(const std::string& name) { return {name.begin(), name.end()}; }

// Where the piece that starts at a place goes.
Faces goes_to(const Cube& cube, const Faces& piece) {
    for (int place = 0; place < corner_count; ++place)
        if (faces_of(corner_name(cube.corner(place).id)) == piece) return faces_of(corner_name(place));
    for (int place = 0; place < edge_count; ++place)
        if (faces_of(edge_name(cube.edge(place).id)) == piece) return faces_of(edge_name(place));
    return {};
}

bool has_cycle(const Cube& cube, const std::vector<std::string>& cycle) {
    for (std::size_t i = 0; i < cycle.size(); ++i)
        if (goes_to(cube, faces_of(cycle[i])) != faces_of(cycle[(i + 1) % cycle.size()])) return false;
    return true;
}

bool has_the_printed_cycles(const Cube& cube) {
    return has_cycle(cube, {"URF", "UFL", "UBL"}) && has_cycle(cube, {"UBR", "DRF", "DBR"}) &&
           has_cycle(cube, {"UF", "RF", "UR"}) && has_cycle(cube, {"UB", "RB", "UL"});
}

TEST(CrawlerNote, a_D_turn_costs_one_move) {
    EXPECT_EQ(after_text("spin2").cube, after_text("D").cube);
    EXPECT_EQ(after_text("spin2").pose.rotation, after_text("y").pose.rotation);
}

TEST(CrawlerNote, the_commutator_of_FB_and_U_has_order_nine_and_other_cycles_than_printed) {
    EXPECT_EQ(order_of(cube_after("[F B', U]")), 9);
    EXPECT_EQ(order_of(cube_after("+x spin1 -x spin1'")), 9);
    EXPECT_FALSE(has_the_printed_cycles(cube_after("[F B', U]")));
    EXPECT_TRUE(has_the_printed_cycles(cube_after("[U, F' B]")));
}

// Its cube is a corner 3-cycle twisted: three times round is not yet solved.
TEST(CrawlerNote, its_corner_cycles_are_twisted) {
    const Cube cubed = cube_after("[F B', U]3");
    int turned = 0;
    for (int place = 0; place < corner_count; ++place) {
        EXPECT_EQ(cubed.corner(place).id, place);
        turned += cubed.corner(place).orientation != 0;
    }
    EXPECT_EQ(turned, 6);
}

int corners_moved(const Cube& cube) {
    int moved = 0;
    for (int place = 0; place < corner_count; ++place) moved += cube.corner(place) != Cube().corner(place);
    return moved;
}

TEST(CrawlerNote, no_conjugate_of_that_commutator_moves_only_three_corners) {
    const Cube commutator = cube_after("[F B', U]");
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Cube setup = after(World{}, random_moves(MoveSet::crawler(), seed % 9, seed)).cube.cube();
        EXPECT_EQ(corners_moved(setup * commutator * inverse(setup)), 6);
    }
    EXPECT_EQ(corners_moved(cube_after("spin1 +x spin1 -x spin1' +x spin2 -x spin1 +x spin1' -x spin1' +x spin2' -x")),
              3);
}

TEST(CrawlerNote, spin1_is_a_single_face_turn) { EXPECT_EQ(after_text("spin1"), after_text("U")); }

TEST(CrawlerNote, a_macro_that_fits_3x3_does_not_fit_every_cell_of_a_larger_board) {
    const auto fits = [](std::string_view size, Cell start) {
        const Board board = Board::parse_size(size).value();
        World world{{}, {{}, start}};
        for (const Move move : moves_of("spin1 spin2' -x -z spin1 +z +x spin1' spin2")) {
            if (!may_move(board, world.pose, move)) return false;
            world = after(world, move);
        }
        return world.cube == after_text("R").cube;
    };
    EXPECT_TRUE(fits("3x3", {1, 1}));
    EXPECT_TRUE(fits("8x8", {1, 1}));
    int misfits = 0;
    for (int z = 0; z < 8; ++z)
        for (int x = 0; x < 8; ++x) misfits += fits("8x8", {x, z}) ? 0 : 1;
    EXPECT_EQ(misfits, 15);  // it needs a cell to the left and one behind
}

TEST(CrawlerNote, spinning_in_place_does_not_make_a_board_large_enough) {
    const World turned = after_text("F");
    for (const char* size : {"1x1", "1x2", "1x8", "2x2"})
        EXPECT_TRUE(why_unsolvable({turned.cube, {Board::parse_size(size).value()}})) << size;
    EXPECT_FALSE(why_unsolvable({turned.cube, {Board::parse_size("3x3").value()}}));
}

TEST(CrawlerNote, a_step_and_its_opposite_do_not_bring_the_cube_home) {
    EXPECT_EQ(after_text("+x -x"), World{});  // the cell too
}

TEST(CrawlerNote, the_shortest_ways_home_change_nothing_but_the_cell) {
    const auto only_the_cell = [](std::string_view text, Cell cell) {
        const World world = after_text(text);
        return world.cube.is_solved() && world.pose.rotation.is_none() && world.pose.cell == cell;
    };
    EXPECT_TRUE(only_the_cell("+x +x +x +x", {4, 0}));
    EXPECT_TRUE(only_the_cell("+x +z +x +z -x -x -z +x -z +x", {2, 0}));
    EXPECT_TRUE(only_the_cell("spin1 spin2' -x -z -x spin1' spin2 +x -z +x", {1, 1}));
}

TEST(CrawlerNote, from_the_middle_there_is_one_step_on_3x3_and_two_on_5x5) {
    const auto steps = [](std::string_view size) {
        const Board board = Board::parse_size(size).value();
        int count = 0;
        for (Cell cell = board.middle(); board.may_step(cell, Face::R); cell = neighbour(cell, Face::R)) ++count;
        return count;
    };
    EXPECT_EQ(steps("3x3"), 1);
    EXPECT_EQ(steps("5x5"), 2);
}

}  // namespace
}  // namespace trundle
