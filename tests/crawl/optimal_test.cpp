// The shortest crawls are those of the data and of exhaustive search; the same length is proven from either end.
#include <gtest/gtest.h>
#include <trundle/crawl_solve.h>
#include <trundle/notation.h>

#include <fstream>
#include <set>

#include "base/random.h"
#include "crawl/solve/proof_bound.h"
#include "crawl/theory/walks.h"
#include "search/rules.h"
#include "shared.h"

namespace trundle {
namespace {

TEST(CrawlOptimal, the_shortest_crawls_of_the_data_are_found_and_proven) {
    std::ifstream file(TEST_DATA "/crawl_optimal.tsv");
    std::string line;
    std::getline(file, line);
    int rows = 0;
    while (std::getline(file, line)) {
        const std::size_t length = std::stoul(line);
        if (length > 13 && !is_slow_wanted()) continue;
        const World scrambled = after(World{}, *parse(line.substr(line.find('\t') + 1), Notation::crawl));
        const CrawlTask task{scrambled.cube, {Board::unbounded()}};
        const Result<CrawlSolution> solution = solve_crawl_optimally({task}, tables(), {.threads = 2});
        ASSERT_TRUE(solution) << line;
        EXPECT_EQ(solution->moves.size(), length) << line;
        EXPECT_TRUE(solution->is_optimal);
        ++rows;
    }
    EXPECT_EQ(rows, is_slow_wanted() ? 123 : 120);
}

// Walked from the start, a cube at level n needs n moves back; which is a crawl from where it stands to the start.
void expect_levels(const Board& board, int depth) {
    const Pose home{{}, board.middle()};
    const CrawlEnd end{home.cell, Face::F};
    const BoardPoses poses = *BoardPoses::on({board, home, end});
    Walks walks(poses, MoveSet::crawler(), poses.goals());
    Random random(7);
    for (int level = 1; level <= depth; ++level) {
        ASSERT_FALSE(walks.deepen({}, 1 << 30));
        const std::span<const Walks::Entry> entries = walks.level(level);
        for (int i = 0; i < 8; ++i) {
            const Walks::Entry& entry = entries[random.below(entries.size())];
            const std::optional<Moves> way = walks.crawl_to(entry.cube(), entry.pose());
            ASSERT_TRUE(way);
            const World there = after(World{{}, home}, *way);
            const CrawlTask task{there.cube, {board, there.pose, end}};
            const Result<CrawlSolution> solution = solve_crawl_optimally({task}, tables(), {});
            ASSERT_TRUE(solution) << solution.error().message;
            EXPECT_EQ(static_cast<int>(solution->moves.size()), level);
            const Result<CrawlSolution> backwards = solve_crawl_optimally({task, true}, tables(), {});
            ASSERT_TRUE(backwards) << backwards.error().message;
            EXPECT_EQ(static_cast<int>(backwards->moves.size()), level);
        }
    }
}

TEST(CrawlOptimal, home_on_three_by_three_is_as_far_as_breadth_first_search_says) {
    expect_levels(*Board::rectangle(3, 3), 7);
}
TEST(CrawlOptimal, home_between_walls_is_as_far_as_breadth_first_search_says) {
    expect_levels(*Board::parse_walls("..#\n...\n#..\n"), 7);
}

// What sequences of each length lead to for the first time: how many cubes and poses, and how many sequences.
struct Reach {
    std::vector<std::size_t> fresh, sequences;
};
Reach reach_of(const Rules& rules, Poses::State start, int depth) {
    struct Node {
        Cube cube;
        Poses::State pose;
        Canonical::State state;
    };
    Reach reach;
    std::set<std::pair<Cube::Bytes, Poses::State>> seen{{Cube().bytes(), start}};
    std::vector<Node> level{{Cube(), start, Canonical::start}};
    for (int d = 1; d <= depth; ++d) {
        std::vector<Node> next;
        for (const Node& node : level)
            for (const Step& step : rules.steps(node.state, rules.moves(node.state, node.pose)))
                next.push_back({node.cube * cube_of(Turn::from_id(step.turn)), rules.poses().next(node.pose, step.move),
                                step.next});
        const std::size_t before = seen.size();
        for (const Node& node : next) seen.insert({node.cube.bytes(), node.pose});
        reach.fresh.push_back(seen.size() - before);
        reach.sequences.push_back(next.size());
        level.swap(next);
    }
    return reach;
}

// Every cube in every pose is reached as soon as by all sequences, though by fewer; with visits, whatever was visited.
void expect_no_loss(const BoardPoses& poses, Cells cells, int depth) {
    const NormalWords words(Play::crawler, 5, {}, cells);
    const Rules normal(MoveSet::crawler(), words, poses.automaton(), poses.goals());
    const Rules all(Play::crawler, poses.automaton(), poses.goals(), cells);
    const Reach with = reach_of(normal, poses.start(), depth);
    const Reach without = reach_of(all, poses.start(), depth);
    EXPECT_EQ(with.fresh, without.fresh);
    EXPECT_LE(with.sequences.back(), without.sequences.back());
}

TEST(CrawlOptimal, words_that_are_left_out_lose_no_cube_and_no_pose) {
    for (const Board& board : {*Board::rectangle(3, 3), *Board::rectangle(2, 2), *Board::rectangle(1, 4),
                               *Board::parse_walls("..#\n...\n#..\n"), *Board::parse_walls("....\n.##.\n....\n")}) {
        const CrawlPlace place{board, {{}, {0, 0}}, {}};
        expect_no_loss(*BoardPoses::on(place), Cells::counted, board.width() * board.height() > 4 ? 6 : 7);
    }
    expect_no_loss(*BoardPoses::on({Board::unbounded(), {}, {}}), Cells::ignored, 6);
    expect_no_loss(*BoardPoses::on({Board::unbounded(), {}, {Cell{1, 0}, Face::F}}), Cells::counted, 5);
    expect_no_loss(*BoardPoses::visiting({*Board::rectangle(2, 2), {}, {}}), Cells::visited, 6);
    expect_no_loss(*BoardPoses::visiting({*Board::rectangle(2, 3), {}, {}}), Cells::visited, 6);
}

TEST(CrawlOptimal, the_same_length_is_proven_from_the_ends_to_the_start) {
    const Board board = *Board::rectangle(3, 3);
    const Pose start{{}, board.middle()};
    Random random(3);
    for (const CrawlEnd& end : {CrawlEnd{}, CrawlEnd{start.cell, {}}, CrawlEnd{Cell{0, 2}, Face::R}}) {
        World world{{}, start};
        for (int moves = 0; moves < in_tier(12, 13);) {
            const Move move = MoveSet::crawler()[random.below(MoveSet::crawler().size())];
            if (!may_move(board, world.pose, move)) continue;
            world = after(world, move);
            ++moves;
        }
        const CrawlTask task{world.cube, {board, start, end}};
        const Result<CrawlSolution> forwards = solve_crawl_optimally({task}, tables(), {});
        const Result<CrawlSolution> backwards = solve_crawl_optimally({task, true}, tables(), {});
        ASSERT_TRUE(forwards && backwards);
        EXPECT_TRUE(forwards->is_optimal && backwards->is_optimal);
        EXPECT_EQ(forwards->moves.size(), backwards->moves.size());
        EXPECT_EQ(forwards->proven, static_cast<int>(forwards->moves.size()));
    }
}

TEST(CrawlOptimal, stopped_it_gives_the_best_crawl_and_what_is_proven) {
    std::atomic<bool> stop = false;
    const CrawlTask task{SolvableCube::random(1), {Board::unbounded()}};
    const Result<CrawlSolution> solution =
        solve_crawl_optimally({task}, tables(), {.threads = 2, .stop = &stop},
                              {.on_length = [&](const SearchedLength& searched) { stop = searched.length == 22; }});
    ASSERT_TRUE(solution);
    EXPECT_FALSE(solution->is_optimal);
    EXPECT_EQ(solution->proven, 22);
    EXPECT_GT(solution->moves.size(), 22u);
}

// Through a corridor: 68 steps that nobody can spare, and what the cube needs on the way.
TEST(CrawlOptimal, long_walks_are_searched_too) {
    const std::string row(34, '.');
    const Board corridor = *Board::parse_walls(row + "\n" + std::string(33, '#') + ".\n" + row + "\n");
    const CrawlTask task{world_after("R U").cube, {corridor, {{}, {0, 0}}, {Cell{0, 2}}}};
    std::atomic<bool> stop = false;
    const CrawlNews news{.on_length = [&](const SearchedLength& searched) { stop = searched.length >= 70; }};
    const Result<CrawlSolution> solution = solve_crawl_optimally({task}, tables(), {.stop = &stop}, news);
    ASSERT_TRUE(solution) << solution.error().message;
    EXPECT_EQ(solution->searched.back().length, 70);
    EXPECT_TRUE(solution->searched.back().is_complete);
    EXPECT_GT(solution->moves.size(), 70u);
}

// The tables hold random numbers: what is refused before a move is made is what would be refused after it.
TEST(CrawlOptimal, a_move_is_worth_trying_if_the_inverse_says_so_after_it) {
    Random random(5);
    std::vector<std::uint64_t> numbers(36'000'000);  // 288 MB
    std::generate(numbers.begin(), numbers.end(), [&] { return random.next(); });
    const std::span bytes(reinterpret_cast<const std::uint8_t*>(numbers.data()), 8 * numbers.size());
    const BoardPoses poses = *BoardPoses::on({Board::unbounded(), {}, {}});
    for (const Pattern::Minor minor : {Pattern::Minor::nothing, Pattern::Minor::parity}) {
        const auto table = [&](Pattern::Major major, Pattern::Minor beside, bool is_side, Pattern::Coding coding) {
            const Layout layout({Play::crawler, major, beside, is_side, coding});
            EXPECT_LE(layout.byte_count(), bytes.size());
            return std::make_shared<const Table>(layout, bytes.first(layout.byte_count()), std::vector<std::uint64_t>{},
                                                 nullptr);
        };
        const ProofTables random_tables{
            *TableStore::of(tables()).open({Play::crawler, Pattern::Major::corners, Pattern::Minor::nothing}, {}),
            table(Pattern::Major::flips, minor, false, Pattern::Coding::far),
            table(Pattern::Major::flips, minor, true, Pattern::Coding::far)};
        const ProofBound bound(random_tables, poses);
        int refused = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const Cube cube = SolvableCube::random(seed).cube();
            const ProofBound::State state = bound.start(cube, 0);
            for (std::size_t move = 0; move < MoveSet::crawler().size(); ++move) {
                const Turn turn = MoveSet::crawler()[move].turn();
                const Step step{static_cast<std::uint8_t>(move), static_cast<std::uint8_t>(turn.id()), {}};
                ProofBound::State child;
                bound.prepare<0>(state, step, 0, child);
                bound.prepare<1>(state, step, 0, child);
                bound.prepare<3>(state, step, 0, child);
                bound.prepare<4>(state, step, 0, child);
                for (int room = 8; room < 22; ++room) {
                    const bool is_tried = bound.worth_trying(MoveMask{1} << move, state, 0, room) != 0;
                    refused += is_tried ? 0 : 1;
                    EXPECT_TRUE(is_tried || !bound.admits<4>(state, child, room)) << seed << " " << move;
                }
            }
        }
        EXPECT_GT(refused, 1000);
    }
}

// Each bound is asked for the same lengths; neither may leave out a crawl, so both look until the same one.
TEST(CrawlOptimal, small_tables_prove_what_large_ones_do) {
    if (!is_slow_wanted()) GTEST_SKIP() << "slow: set TRUNDLE_SLOW=1";
    const World scrambled = after(World{}, random_crawl(Board::unbounded(), {}, 17, 4));
    const CrawlTask task{scrambled.cube, {Board::unbounded()}};
    const Result<CrawlSolution> small = solve_crawl_optimally({task}, tables(), {.memory = 80'000'000});
    ASSERT_TRUE(small);
    EXPECT_EQ(small->tables, std::vector<std::string>{"crawler-corners"});
    EXPECT_TRUE(small->is_optimal);
    for (const std::uint64_t memory : {500'000'000u, 700'000'000u}) {
        const Result<CrawlSolution> large = solve_crawl_optimally({task}, tables(), {.memory = memory});
        ASSERT_TRUE(large);
        EXPECT_TRUE(large->is_optimal);
        EXPECT_EQ(small->moves.size(), large->moves.size());
    }
}

// However far a crawl leads, its way back is one that no bound refuses.
TEST(CrawlOptimal, no_bound_refuses_a_move_of_a_way_home) {
    if (!is_slow_wanted()) GTEST_SKIP() << "slow: set TRUNDLE_SLOW=1";
    const BoardPoses poses = *BoardPoses::on({Board::unbounded(), {}, {}});
    const std::span<const Move> moves = MoveSet::crawler();
    for (const std::uint64_t memory : {500'000'000u, 700'000'000u}) {
        const auto opened = ProofTables::open(TableStore::of(tables()), {.threads = 2, .memory = memory});
        ASSERT_TRUE(opened);
        const ProofBound bound(**opened, poses);
        for (std::uint64_t seed = 0; seed < 2000; ++seed) {
            const Moves there = random_crawl(Board::unbounded(), {}, 16 + seed % 12, seed);
            const Moves back = inverted(there);
            ProofBound::State state = bound.start(after(World{}, there).cube.cube(), 0);
            for (std::size_t i = 0; i < back.size(); ++i) {
                const auto move =
                    static_cast<std::size_t>(std::find(moves.begin(), moves.end(), back[i]) - moves.begin());
                const auto room = static_cast<int>(back.size() - i) - 1;
                const Step step{static_cast<std::uint8_t>(move), static_cast<std::uint8_t>(back[i].turn().id()), {}};
                ProofBound::State child;
                ASSERT_NE(bound.worth_trying(MoveMask{1} << move, state, 0, room), 0u) << memory << " " << seed;
                bound.prepare<0>(state, step, 0, child);
                ASSERT_TRUE(bound.admits<0>(state, child, room)) << memory << " " << seed;
                bound.prepare<1>(state, step, 0, child), bound.prepare<2>(state, step, 0, child);
                ASSERT_TRUE(bound.admits<2>(state, child, room)) << memory << " " << seed;
                bound.prepare<3>(state, step, 0, child), bound.prepare<4>(state, step, 0, child);
                ASSERT_TRUE(bound.admits<4>(state, child, room)) << memory << " " << seed;
                state = child;
            }
        }
    }
}

TEST(CrawlOptimal, far_tables_say_what_remainders_say) {
    if (!is_slow_wanted()) GTEST_SKIP() << "slow: set TRUNDLE_SLOW=1";
    for (const bool side : {false, true}) {
        const Pattern pattern{Play::crawler, Pattern::Major::flips, Pattern::Minor::nothing, side};
        Pattern far = pattern;
        far.coding = Pattern::Coding::far;
        const auto remainders = *TableStore::of(tables()).open(pattern, {});
        const auto distances = *TableStore::of(tables()).open(far, {});
        Cube cube;
        Random random(11);
        for (int i = 0; i < 500; ++i) {
            cube = i % 10 == 0 ? Cube() : cube * cube_of(remainders->layout().turn_of(random.below(8)));
            if (i % 100 == 50) cube = SolvableCube::random(static_cast<std::uint64_t>(i)).cube();
            const int distance = remainders->distance_of(cube, Rotation());
            const unsigned code = distances->code_of(distances->layout().key_of(cube, Rotation()));
            EXPECT_EQ(static_cast<int>(code), std::max(distance - Table::far_base, 0));
        }
        EXPECT_EQ(distances->distribution(), remainders->distribution());
    }
}

}  // namespace
}  // namespace trundle
