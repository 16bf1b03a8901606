// The layer by layer way: the library's commutators are what they claim to be, and every plan holds what it says.
#include <gtest/gtest.h>
#include <trundle/crawl.h>

#include "crawl/board/verify.h"
#include "crawl/plan/commutators.h"
#include "group/piece_kind.h"
#include "shared.h"

namespace trundle {
namespace {

int count_moved(const PieceKind& kind, const Cube& cube) {
    int moved = 0;
    for (int place = 0; place < kind.count; ++place) moved += kind.piece_at(cube, place).id != place;
    return moved;
}

bool is_home(const PieceKind& kind, const Cube& cube, int place) {
    return kind.piece_at(cube, place) == kind.piece_at(Cube(), place);
}

TEST(Commutators, each_comes_back_and_cycles_three_pieces_of_one_kind) {
    std::array<int, 2> of_corners_and_edges{};
    for (const Commutator& commutator : commutator_library().all()) {
        Moves written = commutator.a;
        for (const Moves& part : {commutator.b, inverted(commutator.a), inverted(commutator.b)})
            written.insert(written.end(), part.begin(), part.end());
        const World world = after(World{}, commutator.moves);
        EXPECT_EQ(world, after(World{}, written));
        EXPECT_EQ(world.pose, Pose{});
        EXPECT_EQ(order_of(world.cube.cube()), 3);
        const int moved_corners = count_moved(corner_kind, world.cube.cube());
        EXPECT_EQ(moved_corners + count_moved(edge_kind, world.cube.cube()), 3);
        EXPECT_EQ(commutator.moves.size(), moved_corners == 3 ? 16u : 12u);
        ++of_corners_and_edges[moved_corners == 3 ? 0 : 1];
    }
    EXPECT_GT(of_corners_and_edges[0], 50);
    EXPECT_GT(of_corners_and_edges[1], 50);
}

TEST(Commutators, what_cancels_is_left_out) {
    const auto moves = MoveSet::crawler();
    const Moves text{moves[4], moves[0], moves[1], moves[4], moves[4], moves[6]};  // spin1 +x -x spin1 spin1 spin2
    EXPECT_EQ(without_cancelling(text), (Moves{moves[5], moves[6]}));
    EXPECT_EQ(without_cancelling(Moves{moves[0], moves[0], moves[0]}).size(), 3u);  // three steps are not one back
}

// [setup: [a, b]] with nothing left out, or the setup alone.
Moves written_out(const PlanStep& step) {
    Moves moves = step.setup;
    if (step.a.empty()) return moves;
    for (const Moves& part : {step.a, step.b, inverted(step.a), inverted(step.b), inverted(step.setup)})
        moves.insert(moves.end(), part.begin(), part.end());
    return moves;
}

// Legal, solved and ending as wanted, with nothing left that cancels; each step, written out, brings home what it
// names, and what is home stays there but for the one piece that helps two turned ones.
void expect_plan(const CrawlTask& task) {
    const Result<std::vector<PlanStep>> steps = plan(task, {});
    ASSERT_TRUE(steps) << steps.error().message;
    Moves all;
    Cube cube = task.cube.cube();
    for (const PlanStep& step : *steps) {
        const Cube before = cube;
        const Moves whole = written_out(step);
        for (const Move move : whole) cube = cube * cube_of(move.turn());
        all.insert(all.end(), step.moves.begin(), step.moves.end());
        EXPECT_LE(step.moves.size(), whole.size());
        if (step.a.empty()) continue;
        const std::size_t placed = step.purpose.find("places and orients");
        int came = 0;
        int left = 0;
        for (const PieceKind& kind : piece_kinds)
            for (int place = 0; place < kind.count; ++place) {
                const bool is_of_kind = step.purpose.find(kind.name) != std::string::npos;
                const bool is_named = is_of_kind && placed != std::string::npos &&
                                      step.purpose.find(" " + kind.place_name(place), placed) != std::string::npos;
                const bool was_home = is_home(kind, before, place);
                const bool comes_home = is_home(kind, cube, place) && !was_home;
                EXPECT_EQ(comes_home, is_named) << step.purpose;
                came += comes_home;
                left += was_home && !is_home(kind, cube, place);
            }
        EXPECT_TRUE(left == 0 || (left == 1 && came == 0)) << step.purpose;
    }
    EXPECT_TRUE(solves(task, all));
    EXPECT_EQ(without_cancelling(all), all);
}

void expect_plans(const Board& board, std::uint64_t cubes) {
    const Cell start = board.middle();
    const Cell corner = board.is_unbounded() ? Cell{3, -2} : Cell{board.width() - 1, board.height() - 1};
    for (const CrawlEnd& end : {CrawlEnd{}, CrawlEnd{start, Face::F}, CrawlEnd{corner, Face::L}, CrawlEnd{corner, {}}})
        for (std::uint64_t seed = 0; seed < cubes; ++seed)
            expect_plan({SolvableCube::random(seed), {board, {{}, start}, end}});
}

TEST(Plan, solves_random_cubes_on_every_board_from_two_by_three) {
    for (int width = 2; width <= 5; ++width)
        for (int height = 2; height <= 5; ++height)
            if (width + height > 4) expect_plans(*Board::rectangle(width, height), in_tier(1u, 2u));
    expect_plans(*Board::rectangle(8, 8), in_tier(1u, 5u));
    expect_plans(*Board::rectangle(64, 64), 1);
    expect_plans(Board::unbounded(), in_tier(1u, 5u));
}

TEST(Plan, solves_random_cubes_between_walls) {
    expect_plans(*Board::parse_walls("..#..\n.....\n#...#\n.....\n..#..\n"), 5);
    expect_plans(*Board::parse_walls("#..\n...\n#..\n"), 5);
    expect_plans(*Board::parse_walls("....\n###.\n"), 5);  // no 2x3 in it, and yet everything can be solved
}

TEST(Plan, turns_two_pieces_in_their_places) {
    for (const PieceKind& kind : piece_kinds)
        for (int other = 1; other < kind.count; ++other) {
            Cube cube;
            kind.put(cube, 0, {0, 1});
            kind.put(cube, other, {static_cast<std::uint8_t>(other), static_cast<std::uint8_t>(kind.facelets - 1)});
            expect_plan({*SolvableCube::validate(cube), {*Board::rectangle(2, 3)}});
        }
}

TEST(Commutators, f_b_inverse_and_u_make_two_twisted_cycles_of_three_corners) {
    const auto moves = MoveSet::crawler();
    const auto& list = commutators();
    const auto found = std::find_if(list.begin(), list.end(), [&](const Commutator& each) {
        return each.a == Moves{moves[0]} && each.b == Moves{moves[4]};  // [+x, spin1]
    });
    ASSERT_NE(found, list.end());
    const World world = after(World{}, found->moves);
    EXPECT_EQ(world.pose, Pose{});
    EXPECT_EQ(order_of(world.cube.cube()), 9);
    EXPECT_EQ(count_moved(corner_kind, world.cube.cube()), 6);
    EXPECT_EQ(count_moved(edge_kind, world.cube.cube()), 6);
    const World thrice = after(after(world, found->moves), found->moves);
    EXPECT_EQ(count_moved(corner_kind, thrice.cube.cube()) + count_moved(edge_kind, thrice.cube.cube()), 0);
    EXPECT_FALSE(thrice.is_solved());  // only twists are left
}

TEST(Commutators, spins_of_different_layers_change_places_and_steps_between_crawls_cancel) {
    const auto m = MoveSet::crawler();
    const Moves text{m[4], m[6], m[5], m[7], m[0]};  // spin1 spin2 spin1' spin2' +x
    EXPECT_EQ(without_cancelling(text), Moves{m[0]});
    const std::vector<Moves> left = without_cancelling(std::vector<Moves>{{m[2], m[0]}, {m[1], m[3], m[4]}});
    EXPECT_EQ(left, (std::vector<Moves>{{}, {m[4]}}));
}

TEST(Plan, a_solved_cube_needs_no_step) {
    const Result<std::vector<PlanStep>> steps = plan({{}, {*Board::rectangle(3, 3)}}, {});
    ASSERT_TRUE(steps);
    EXPECT_TRUE(steps->empty());
}

TEST(Plan, a_board_that_is_too_narrow_is_told) {
    for (const auto& [width, height] : {std::pair{1, 1}, {1, 2}, {1, 7}, {2, 2}}) {
        const Result<std::vector<PlanStep>> steps = plan({{}, {*Board::rectangle(width, height)}}, {});
        ASSERT_FALSE(steps);
        EXPECT_EQ(steps.error().code, "no_room");
    }
}

}  // namespace
}  // namespace trundle
