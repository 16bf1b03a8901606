#include <gtest/gtest.h>
#include <trundle/explore.h>
#include <trundle/notation.h>
#include <trundle/optimize.h>
#include <trundle/solve.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "shared.h"
#include "solve/replay.h"

namespace trundle {
namespace {

World world_of(std::string_view path) { return after(World{}, *parse(path, Notation::path)); }

Optimum optimum_of(const OptimizeRequest& request, int threads = 2) {
    return *optimize(request, tables(), {.threads = threads});
}

// All rows but for the comment: path, N, words and classes of N, words (all, reduced) and classes of N + 1.
TEST(Optimize, agrees_with_exhaustive_search_on_forty_paths) {
    std::ifstream file(TEST_DATA "/optimize.tsv");
    std::string line;
    std::getline(file, line);
    int rows = 0;
    while (std::getline(file, line)) {
        std::istringstream row(line);
        std::string path;
        int length = 0;
        std::uint64_t words = 0, classes = 0, longer_all = 0, longer_words = 0, longer_classes = 0;
        row >> path >> length >> words >> classes >> longer_all >> longer_words >> longer_classes;
        const Optimum optimum = optimum_of({.target = world_of(path)});
        ASSERT_EQ(optimum.length, length) << path;
        ASSERT_EQ(optimum.counts.size(), 2u);
        EXPECT_EQ(optimum.counts[0].classes, classes) << path;
        EXPECT_EQ(optimum.counts[0].words, words) << path;
        EXPECT_EQ(optimum.counts[1].classes, longer_classes) << path;
        EXPECT_EQ(optimum.counts[1].words, longer_words) << path;
        EXPECT_EQ(optimum.solutions.size(), classes + longer_classes);
        EXPECT_TRUE(optimum.is_complete);
        ++rows;
    }
    EXPECT_EQ(rows, 40);
}

TEST(Optimize, solutions_are_different_and_lead_there) {
    const World target = world_of("s-u+d-MURs-");
    std::set<std::string> texts;
    const Optimum optimum = optimum_of({.target = target, .slack = 2});
    for (const Moves& path : optimum.solutions) {
        EXPECT_TRUE(leads_to(path, target));
        texts.insert(*print(path, Notation::path));
    }
    EXPECT_EQ(texts.size(), optimum.solutions.size());
    EXPECT_EQ(optimum.counts.size(), 3u);
}

TEST(Optimize, replay_notices_a_wrong_path) {
    EXPECT_TRUE(leads_to(*parse("r+u+", Notation::path), world_of("r+u+")));
    EXPECT_FALSE(leads_to(*parse("r+u-", Notation::path), world_of("r+u+")));
    EXPECT_FALSE(leads_to(*parse("l-", Notation::path), world_of("r+m-")));  // the same cube, but not upright
}

TEST(Optimize, knows_the_empty_path_and_rotations) {
    EXPECT_EQ(optimum_of({.target = {}}).length, 0);
    EXPECT_EQ(optimum_of({.target = after(World{}, *parse("x", Notation::wca))}).length, 3);
    EXPECT_EQ(optimum_of({.target = after(World{}, *parse("x y", Notation::wca))}).length, 6);
    EXPECT_EQ(optimum_of({.target = after(World{}, *parse("x y", Notation::wca)), .any_orientation = true}).length, 0);
}

TEST(Optimize, in_any_orientation_a_wide_turn_is_a_face_turn) {
    const World wide = after(World{}, *parse("Rw", Notation::wca));
    EXPECT_EQ(optimum_of({.target = wide}).length, 2);
    EXPECT_EQ(optimum_of({.target = wide, .any_orientation = true}).length, 1);
    EXPECT_EQ(optimum_of({.target = wide, .play = Play::face, .any_orientation = true}).length, 1);
}

TEST(Optimize, face_turns_cannot_turn_the_whole_cube) {
    const auto result = optimize({.target = world_of("m+"), .play = Play::face}, tables(), {});
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(result.error().fault, Fault::none_exists);
}

TEST(Optimize, quarter_turn_lengths_have_one_parity) {
    const Optimum optimum = optimum_of({.target = world_of("r+u+Fl-"), .play = Play::quarter, .slack = 2});
    ASSERT_EQ(optimum.length, 5);
    EXPECT_EQ(optimum.counts[1].classes, 0u);
}

TEST(Optimize, stopped_work_tells_what_is_proven_and_no_more) {
    const OptimizeRequest random{.target = {SolvableCube::random(1), {}}};
    std::atomic<bool> stop{true};
    const auto at_once = optimize(random, tables(), {.stop = &stop});
    EXPECT_FALSE(at_once->is_complete);
    EXPECT_EQ(at_once->length, std::nullopt);
    EXPECT_EQ(at_once->proven, 0);

    stop = false;
    const auto later = optimize(random, tables(), {.stop = &stop, .on_progress = [&](std::string_view what, double) {
                                                       if (what == "searching 8 moves") stop = true;
                                                   }});
    EXPECT_FALSE(later->is_complete);
    EXPECT_EQ(later->proven, 8);
}

// The large tables: minutes to make, so not every day.
TEST(Optimize, large_tables_find_what_the_small_ones_find) {
    if (!is_slow_wanted()) GTEST_SKIP() << "slow: set TRUNDLE_SLOW=1";
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const World target = after(World{}, random_moves(MoveSet::slice(), 10 + seed % 3, seed));
        const auto by_small = optimize({.target = target}, tables(), {.threads = 2});
        const auto by_large = optimize({.target = target}, tables(), {.threads = 2, .memory = 1'400'000'000});
        ASSERT_TRUE(by_small && by_large);
        EXPECT_EQ(by_large->length, by_small->length);
        EXPECT_EQ(by_large->solutions, by_small->solutions);
    }
}

TEST(Optimize, refuses_what_makes_no_sense) {
    EXPECT_EQ(optimize({.target = {}, .slack = -1}, tables(), {}).error().fault, Fault::usage);
    EXPECT_EQ(optimize({.target = {}, .play = Play::crawler}, tables(), {}).error().fault, Fault::usage);
}

TEST(Explore, counts_the_oriented_configurations) {
    std::ifstream file(TEST_DATA "/distances.tsv");
    std::string line;
    std::getline(file, line);
    const int depth = is_slow_wanted() ? 7 : 6;
    const Result<Exploration> exploration = explore({Play::slice, depth}, {.threads = 2});
    for (const ExploreLevel& level : exploration->levels) {
        std::getline(file, line);
        std::istringstream row(line);
        std::uint64_t d = 0, states = 0, classes = 0;
        row >> d >> states >> classes;
        EXPECT_EQ(level.states, states) << d;
        EXPECT_EQ(level.classes, classes) << d;
    }
    EXPECT_EQ(exploration->levels.size(), static_cast<std::size_t>(depth) + 1);
}

std::vector<std::uint64_t> states_of(Play play, int depth) {
    std::vector<std::uint64_t> states;
    const Result<Exploration> exploration = explore({play, depth}, {.threads = 2});
    for (const ExploreLevel& level : exploration->levels) states.push_back(level.states);
    return states;
}

using Counts = std::vector<std::uint64_t>;

TEST(Explore, counts_the_cubes_of_the_crawler) {
    const Counts eight{1, 8, 48, 284, 1678, 9464, 52320, 286488, 1560205, 8434268, 45305948, 241733340};
    const Counts six{1, 6, 27, 120, 529, 2280, 9851, 42144, 179112, 758844, 3212251, 13548476};
    const int depth = is_slow_wanted() ? 11 : 10;
    EXPECT_EQ(states_of(Play::crawler, depth), Counts(eight.begin(), eight.begin() + depth + 1));
    EXPECT_EQ(states_of(Play::crawler6, depth), Counts(six.begin(), six.begin() + depth + 1));
}

TEST(Explore, counts_the_cubes_of_face_and_quarter_turns) {
    EXPECT_EQ(states_of(Play::face, 6), (Counts{1, 18, 243, 3240, 43239, 574908, 7618438}));
    EXPECT_EQ(states_of(Play::quarter, 7), (Counts{1, 12, 114, 1068, 10011, 93840, 878880, 8221632}));
}

TEST(Explore, says_before_it_starts_that_memory_will_not_do) {
    for (const int depth : {12, 30, 300}) {
        const auto result = explore({Play::slice, depth}, {});
        ASSERT_FALSE(result.has_value());
        EXPECT_EQ(result.error().code, "memory");
    }
}

}  // namespace
}  // namespace trundle
