// Crawls over every cell: as short as a plain search says, and on larger boards legal, solved and everywhere.
#include <gtest/gtest.h>
#include <trundle/crawl_solve.h>
#include <map>
#include <set>

#include "crawl/board/verify.h"
#include "shared.h"

namespace trundle {
namespace {

std::set<std::pair<int, int>> visited_by(const CrawlPlace& place, const Moves& crawl) {
    World world{{}, place.start};
    std::set<std::pair<int, int>> cells{{world.pose.cell.x, world.pose.cell.z}};
    for (const Move move : crawl) {
        world = after(world, move);
        cells.emplace(world.pose.cell.x, world.pose.cell.z);
    }
    return cells;
}

// Level by level over cube, pose and the cells visited.
std::size_t shortest_by_plain_search(const CrawlTask& task) {
    struct State {
        World world;
        std::set<std::pair<int, int>> cells;
    };
    const auto key_of = [](const State& state) {
        std::string key(reinterpret_cast<const char*>(state.world.cube.cube().bytes().data()), 32);
        key += to_text(state.world.pose.cell) + std::to_string(state.world.pose.rotation.id());
        for (const auto& [x, z] : state.cells) key += " " + std::to_string(x) + "," + std::to_string(z);
        return key;
    };
    std::size_t free = 0;
    for (int z = 0; z < task.place.board.height(); ++z)
        for (int x = 0; x < task.place.board.width(); ++x) free += task.place.board.is_blocked({x, z}) ? 0 : 1;
    const Cell at = task.place.start.cell;
    std::vector<State> level{{{task.cube, task.place.start}, {{at.x, at.z}}}};
    std::set<std::string> seen{key_of(level[0])};
    for (std::size_t length = 0;; ++length) {
        std::vector<State> next;
        for (const State& state : level) {
            if (state.cells.size() == free && state.world.is_solved() && task.place.end.allows(state.world.pose))
                return length;
            for (const Move move : MoveSet::crawler()) {
                if (!may_move(task.place.board, state.world.pose, move)) continue;
                State to{after(state.world, move), state.cells};
                to.cells.emplace(to.world.pose.cell.x, to.world.pose.cell.z);
                if (seen.insert(key_of(to)).second) next.push_back(std::move(to));
            }
        }
        level = std::move(next);
    }
}

CrawlTask visiting(std::string_view walls, Cell start, std::uint64_t seed, std::size_t length, CrawlEnd end = {}) {
    const Board board = *Board::parse_walls(walls);
    end.visits_all = true;
    const Moves scramble = random_crawl(board, {{}, start}, length, seed);
    const World world = after(World{{}, {{}, start}}, scramble);
    return {world.cube, {board, world.pose, end}};
}

TEST(Tour, crawls_over_every_cell_are_as_short_as_a_plain_search_says) {
    for (std::uint64_t seed = 0; seed < 3; ++seed)
        for (const CrawlTask& task : {visiting("...\n", {0, 0}, seed, 3), visiting("..\n..\n", {0, 0}, seed, 3),
                                      visiting("..\n.#\n", {1, 0}, seed, 4), visiting("....\n", {1, 0}, seed, 2),
                                      visiting("..\n..\n", {0, 0}, seed, 2, {Cell{0, 0}, {}, true})}) {
            const Result<CrawlSolution> found = solve_crawl_optimally({task}, tables(), {});
            ASSERT_TRUE(found) << found.error().message;
            EXPECT_TRUE(found->is_optimal);
            EXPECT_TRUE(solves(task, found->moves));
            EXPECT_EQ(found->moves.size(), shortest_by_plain_search(task)) << seed;
        }
}

TEST(Tour, a_crawl_that_leaves_a_cell_out_does_not_count) {
    CrawlTask task{{}, {*Board::rectangle(5, 1), {{}, {0, 0}}, {}}};
    const Moves there(4, MoveSet::crawler()[0]);
    EXPECT_TRUE(solves(task, {}));
    task.place.end.visits_all = true;
    EXPECT_FALSE(solves(task, {}));
    EXPECT_TRUE(solves(task, there));
}

// The cube tells how many steps it made each way, modulo 2: 192 cubes, each with one such pair.
TEST(Tour, steps_alone_tell_where_they_lead_modulo_two) {
    std::map<std::array<std::uint8_t, 32>, std::pair<int, int>> met{{Cube().bytes(), {0, 0}}};
    std::vector<World> worlds{World{}};
    for (std::size_t i = 0; i < worlds.size(); ++i)
        for (const Move move : MoveSet::crawler().first(4)) {
            const World next = after(worlds[i], move);
            const std::pair<int, int> modulo{next.pose.cell.x & 1, next.pose.cell.z & 1};
            const auto [place, is_new] = met.emplace(next.cube.cube().bytes(), modulo);
            EXPECT_EQ(place->second, modulo);
            if (is_new) worlds.push_back(next);
        }
    EXPECT_EQ(worlds.size(), 192u);
}

TEST(Tour, boards_are_toured_in_the_fewest_steps_that_can_be) {
    struct Known {
        int width, height, length;
    };
    // Even boards: a closed tour. Odd ones: a step less, if one of these ways ends solved; else a move more.
    for (const auto [width, height, length] :
         {Known{5, 1, 4}, {4, 4, 16}, {5, 5, 26}, {6, 6, 36}, {8, 8, 64}, {9, 9, 80}, {20, 13, 260}}) {
        const Board board = *Board::rectangle(width, height);
        const CrawlPlace place{board, {{}, height == 1 ? Cell{0, 0} : board.middle()}, {}};
        const Result<CrawlSolution> tour = crawl_tour(place, tables(), {});
        ASSERT_TRUE(tour) << tour.error().message;
        EXPECT_TRUE(tour->is_optimal);
        EXPECT_EQ(static_cast<int>(tour->moves.size()), length);
        EXPECT_EQ(static_cast<int>(visited_by(place, tour->moves).size()), width * height);
    }
}

TEST(Tour, a_start_of_the_rarer_colour_costs_a_detour) {
    for (const auto& [width, height] : {std::pair{7, 5}, {5, 7}}) {
        const Board board = *Board::rectangle(width, height);
        const CrawlPlace place{board, {{}, board.middle()}, {}};
        const Result<CrawlSolution> tour = crawl_tour(place, tables(), {});
        ASSERT_TRUE(tour) << tour.error().message;
        EXPECT_TRUE(tour->is_optimal);
        EXPECT_EQ(static_cast<int>(tour->moves.size()), width * height + 1);
        EXPECT_EQ(static_cast<int>(visited_by(place, tour->moves).size()), width * height);
    }
}

TEST(Tour, verbs_that_do_not_visit_every_cell_say_so) {
    CrawlPlace place{*Board::rectangle(3, 3), {}, {}};
    place.end.visits_all = true;
    EXPECT_EQ(macros({place}, {}).error().fault, Fault::usage);
    EXPECT_EQ(shortest_way(place, {}).error().fault, Fault::usage);
    EXPECT_EQ(translate({{}, place}, {}).error().fault, Fault::usage);
    EXPECT_EQ(plan({{}, place}, {}).error().fault, Fault::usage);
}

TEST(Tour, closed_ones_come_back_to_their_cell) {
    const Board board = *Board::rectangle(6, 6);
    const CrawlPlace place{board, {{}, board.middle()}, {board.middle(), {}}};
    const Result<CrawlSolution> tour = crawl_tour(place, tables(), {});
    ASSERT_TRUE(tour) << tour.error().message;
    EXPECT_EQ(tour->moves.size(), 36u);
    EXPECT_EQ(after(World{{}, place.start}, tour->moves).pose.cell, board.middle());
    EXPECT_EQ(visited_by(place, tour->moves).size(), 36u);
}

TEST(Tour, large_boards_are_visited_first_and_random_cubes_solved_then) {
    const Board board = *Board::parse_walls("......\n.##...\n....#.\n......\n");
    const CrawlTask task{SolvableCube::random(5), {board, {{}, {0, 0}}, {{}, {}, true}}};
    const Result<CrawlSolution> found = solve_crawl({task, {.nodes = 20'000}, {}}, tables(), {});
    ASSERT_TRUE(found) << found.error().message;
    EXPECT_TRUE(solves(task, found->moves));
}

TEST(Tour, on_three_by_three_a_random_cube_is_solved_over_every_cell) {
    const Board board = *Board::rectangle(3, 3);
    for (std::uint64_t seed = 0; seed < 2; ++seed) {
        const CrawlTask task{SolvableCube::random(seed), {board, {{}, board.middle()}, {{}, {}, true}}};
        const Result<CrawlSolution> found = solve_crawl({task, {.nodes = 10'000}, {}}, tables(), {});
        ASSERT_TRUE(found) << found.error().message;
        EXPECT_TRUE(solves(task, found->moves));
        EXPECT_LT(found->moves.size(), 50u);
    }
}

TEST(Tour, cells_behind_walls_and_boards_without_end_are_told) {
    CrawlPlace place{*Board::parse_walls("..#.\n..#.\n"), {}, {}};
    EXPECT_EQ(crawl_tour(place, tables(), {}).error().code, "unreachable_cell");
    place.board = Board::unbounded();
    EXPECT_EQ(crawl_tour(place, tables(), {}).error().fault, Fault::usage);
}

}  // namespace
}  // namespace trundle
