#include "tables/pruning/build.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "shared.h"
#include "tables/store/catalogue.h"
#include "tables/store/store.h"

namespace trundle {
namespace {

using Distribution = std::vector<std::uint64_t>;
using Major = Pattern::Major;
using Minor = Pattern::Minor;

TEST(Build, corner_distances_are_those_published_for_face_turns) {
    EXPECT_EQ(build_table({Play::face, Major::corners, Minor::nothing}, {})->distribution(),
              (Distribution{1, 18, 243, 2874, 28000, 205416, 1168516, 5402628, 20776176, 45391616, 15139616, 64736}));
}

TEST(Build, corner_distances_are_those_published_for_quarter_turns) {
    EXPECT_EQ(build_table({Play::quarter, Major::corners, Minor::nothing}, {})->distribution(),
              (Distribution{1, 12, 114, 924, 6539, 39528, 199926, 806136, 2761740, 8656152, 22334112, 32420448,
                            18780864, 2166720, 6624}));
}

TEST(Build, the_crawler_needs_26_moves_for_32_positions_of_the_corners) {
    const Result<Table> table = build_table({Play::crawler, Major::corners, Minor::nothing}, {});
    ASSERT_EQ(table->max_distance(), 26);
    EXPECT_EQ(table->distribution().back(), 32u);
}

// In the coding that other tests want, too; in both with ./test --slow.
TEST(Build, flips_of_the_crawler_are_those_computed_before) {
    TableStore store({TEST_TABLES});
    constexpr std::array codings{Pattern::Coding::far, Pattern::Coding::remainder};
    for (const Pattern::Coding coding : std::span(codings).first(in_tier(1u, 2u))) {
        const auto table = store.open({Play::crawler, Major::flips, Minor::nothing, false, coding}, {.threads = 2});
        EXPECT_EQ((*table)->distribution(),
                  (Distribution{1,         2,         6,         23,        108,      514,      2484,
                                11466,     52352,     237444,    1081596,   4760736,  20286144, 82310968,
                                293399808, 737758820, 826422174, 239117252, 11588972, 62109,    141}));
    }
}

// 12!/4! places times 2^8 flips; within one move there are as many as there are moves.
TEST(Build, the_edges_table_of_the_crawler_holds_every_state) {
    if (!is_slow_wanted()) GTEST_SKIP() << "slow: set TRUNDLE_SLOW=1";
    TableStore store({TEST_TABLES});
    const auto table = store.open({Play::crawler, Major::edges, Minor::nothing}, {.threads = 2});
    const Distribution& distribution = (*table)->distribution();
    std::uint64_t states = 0;
    std::uint64_t moves = 0;
    for (std::size_t depth = 0; depth < distribution.size(); ++depth) {
        states += distribution[depth];
        moves += depth * distribution[depth];
    }
    EXPECT_EQ(distribution[1], 8u);
    EXPECT_EQ(states, 19958400ull * 256);
    EXPECT_NEAR(static_cast<double>(moves) / static_cast<double>(states), 14.715, 0.005);
}

// Every state of a pattern is counted once, and of all those within one move there are as many as there are moves.
TEST(Build, default_tables_hold_every_state) {
    TableStore store({TEST_TABLES});
    constexpr std::array plays{Play::slice, Play::face, Play::quarter};
    for (Play play : std::span(plays).first(in_tier(2u, 3u))) {
        const Result<TableSet> set = table_set(play, false, 0);
        for (const Pattern& pattern : {set->corners, set->flips}) {
            const auto table = store.open(pattern, {.threads = 2});
            std::uint64_t sum = 0;
            for (std::uint64_t count : (*table)->distribution()) sum += count;
            const std::uint64_t majors = pattern.major == Major::corners ? corner_permutation_count : flip_slice_count;
            EXPECT_EQ(sum, majors * (*table)->layout().row_entries()) << name_of(pattern);
        }
    }
}

// The pattern of corners and rotation under 27 moves, found by breadth-first search, is that of the corners under face
// turns and that of the centres under slices, side by side: distances add up.
TEST(Build, corners_and_centres_are_moved_apart) {
    const Result<Table> corners = build_table({Play::face, Major::corners, Minor::nothing}, {.threads = 2});
    constexpr std::array<std::uint64_t, 3> centres{1, 9, 14};
    Distribution both(corners->distribution().size() + centres.size() - 1);
    for (std::size_t i = 0; i < corners->distribution().size(); ++i)
        for (std::size_t k = 0; k < centres.size(); ++k) both[i + k] += corners->distribution()[i] * centres[k];
    EXPECT_EQ(both, (Distribution{1, 27, 419, 5313, 57268, 497652, 3409260, 18795096, 85759052, 308013992, 714530624,
                                  771803904, 212537248, 906304}));
}

// Published by rubiks_optimal (Michael Reid) as it makes its own table of the same pattern.
TEST(Build, flips_of_quarter_turns_are_those_of_another_solver) {
    if (!is_slow_wanted()) GTEST_SKIP() << "slow: set TRUNDLE_SLOW=1";
    TableStore store({TEST_TABLES});
    const auto table = store.open({Play::quarter, Major::flips, Minor::nothing}, {.threads = 2});
    EXPECT_EQ((*table)->distribution(), (Distribution{1, 4, 34, 312, 2772, 24996, 225949, 2017078, 17554890, 139132730,
                                                      758147361, 1182378518, 117594403, 14072}));
}

// Three ways to tell the same distance.
TEST(Build, codings_agree) {
    const auto corners = [](Pattern::Coding coding) {
        return *build_table({Play::face, Major::corners, Minor::nothing, false, coding}, {.threads = 2});
    };
    const Table remainders = corners(Pattern::Coding::remainder);
    const Table exact = corners(Pattern::Coding::exact);
    const Table capped = corners(Pattern::Coding::capped);
    EXPECT_EQ(exact.distribution(), remainders.distribution());
    for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
        const Key key = exact.layout().key_of(SolvableCube::random(seed).cube(), {});
        const auto distance = static_cast<int>(exact.code_of(key));
        ASSERT_EQ(remainders.code_of(key), exact.code_of(key) % 3);
        ASSERT_EQ(static_cast<int>(capped.code_of(key)), std::clamp(distance - capped.base(), 0, 3));
    }
}

TEST(Build, is_the_same_on_one_thread_and_on_two) {
    const Pattern pattern{Play::crawler6, Major::corners, Minor::nothing};
    const Result<Table> one = build_table(pattern, {.threads = 1});
    const Result<Table> two = build_table(pattern, {.threads = 2});
    EXPECT_TRUE(std::equal(one->codes().begin(), one->codes().end(), two->codes().begin()));
    EXPECT_EQ(one->distribution(), two->distribution());
}

TEST(Build, stops_when_asked) {
    const std::atomic<bool> stop{true};
    const Result<Table> table = build_table({Play::face, Major::corners, Minor::nothing}, {.stop = &stop});
    ASSERT_FALSE(table.has_value());
    EXPECT_EQ(table.error().fault, Fault::stopped);
}

TEST(Catalogue, takes_the_largest_set_that_fits) {
    EXPECT_FALSE(table_set(Play::slice, true, 0)->large.has_value());
    EXPECT_EQ(name_of(*table_set(Play::slice, true, 4'000'000'000)->large), "slice-flips-rotation-capped");
    EXPECT_EQ(table_set(Play::slice, true, 1'000'000).error().fault, Fault::environment);
}

TEST(Catalogue, large_tables_fit_the_memory_from_which_on_they_are_taken) {
    for (const LargeTable& table : large_tables) {
        const std::uint64_t bytes = Layout(large_pattern(Play::face, table.minor)).byte_count();
        const std::uint64_t beside = Layout(table_set(Play::face, false, 0)->flips).byte_count() + SolveMemory::quick;
        EXPECT_LE(bytes + beside, table.memory);
        EXPECT_GE(bytes + beside, table.memory * 97 / 100);
    }
}

TEST(Catalogue, default_sets_are_small) {
    for (Play play : all_plays) {
        const Result<TableSet> set = table_set(play, false, 0);
        ASSERT_TRUE(set.has_value());
        EXPECT_LE(Layout(set->corners).byte_count() + Layout(set->flips).byte_count(), 150'000'000u);
    }
}

TEST(Catalogue, names_are_unique) {
    std::set<std::string> names;
    for (const Pattern& pattern : all_patterns())
        EXPECT_TRUE(names.insert(name_of(pattern)).second) << name_of(pattern);
}

}  // namespace
}  // namespace trundle
