// Covers, in a small model first: cosets told apart by flips and slice places alone are 1,013,760, few enough for a
// plain search of the test's own to know every distance.
#include <gtest/gtest.h>

#include "god/centres.h"
#include "god/uncovered.h"
#include "moves/symmetries.h"
#include "shared.h"
#include "tables/coordinates/move_tables.h"

namespace trundle {
namespace {

constexpr CosetsTold model = CosetsTold::without_twists;

const CosetClasses& model_classes() {
    static const CosetClasses classes(model);
    return classes;
}

std::size_t flip_slice_of(const Cube& cube) { return slice_of(cube) * flip_count + flip_of(cube); }

// How far each coset of the model is from the nearest of the centres and their images, one by one with a queue.
std::vector<int> plain_distances(std::span<const SolvableCube> centres) {
    std::vector<int> distance(flip_slice_count, -1);
    std::vector<std::size_t> queue;
    for (const SolvableCube& centre : centres)
        for (const Symmetry symmetry : symmetries_of(Play::crawler)) {
            const std::size_t image = flip_slice_of(conjugated(centre.cube(), symmetry));
            if (distance[image] == 0) continue;
            distance[image] = 0;
            queue.push_back(image);
        }
    for (std::size_t i = 0; i < queue.size(); ++i)
        for (const Move move : moves_of(Play::crawler)) {
            const std::size_t next = move_tables().flip_slice_after(queue[i], move.turn());
            if (distance[next] >= 0) continue;
            distance[next] = distance[queue[i]] + 1;
            queue.push_back(next);
        }
    return distance;
}

std::uint64_t farther_than(int radius, const std::vector<int>& distance) {
    return static_cast<std::uint64_t>(
        std::count_if(distance.begin(), distance.end(), [&](int d) { return d > radius; }));
}

TEST(Cover, in_the_model_balls_of_every_radius_hold_what_a_plain_search_says) {
    for (const std::uint64_t seed : {0, 1, 2, 3}) {
        const SolvableCube centre = seed == 0 ? SolvableCube() : SolvableCube::random(seed);
        const std::vector<int> distance = plain_distances(std::span(&centre, 1));
        for (int radius = 0; radius <= 14; ++radius) {
            const CosetClasses::Set ball =
                model_classes().ball(model_classes().around(centre.cube()), radius, {.threads = 2});
            const std::uint64_t left = farther_than(radius, distance);
            ASSERT_EQ(model_classes().coset_count() - model_classes().count(ball), left) << seed << " " << radius;
            ASSERT_EQ(*count_uncovered(std::span(&centre, 1), radius, model, {.threads = 2}), left);
            for (std::uint64_t other = 100; other < 150; ++other) {
                const Cube cube = SolvableCube::random(other).cube();
                ASSERT_EQ(model_classes().contains(ball, model_classes().place_of(cube)),
                          distance[flip_slice_of(cube)] <= radius);
            }
        }
    }
}

TEST(Cover, a_ball_is_the_same_around_every_image_of_its_centre) {
    const SolvableCube centre = SolvableCube::random(5);
    for (const Symmetry symmetry : symmetries_of(Play::crawler))
        EXPECT_EQ(model_classes().around(conjugated(centre.cube(), symmetry)), model_classes().around(centre.cube()));
}

TEST(Cover, in_the_model_several_centres_are_checked_at_once) {
    const std::vector centres{SolvableCube::random(1), SolvableCube::random(2), SolvableCube::random(3)};
    const std::vector<int> distance = plain_distances(centres);
    for (int radius = 0; radius <= 12; ++radius)
        EXPECT_EQ(*count_uncovered(centres, radius, model, {}), farther_than(radius, distance));
}

TEST(Cover, in_the_model_the_centres_found_cover_everything) {
    for (const int radius : {8, 10, 12}) {
        const FoundCentres found = find_centres(model_classes(), radius, 1000, {.seed = 7, .candidates = 2}, {});
        ASSERT_FALSE(found.centres.empty()) << radius;
        EXPECT_EQ(farther_than(radius, plain_distances(found.centres)), 0u);
        EXPECT_GT(farther_than(radius - 1, plain_distances(std::span(found.centres).first(1))), 0u);
    }
}

TEST(Cover, too_few_centres_are_no_cover) {
    EXPECT_TRUE(find_centres(model_classes(), 5, 2, {.candidates = 1, .tries = 2}, {}).centres.empty());
}

// One centre is looked for among those that are near all cosets that others missed: that finds it or proves that there
// is none. All classes, one after another, are an hour's work, so a few hundred must do unless hours are wanted.
TEST(Cover, in_the_model_one_centre_is_as_good_as_any) {
    int best = 20;
    while (true) {
        const GodPlanRequest patient{.candidates = 1000, .tries = 1};
        const FoundCentres found = find_centres(model_classes(), best - 1, 1, patient, {});
        if (found.centres.empty()) {
            ASSERT_TRUE(found.is_hopeless);
            break;
        }
        --best;
        ASSERT_EQ(farther_than(best, plain_distances(found.centres)), 0u);
    }
    Random random(1);
    const CosetClasses::Set all = model_classes().complement(model_classes().none());
    for (int i = 0; i < in_tier(10, 2000); ++i) {
        const SolvableCube other = model_classes().cube_at(model_classes().pick(all, random));
        EXPECT_GT(farther_than(best - 1, plain_distances(std::span(&other, 1))), 0u);
    }
}

TEST(Cover, cosets_are_counted_as_the_table_of_distances_to_h_counts_them) {
    const CosetClasses classes;
    std::vector<std::uint64_t> counts;
    for (int radius = 0; radius <= 8; ++radius)
        counts.push_back(classes.count(classes.ball(classes.around({}), radius, {.threads = 2})));
    EXPECT_THAT(counts, testing::ElementsAre(1, 3, 9, 32, 140, 654, 3138, 14604, 66956));
}

TEST(Cover, a_cube_of_a_class_is_in_the_class) {
    const CosetClasses classes;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const CosetClasses::Place place = classes.place_of(SolvableCube::random(seed).cube());
        EXPECT_TRUE(classes.contains(classes.around(classes.cube_at(place).cube()), place));
    }
}

TEST(Cover, all_cosets_of_h_are_covered_by_the_plan_and_by_the_check) {
    if (!is_slow_wanted()) GTEST_SKIP() << "a minute";
    const Result<GodPlan> plan = plan_cover({.radius = 15, .centres = 1, .candidates = 20}, {.threads = 2});
    ASSERT_TRUE(plan);
    EXPECT_EQ(*count_uncovered(plan->centres, 15, CosetsTold::by_all, {.threads = 2}), 0u);
    const CosetClasses classes;
    const CosetClasses::Set ball = classes.ball(classes.around(plan->centres[0].cube()), 13, {.threads = 2});
    EXPECT_EQ(*count_uncovered(plan->centres, 13, CosetsTold::by_all, {.threads = 2}),
              classes.coset_count() - classes.count(ball));
}

TEST(Cover, both_searches_stop_when_they_are_told_to) {
    const std::atomic<bool> stop = true;
    const SolvableCube centre;
    EXPECT_EQ(count_uncovered(std::span(&centre, 1), 9, model, {.stop = &stop}).error().fault, Fault::stopped);
    EXPECT_EQ(plan_cover({.radius = 9}, {.stop = &stop}).error().fault, Fault::stopped);
}

TEST(Cover, little_memory_is_said) {
    const SolvableCube centre;
    const auto left = count_uncovered(std::span(&centre, 1), 9, CosetsTold::by_all, {.memory = 100'000'000});
    ASSERT_FALSE(left);
    EXPECT_EQ(left.error().code, "memory");
}

}  // namespace
}  // namespace trundle
