#include <gtest/gtest.h>
#include <trundle/move.h>

namespace trundle {
namespace {

const auto crawler = [] { return MoveSet::crawler(); };
enum Crawl : std::size_t { plus_x, minus_x, plus_z, minus_z, spin1, spin1_back, spin2, spin2_back };

// FACTS section 1: headings after 0 to 3 spin2 moves, and where +x and +z then step.
TEST(Heading, follows_spin2_and_steers_the_crawl) {
    struct Row {
        std::string_view heading;
        Cell x_step, z_step;
    };
    const std::array<Row, 4> rows{
        {{"+z", {1, 0}, {0, 1}}, {"-x", {0, 1}, {-1, 0}}, {"-z", {-1, 0}, {0, -1}}, {"+x", {0, -1}, {1, 0}}}};
    World world;
    for (const Row& row : rows) {
        EXPECT_EQ(heading_name(world.pose.rotation(Face::F)), row.heading);
        EXPECT_EQ(after(world, crawler()[plus_x]).pose.cell, row.x_step);
        EXPECT_EQ(after(world, crawler()[plus_z]).pose.cell, row.z_step);
        world = after(world, crawler()[spin2]);
    }
}

TEST(Crawler, its_turns_in_the_frame_of_the_centres) {
    const auto turn = [](std::size_t move) { return crawler()[move].turn(); };
    EXPECT_EQ(turn(plus_x), Turn(Axis::z, 1, 1));    // F B'
    EXPECT_EQ(turn(plus_z), Turn(Axis::x, -1, -1));  // R' L
    EXPECT_EQ(turn(spin1), Turn::face(Face::U, 1));
    EXPECT_EQ(turn(spin2), Turn::face(Face::D, 1));  // the heading turns, and D is left behind
    EXPECT_EQ(crawler()[spin2].rotation(), Rotation(Axis::y, 1));
}

TEST(Crawler, four_steps_one_way_change_nothing_but_the_cell) {
    const World world = after(World{}, std::vector(4, crawler()[plus_x]));
    EXPECT_TRUE(world.is_solved());
    EXPECT_EQ(world.pose.cell, (Cell{4, 0}));
}

// FACTS section 1: the shortest crawl for R, and one that changes only the cell.
TEST(Crawler, known_crawls) {
    const auto path = [](std::initializer_list<std::size_t> ids) {
        Moves moves;
        for (std::size_t id : ids) moves.push_back(crawler()[id]);
        return moves;
    };
    const World r =
        after(World{}, path({spin1, spin2_back, minus_x, minus_z, spin1, plus_z, plus_x, spin1_back, spin2}));
    EXPECT_EQ(r.cube, SolvableCube().turned(Turn::face(Face::R, 1)));
    EXPECT_EQ(r.pose, Pose());
    const World moved =
        after(World{}, path({plus_x, plus_z, plus_x, plus_z, minus_x, minus_x, minus_z, plus_x, minus_z, plus_x}));
    EXPECT_TRUE(moved.is_solved());
    EXPECT_EQ(moved.pose, (Pose{{}, {2, 0}}));
}

TEST(Roll, turns_nothing_and_steps) {
    const std::array<Cell, 4> steps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};  // N E S W
    for (std::size_t i = 0; i < 4; ++i) {
        const World world = after(World{}, MoveSet::roll()[i]);
        EXPECT_TRUE(world.is_solved());
        EXPECT_EQ(world.pose.cell, steps[i]);
    }
    EXPECT_EQ(MoveSet::roll()[1].rotation(), Rotation(Axis::z, 1));
}

TEST(Move, turn_and_motion_of_slices_and_wide_moves) {
    const Move m(Axis::x, Move::middle, -1);
    EXPECT_EQ(m.turn(), Turn(Axis::x, 1, 1));  // R L'
    EXPECT_EQ(m.rotation(), Rotation(Axis::x, -1));
    const Move u_wide(Axis::y, Move::positive | Move::middle, 1);
    EXPECT_EQ(u_wide.turn(), Turn::face(Face::D, 1));
    EXPECT_EQ(u_wide.rotation(), Rotation(Axis::y, 1));
    const Move x(Axis::x, Move::all, 1);
    EXPECT_TRUE(x.turn().is_none());
}

TEST(Move, the_other_frame_and_back_is_the_same_move) {
    for (int id = 0; id < Rotation::count; ++id)
        for (Move move : MoveSet::slice()) {
            const Rotation rotation = Rotation::from_id(id);
            EXPECT_EQ(in_frame(in_frame(move, Frame::cube, rotation), Frame::world, rotation), move);
        }
}

TEST(Move, every_path_is_undone_by_its_inverse) {
    for (std::span<const Move> set : {MoveSet::face(), MoveSet::slice(), MoveSet::crawler(), MoveSet::roll()}) {
        const Moves moves = random_moves(set, 200, 5);
        EXPECT_EQ(after(after(World{}, moves), inverted(moves)), World());
    }
}

TEST(Board, lets_no_crawl_leave_it) {
    const Board board = Board::rectangle(3, 2).value();
    const Moves moves = random_crawl(board, {{}, board.middle()}, 2000, 1);
    World world{{}, {{}, board.middle()}};
    for (Move move : moves) {
        EXPECT_TRUE(may_move(board, world.pose, move));
        world = after(world, move);
        EXPECT_TRUE(board.contains(world.pose.cell));
    }
    EXPECT_FALSE(may_move(board, {{}, {2, 0}}, crawler()[plus_x]));
    EXPECT_TRUE(may_move(board, {{}, {2, 0}}, crawler()[spin2]));
}

TEST(Board, walls_block_both_ways) {
    const Board board = Board::parse_walls("...\n.#.\n...\n").value();
    EXPECT_EQ(board.width(), 3);
    EXPECT_TRUE(board.is_blocked({1, 1}));
    EXPECT_FALSE(may_move(board, {{}, {0, 1}}, crawler()[plus_x]));
    EXPECT_TRUE(may_move(board, {{}, {0, 1}}, crawler()[plus_z]));
}

TEST(Board, reads_sizes_and_refuses_others) {
    EXPECT_EQ(Board::parse_size("5x3")->height(), 3);
    EXPECT_TRUE(Board::parse_size("unbounded")->is_unbounded());
    for (std::string_view bad : {"", "3", "3x", "x3", "0x3", "3x65", "-3x3", "3x3x3", "99999999999x1"})
        EXPECT_EQ(Board::parse_size(bad).error().code, "board_size") << bad;
    EXPECT_EQ(Board::parse_walls("..\n.x\n").error().at, 4u);
    EXPECT_FALSE(Board::parse_walls("..\n...\n"));
    EXPECT_FALSE(Board::parse_walls(""));
}

}  // namespace
}  // namespace trundle
