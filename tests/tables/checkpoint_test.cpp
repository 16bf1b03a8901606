// A table that was begun is never lost and never wrong: who makes it next goes on from where it was left.
#include <sys/wait.h>

#include <csignal>
#include <ctime>

#include "base/parallel.h"
#include "base/random.h"
#include "shared.h"
#include "tables/store/recipes.h"
#include "tables/table_folder.h"

namespace trundle {
namespace {

class Begun : public TableFolder {
protected:
    fs::path begun() const { return Checkpoint::path_of(file()); }

    // Builds until so much is done, then stops. (Of a table that is made of another: not before that one is done.)
    void begin(const Recipe& recipe, double done) {
        std::atomic<bool> stop = false;
        Work work{.stop = &stop};
        const std::string_view stage = recipe.description.name.ends_with("signposts") ? "signposts" : "building";
        work.on_progress = [&](std::string_view what, double now) {
            stop = stop || (now >= done && what.find(stage) != what.npos);
        };
        const Result<Content> content = store().open(recipe, work);
        ASSERT_FALSE(content) << recipe.description.name;
        EXPECT_EQ(content.error().fault, Fault::stopped);
    }
    // What the first progress of the next builder is.
    double first_progress(const Recipe& recipe) {
        double first = -1;
        Work work;
        work.on_progress = [&](std::string_view, double now) { first = first < 0 ? now : first; };
        EXPECT_TRUE(store().open(recipe, work));
        return first;
    }
};

TEST_F(Begun, is_taken_up_where_it_was_left) {
    for (const double done : {0.001, 0.3, 0.6, 0.99}) {
        begin(recipe_of(pattern), done);
        EXPECT_TRUE(fs::exists(begun()));
        EXPECT_GE(first_progress(recipe_of(pattern)), done);
        expect_only_the_right_file();
        fs::remove(file());
    }
}

TEST_F(Begun, of_every_coding_and_every_kind_is_taken_up) {
    const auto corners = [](Play play, Pattern::Coding coding) {
        return recipe_of({play, Pattern::Major::corners, Pattern::Minor::nothing, false, coding});
    };
    std::vector<Recipe> recipes{signposts_recipe(Pattern::Major::corners),
                                corners(Play::face, Pattern::Coding::capped)};
    if (is_slow_wanted())
        for (const Recipe& recipe : {corners(Play::quarter, Pattern::Coding::exact),
                                     corners(Play::crawler, Pattern::Coding::far), phase_two_recipe(Play::quarter)})
            recipes.push_back(recipe);
    for (const Recipe& recipe : recipes) {
        TableStore nowhere({});
        const Result<Content> right = nowhere.open(recipe, {.threads = 2});
        const double end = recipe.description.name.ends_with("capped") ? 0.3 : 1;  // the farthest are not looked for
        for (const double done : {0.1, 0.2, 0.6}) begin(recipe, done * end);
        TableStore again = store();
        const Result<Content> table = again.open(recipe, {.threads = 2});
        ASSERT_TRUE(right && table);
        EXPECT_EQ(table->distribution, right->distribution) << recipe.description.name;
        EXPECT_TRUE(std::equal(table->bytes.begin(), table->bytes.end(), right->bytes.begin(), right->bytes.end()))
            << recipe.description.name;
    }
}

TEST_F(Begun, but_damaged_is_begun_again) {
    begin(recipe_of(pattern), 0.5);
    const std::vector<std::uint8_t> right = content_of(begun());
    for (const std::size_t at : {std::size_t{3}, std::size_t{100}, std::size_t{5000}, right.size() - 1}) {
        std::vector<std::uint8_t> bytes = right;
        bytes[at] ^= 4;
        write(begun(), bytes);
        EXPECT_LT(first_progress(recipe_of(pattern)), 0.5);
        expect_only_the_right_file();
        fs::remove(file());
    }
    write(begun(), right_file());  // the table itself is not what was begun
    expect_right_table(store());
    write(file(), right);  // nor the reverse
    expect_right_table(store());
    expect_only_the_right_file();
}

TEST_F(Begun, and_killed_ten_times_it_is_right_in_the_end) {
    Random random(7);
    for (int i = 0; i < 10; ++i) {
        const pid_t child = fork();
        if (child == 0) {
            static_cast<void>(store(Duration{}).open(pattern, {.threads = 2}));
            _exit(0);
        }
        usleep(static_cast<useconds_t>(20'000 + random.below(150'000)));
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        EXPECT_TRUE(!fs::exists(file()) || content_of(file()) == right_file());
        if (i % 3 == 2) fs::remove(file());
    }
    expect_right_table(store());
    expect_only_the_right_file();
}

// Processor time, from the moment it is told.
TEST_F(Begun, stops_within_a_tenth_of_a_second) {
    const Recipe large = recipe_of({Play::face, Pattern::Major::flips, Pattern::Minor::nothing});
    for (const double done : {0.0001, 0.1}) {
        std::atomic<bool> stop = false;
        std::clock_t told = 0;
        Work work{.stop = &stop};
        work.on_progress = [&](std::string_view, double now) {
            if (now < done || stop) return;
            told = std::clock();
            stop = true;
        };
        EXPECT_EQ(store().open(large, work).error().fault, Fault::stopped);
        EXPECT_LT(std::clock() - told, CLOCKS_PER_SEC / 10);
    }
}

TEST(Parallel, what_a_round_throws_reaches_the_caller) {
    EXPECT_THROW(parallel_for(4, 100,
                              [](std::size_t i) {
                                  if (i == 70) throw std::bad_alloc();
                              }),
                 std::bad_alloc);
}

}  // namespace
}  // namespace trundle
