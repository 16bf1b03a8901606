// Cosets solved at once: against counts of others, against plain search of all cubes, and against proofs of single
// ones.
#include <gtest/gtest.h>
#include <trundle/coset.h>
#include <trundle/crawl_solve.h>
#include <trundle/solve.h>
#include <map>
#include <set>

#include "coset/bitmap.h"
#include "coset/finish/finish.h"
#include "coset/sparse_members.h"
#include "shared.h"

namespace trundle {
namespace {

std::vector<std::uint64_t> counts(const CosetRequest& request, const Work& work = {}) {
    const Result<CosetAnswer> answer = solve_coset(request, tables(), work);
    EXPECT_TRUE(answer);
    std::vector<std::uint64_t> result;
    for (const CosetDepth& depth : answer->depths) result.push_back(depth.count);
    return result;
}

TEST(Coset, others_counted_as_many_cubes_that_are_neither_twisted_nor_flipped) {
    const std::vector<std::uint64_t> known{1, 10, 67, 456, 3079, 20076, 125218};
    EXPECT_EQ(counts({.play = Play::face, .depth = 6}, {.threads = 2}), known);
}

TEST(Coset, turns_that_stay_in_the_group_reach_as_many_as_others_counted) {
    const std::vector<std::uint64_t> known{1, 10, 67, 456, 3079, 19948, 123074};
    EXPECT_EQ(counts({.play = Play::face, .depth = 0, .within = 6}), known);
}

// All cubes within some moves, by the coset they are in: for each coset how many at each distance.
std::map<std::uint64_t, std::vector<std::uint64_t>> plain_search(Play play, int depth) {
    std::map<std::uint64_t, std::vector<std::uint64_t>> found;
    std::set<Cube::Bytes> known{Cube().bytes()};
    std::vector<Cube> level{Cube()};
    for (int d = 0; d <= depth; ++d) {
        std::vector<Cube> next;
        for (const Cube& cube : level) {
            auto& here = found[coset_of(*SolvableCube::validate(cube))];
            here.resize(static_cast<std::size_t>(depth) + 1);
            ++here[static_cast<std::size_t>(d)];
            for (const Move move : moves_of(play))
                if (const Cube to = cube * cube_of(move.turn()); known.insert(to.bytes()).second) next.push_back(to);
        }
        level.swap(next);
    }
    return found;
}

TEST(Coset, has_as_many_cubes_at_each_depth_as_plain_search_finds) {
    for (const Play play : coset_plays()) {
        const int depth = play == Play::crawler ? 5 : play == Play::quarter ? 4 : 3;
        const auto found = plain_search(play, depth);
        std::size_t i = 0;
        for (const auto& [coset, expected] : found)
            if (i++ % (found.size() / in_tier<std::size_t>(7, 70)) == 0) {
                EXPECT_EQ(coset_of(cube_of_coset(coset)), coset);
                EXPECT_EQ(counts({.cube = cube_of_coset(coset), .play = play, .depth = depth}), expected) << coset;
            }
    }
}

TEST(Coset, numbers_are_those_of_cubes_that_can_be_solved) {
    for (std::uint64_t coset = 0; coset < coset_count; coset += 98'765'431)
        EXPECT_EQ(coset_of(cube_of_coset(coset)), coset);
}

Routes routes_for(Play play, int depth) {
    return {play, NormalWords(play, NormalWords::length_for(play, depth), {}),
            NearCosets(play, std::min(depth, NearCosets::most_radius(play)), {}),
            *FarCosets::open(TableStore::of(tables()), play, false, {})};
}

std::set<MemberNumber> search(const Routes& routes, const Cube& cube, int depth, Endings endings, Descend way) {
    std::set<MemberNumber> found;
    const std::atomic<bool> never = false;
    for (const Branch& branch : branches_of(routes, cube, depth))
        EXPECT_TRUE(way(
            routes, branch, endings,
            [&](std::span<const MemberNumber> some) { found.insert(some.begin(), some.end()); }, {}, never));
    return found;
}

// The shallowest three depths at which a random coset has cubes.
int first_depth(Play play) { return play == Play::crawler ? 17 : play == Play::quarter ? 12 : 10; }

TEST(Coset, words_with_fresh_endings_and_a_prepass_find_what_all_words_do) {
    for (const Play play : coset_plays()) {
        // A random coset has cubes only where a search takes long; one that is near, soon.
        const World near =
            play == Play::crawler ? after(World{}, crawl_of("+x spin2 -z spin1 +z spin2")) : world_after("R U F L");
        const int last = in_tier(play == Play::crawler ? 12 : play == Play::quarter ? 9 : 7, first_depth(play) + 2);
        const Routes routes = routes_for(play, last);
        const Cube cube = in_tier(near.cube, SolvableCube::random(7)).cube();
        SparseMembers few;
        for (int depth = 0; depth <= last; ++depth) {
            std::set<MemberNumber> made = search(routes, cube, depth, Endings::fresh, descend());
            lengthen_few(few.depths(), stay_moves(play),
                         [&](std::span<const MemberNumber> some) { made.insert(some.begin(), some.end()); });
            const std::set<MemberNumber> all = search(routes, cube, depth, Endings::all, portable_descend());
            few.take(std::vector(all.begin(), all.end()));
            const std::size_t before = few.count();
            few.settle();
            for (const MemberNumber number : few.depths().back()) EXPECT_TRUE(made.contains(number));
            if (depth == last) {
                EXPECT_GT(few.count(), before);
            }
        }
    }
}

std::uint64_t within(const std::vector<CosetDepth>& depths, std::size_t depth) {
    std::uint64_t sum = 0;
    for (const CosetDepth& one : depths) sum += one.depth <= static_cast<int>(depth) ? one.count : 0;
    return sum;
}

TEST(Coset, some_words_of_one_more_move_find_more_than_none_and_less_than_all) {
    const SolvableCube cube = after(World{}, crawl_of("+x spin2 -z spin1 +z spin2")).cube;
    const auto solved = [&](int depth, int more) {
        return *solve_coset({.cube = cube, .play = Play::crawler, .depth = depth, .more = more, .within = 14}, tables(),
                            {.threads = 2});
    };
    const CosetAnswer none = solved(11, 0), all = solved(12, 0);
    std::uint64_t last = within(none.depths, 14);
    for (const int more : {1, 30, 60, 99}) {
        const CosetAnswer some = solved(11, more);
        for (std::size_t depth = 0; depth <= 14; ++depth) {
            EXPECT_EQ(some.depths[depth].is_exact, depth <= 11);
            EXPECT_GE(within(some.depths, depth), within(none.depths, depth));
            EXPECT_LE(within(some.depths, depth), within(all.depths, depth));
        }
        EXPECT_GE(within(some.depths, 14), last) << "those of fewer percent are among those of more";
        last = within(some.depths, 14);
    }
    EXPECT_GT(last, within(none.depths, 14));
    EXPECT_LT(within(solved(11, 30).depths, 14), last);
}

TEST(Coset, some_branches_are_as_many_as_was_asked_for) {
    const std::vector<Branch> all(5000);
    for (const int percent : {0, 1, 33, 50, 99, 100})
        EXPECT_NEAR(static_cast<double>(some_of(all, percent).size()), 50 * percent, 5) << percent;
    EXPECT_EQ(some_of(all, 100).size(), all.size());
}

int shortest(const SolvableCube& cube, Play play) {
    if (play == Play::crawler)
        return static_cast<int>(
            solve_crawl_optimally({.task = {cube, {Board::unbounded(), {}, {}}}}, tables(), {.threads = 2})
                ->moves.size());
    return solve_optimally({.world = {cube, {}}, .play = play}, tables(), {.threads = 2})->solutions.at(0).length;
}

TEST(Coset, a_cube_found_at_a_depth_needs_as_many_moves) {
    for (const Play play : coset_plays()) {
        const int first = first_depth(play);
        const Routes routes = routes_for(play, first + 1);
        std::size_t looked_at = 0;
        for (std::uint64_t seed = 1; looked_at < in_tier<std::size_t>(3, 70); ++seed) {
            const SolvableCube cube = SolvableCube::random(seed);
            SparseMembers few;
            for (int depth = 0; depth <= first + 1; ++depth) {
                const auto found = search(routes, cube.cube(), depth, Endings::all, descend());
                few.take(std::vector(found.begin(), found.end()));
                few.settle();
                const std::vector<MemberNumber>& fresh = few.depths().back();
                if (fresh.empty()) continue;
                ++looked_at;
                EXPECT_EQ(shortest(cube_of_member(fresh[seed % fresh.size()], cube), play), depth);
            }
        }
    }
}

TEST(Coset, a_stopped_search_says_what_it_has) {
    const std::atomic<bool> stop = true;
    const Result<CosetAnswer> at_once = solve_coset({.depth = 10}, tables(), {.stop = &stop});
    EXPECT_TRUE(at_once ? !at_once->is_complete : at_once.error().fault == Fault::stopped);

    std::atomic<bool> later = false;
    const CosetNews news{[&](const CosetDepth& depth) { later = depth.depth == 3; }};
    const Result<CosetAnswer> answer = solve_coset({.depth = 9}, tables(), {.stop = &later}, news);
    ASSERT_TRUE(answer);
    EXPECT_FALSE(answer->is_complete);
    EXPECT_EQ(answer->depths.size(), 4);
    EXPECT_EQ(answer->left, coset_size - 1 - 10 - 67 - 456);
}

TEST(Coset, crawls_that_stay_in_the_group_reach_6144_cubes) {
    const Result<CosetAnswer> answer = solve_coset({.play = Play::crawler, .depth = 0, .within = 40}, tables(), {});
    ASSERT_TRUE(answer);
    EXPECT_EQ(coset_size - answer->left, 6144);
    EXPECT_EQ(answer->depths[7].count, 1027 - 467);
    EXPECT_EQ(answer->depths[16].count, 0);
}

TEST(Coset, too_little_memory_is_said_before_it_is_taken) {
    const Result<MemberBitmaps> bitmaps = MemberBitmaps::make({.memory = 1'000'000'000});
    ASSERT_FALSE(bitmaps);
    EXPECT_EQ(bitmaps.error().fault, Fault::environment);
}

TEST(Coset, other_moves_are_refused) {
    EXPECT_EQ(solve_coset({.play = Play::slice}, tables(), {}).error().fault, Fault::usage);
    EXPECT_EQ(solve_coset({.depth = 61}, tables(), {}).error().fault, Fault::usage);
    EXPECT_EQ(solve_coset({.depth = -1}, tables(), {}).error().fault, Fault::usage);
    EXPECT_EQ(solve_coset({.depth = 1, .more = 100, .within = 2}, tables(), {}).error().fault, Fault::usage);
    EXPECT_EQ(solve_coset({.depth = 2, .more = 50, .within = 2}, tables(), {}).error().fault, Fault::usage);
}

}  // namespace
}  // namespace trundle
