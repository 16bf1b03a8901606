// What can be solved on a board: the orders that exhaustive search and GAP gave, and GAP itself where it is installed.
#include <gtest/gtest.h>
#include <trundle/crawl.h>
#include <trundle/view.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <numeric>

#include "base/random.h"

namespace trundle {
namespace {

Board board_of(int width, int height) { return *Board::rectangle(width, height); }
Pose start_of(const Board& board) { return {{}, board.middle()}; }
ClosedWalks walks_on(const Board& board, Pose start, std::span<const Move> moves = MoveSet::crawler()) {
    return *closed_walks(board, start, moves, {});
}

TEST(ClosedWalks, orders_of_all_boards_up_to_four_and_of_five) {
    for (int width = 1; width <= 5; ++width)
        for (int height = 1; height <= 5; ++height) {
            const Board board = board_of(width, height);
            const ClosedWalks walks = walks_on(board, start_of(board));
            const int small = std::min(width, height);
            const int large = std::max(width, height);
            const std::string index = large == 1                 ? "10813000818622464000"
                                      : small == 1 && large == 2 ? "1596672"
                                      : small == 1               ? "528"
                                      : large == 2               ? "8"
                                                                 : "1";
            EXPECT_EQ(walks.index, index) << width << "x" << height;
            EXPECT_EQ(walks.solves_everything, index == "1");
            EXPECT_EQ(walks.laws.empty(), index == "1");
        }
    EXPECT_EQ(walks_on(board_of(3, 3), {}).order, "43252003274489856000");
}

TEST(ClosedWalks, three_by_three_solves_everything_even_without_spin2) {
    EXPECT_TRUE(walks_on(board_of(3, 3), start_of(board_of(3, 3)), MoveSet::crawler6()).solves_everything);
    EXPECT_TRUE(walks_on(board_of(2, 3), {}, MoveSet::crawler6()).solves_everything);
    EXPECT_EQ(walks_on(board_of(2, 2), {}, MoveSet::crawler6()).index, "8");
}

TEST(ClosedWalks, half_of_all_cubes_are_solvable_on_two_by_two) {
    EXPECT_EQ(walks_on(board_of(2, 2), {}).end_kinds, 4u);  // of index 8
    int solvable = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed)
        if (!why_unsolvable({SolvableCube::random(seed), {board_of(2, 2), {}, {}}})) ++solvable;
    EXPECT_NEAR(solvable, 500, 80);
}

TEST(ClosedWalks, sixteen_states_on_a_single_cell) {
    const ClosedWalks walks = walks_on(board_of(1, 1), {});
    EXPECT_EQ(walks.order, "4");
    EXPECT_EQ(walks.end_kinds, 4u);
}

TEST(ClosedWalks, every_cell_of_a_board_has_a_group_of_the_same_order) {
    const Board board = *Board::parse_walls(".#.\n...\n.#.\n");
    std::string order;
    for (int z = 0; z < 3; ++z)
        for (int x = 0; x < 3; ++x) {
            if (board.is_blocked({x, z})) continue;
            const ClosedWalks walks = walks_on(board, {Rotation(Axis::y, x + z), {x, z}});
            if (order.empty()) order = walks.order;
            EXPECT_EQ(walks.order, order);
        }
}

// A scramble on the board can always be undone there; a cube from elsewhere that is refused has a reason.
TEST(ClosedWalks, what_was_scrambled_on_a_board_is_solvable_on_it) {
    for (const auto& [width, height] : {std::pair{1, 1}, {1, 2}, {1, 4}, {2, 2}, {3, 1}}) {
        const Board board = board_of(width, height);
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const World end = after(World{{}, start_of(board)}, random_crawl(board, start_of(board), 40, seed));
            EXPECT_FALSE(why_unsolvable({end.cube, {board, end.pose, {}}}));
            EXPECT_FALSE(why_unsolvable({end.cube, {board, end.pose, {board.middle(), Face::F}}}));
        }
    }
}

TEST(ClosedWalks, the_reason_names_the_piece) {
    const auto reason = [](std::initializer_list<Move> moves, int width, int height, CrawlEnd end) {
        const World world = after(World{}, Moves(moves));
        const auto error = why_unsolvable({world.cube, {board_of(width, height), {}, end}});
        return error ? error->message : "";
    };
    EXPECT_EQ(reason({Move::face(Face::F, 1)}, 1, 4, {Cell{0, 0}, Face::F}),
              "this cube cannot be solved on this board: the edge FR is in the place DF, which it never leaves");
    EXPECT_EQ(reason({Move::face(Face::U, 1)}, 1, 1, {}), "");
    EXPECT_NE(reason({Move::face(Face::F, 1)}, 1, 1, {}), "");
}

TEST(ClosedWalks, a_walled_off_end_is_told) {
    const Board board = *Board::parse_walls("..#.\n..#.\n..#.\n");
    const auto error = why_unsolvable({{}, {board, {}, {Cell{3, 0}, {}}}});
    ASSERT_TRUE(error);
    EXPECT_EQ(error->code, "unreachable_end");
    EXPECT_EQ(error->fault, Fault::none_exists);
}

// A random closed walk, as a permutation of the 54 facelets of space: geometry alone, no pieces and no tree.
std::string facelets_moved_by_a_closed_walk(const Board& board, std::span<const Move> moves, std::uint64_t seed) {
    std::array<std::size_t, facelet_count> image{};
    std::iota(image.begin(), image.end(), std::size_t{1});
    Random random(seed);
    World world{{}, start_of(board)};
    for (int length = 0; length < 12 || world.pose != start_of(board); ++length) {
        const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        if (!may_move(board, world.pose, move)) continue;
        const FaceletMap map = facelet_map(in_frame(move, Frame::world, world.pose.rotation));
        for (std::size_t& place : image) place = map[place - 1] + std::size_t{1};
        world = after(world, move);
    }
    std::string text = "PermList([";
    for (std::size_t place : image) text += std::to_string(place) + ",";
    text.back() = ']';
    return text + ")";
}

TEST(ClosedWalks, gap_finds_the_same_orders) {
    if (std::system("command -v gap >/dev/null") != 0) GTEST_SKIP() << "gap-core is not installed";
    const std::string script = ::testing::TempDir() + "closed_walks.g";
    std::ofstream file(script);
    std::vector<std::string> orders;
    std::vector<Board> boards{board_of(5, 5), *Board::parse_walls("..\n.#\n"), *Board::parse_walls("....\n###.\n")};
    for (int width = 1; width <= 4; ++width)
        for (int height = width; height <= 4; ++height) boards.push_back(board_of(width, height));
    for (const std::span<const Move> moves : {MoveSet::crawler(), MoveSet::crawler6()})
        for (const Board& board : boards) {
            orders.push_back(walks_on(board, start_of(board), moves).order);
            file << "Print(Size(Group(";
            for (std::uint64_t seed = 0; seed < 30; ++seed)
                file << (seed == 0 ? "" : ",") << facelets_moved_by_a_closed_walk(board, moves, seed);
            file << ")),\"\\n\");\n";
        }
    file.close();
    FILE* gap = popen(("gap -q -A < " + script).c_str(), "r");
    ASSERT_NE(gap, nullptr);
    for (const std::string& order : orders) {
        std::array<char, 100> line{};
        ASSERT_NE(std::fgets(line.data(), line.size(), gap), nullptr);
        EXPECT_EQ(line.data(), order + "\n");
    }
    pclose(gap);
}

}  // namespace
}  // namespace trundle
