// How crawls look: what the scores count, and which crawl is preferred.
#include <gtest/gtest.h>
#include <trundle/crawl_picture.h>
#include <trundle/crawl_solve.h>
#include <trundle/notation.h>
#include <algorithm>

#include "shared.h"

namespace trundle {
namespace {

int score_of(Look look, std::string_view text, const Board& board = Board::unbounded(), Cell start = {}) {
    return score(look, board, {{}, start}, crawl_of(text));
}

TEST(Look, calm_counts_changes_of_direction_on_the_board) {
    EXPECT_EQ(score_of(Look::calm, "+x +x spin1 +x"), 0);
    EXPECT_EQ(score_of(Look::calm, "+x -x"), 2);
    EXPECT_EQ(score_of(Look::calm, "+x +z"), 1);
    EXPECT_EQ(score_of(Look::calm, "+x spin2 -z"), 0);  // after spin2 the back of the cube is to the right
    EXPECT_EQ(score_of(Look::calm, "+x spin2 spin2 +x"), 2);
    EXPECT_EQ(score_of(Look::calm, "spin1 spin2"), 0);
}

TEST(Look, central_counts_half_cells_from_the_middle_of_the_board_or_from_the_start) {
    EXPECT_EQ(score_of(Look::central, "+x +z -x -z"), 2 + 4 + 2 + 0);
    EXPECT_EQ(score_of(Look::central, "+x spin1", *Board::rectangle(3, 3), {0, 1}), 0);
    EXPECT_EQ(score_of(Look::central, "+x", *Board::rectangle(4, 1), {1, 0}), 1);
}

TEST(Look, the_best_is_within_the_slack_and_among_equals_the_shortest) {
    const auto best = [&](Look look, std::size_t slack) -> Moves {
        const Board board = Board::unbounded();
        BestLooking looking(look, board, {}, slack);
        for (const char* crawl : {"+x -x +x", "+x +z +x +z", "+x +x +x +x", "+z +z +z +z", "+x +x +x +x +x"})
            looking.show(crawl_of(crawl));
        return *looking.best();
    };
    EXPECT_EQ(best(Look::calm, 0), crawl_of("+x -x +x"));
    EXPECT_EQ(best(Look::calm, 1), crawl_of("+x +x +x +x"));
    EXPECT_EQ(best(Look::calm, 9), crawl_of("+x +x +x +x"));
    EXPECT_EQ(best(Look::brief, 9), crawl_of("+x -x +x"));
    EXPECT_EQ(BestLooking(Look::calm, Board::unbounded(), {}, 1).best(), nullptr);
}

TEST(Look, the_solver_hands_out_different_crawls_within_the_slack) {
    Tables tables({TEST_TABLES});
    const Board board = *Board::rectangle(5, 5);
    for (const CrawlEnd& end : {CrawlEnd{}, CrawlEnd{board.middle(), Face::F}}) {
        const CrawlTask task{SolvableCube::random(3), {board, {{}, board.middle()}, end}};
        constexpr int slack = 4;
        std::vector<Moves> crawls;
        const auto solution = solve_crawl({task, {.nodes = 1'000'000}, slack}, tables, {},
                                          {.on_crawl = [&](const Moves& crawl) { crawls.push_back(crawl); }});
        ASSERT_TRUE(solution);
        ASSERT_GT(crawls.size(), 1u);
        std::size_t shortest = crawls[0].size();
        for (std::size_t i = 0; i < crawls.size(); ++i) {
            EXPECT_LE(crawls[i].size(), shortest + std::size_t{slack});
            shortest = std::min(shortest, crawls[i].size());
            EXPECT_EQ(std::count(crawls.begin(), crawls.end(), crawls[i]), 1);
            const World world = after(World{task.cube, task.place.start}, crawls[i]);
            EXPECT_TRUE(world.is_solved() && end.allows(world.pose));
        }
        EXPECT_EQ(solution->moves.size(), shortest);
    }
}

}  // namespace
}  // namespace trundle
