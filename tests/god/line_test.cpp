// Lines of a plan, solved as far as a moment allows, and their results in a file.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <trundle/god.h>
#include <unistd.h>
#include <fstream>
#include <sstream>
#include <thread>

#include "shared.h"

namespace trundle {
namespace {

GodPlan three_lines() { return {13, {SolvableCube(), SolvableCube::random(2), SolvableCube::random(3)}}; }

class ResultFile : public testing::Test {
protected:
    ~ResultFile() override { unlink(path.c_str()); }

    std::string text() const {
        std::ostringstream text;
        text << std::ifstream(path).rdbuf();
        return text.str();
    }
    void write(std::string_view text) const { std::ofstream(path) << text; }

    std::string path = testing::TempDir() + "god-" + std::to_string(getpid()) + ".results";
};

TEST(Line, says_what_the_coset_solver_says) {
    const Result<GodResult> result = solve_line(three_lines(), {.line = 1, .depth = 5, .within = 5}, tables(), {});
    ASSERT_TRUE(result) << result.error().message;
    const Result<CosetAnswer> coset = solve_coset({.play = Play::crawler, .depth = 5, .within = 5}, tables(), {});
    ASSERT_TRUE(coset);
    ASSERT_EQ(result->counts.size(), coset->depths.size());
    for (std::size_t i = 0; i < result->counts.size(); ++i) EXPECT_EQ(result->counts[i], coset->depths[i].count);
    EXPECT_EQ(result->left, coset->left);
    EXPECT_EQ(result->within, 5);
}

TEST(Line, that_is_not_in_the_plan_is_refused) {
    for (const int line : {-1, 0, 4}) EXPECT_FALSE(solve_line(three_lines(), {.line = line}, tables(), {}));
}

TEST(Line, is_done_if_it_is_shown_or_was_tried_as_hard) {
    const GodResult shown{.line = 1, .depth = 24, .within = 30, .left = 0};
    const GodResult tried{.line = 2, .depth = 24, .within = 30, .left = 7};
    const std::vector results{shown, tried};
    EXPECT_TRUE(is_done(results, {.line = 1, .depth = 26, .within = 30}));
    EXPECT_FALSE(is_done(results, {.line = 1, .depth = 26, .within = 29}));
    EXPECT_FALSE(is_done(results, {.line = 1, .depth = 24, .within = 29})) << "less was never tried";
    EXPECT_TRUE(is_done(results, {.line = 2, .depth = 24, .within = 30}));
    EXPECT_FALSE(is_done(results, {.line = 2, .depth = 25, .within = 30}));
    EXPECT_TRUE(is_done(results, {.line = 2, .depth = 23, .more = 50, .within = 30}));
    EXPECT_FALSE(is_done(results, {.line = 2, .depth = 24, .more = 50, .within = 30}));
    EXPECT_FALSE(is_done(results, {.line = 2, .depth = 24, .within = 31}));
    EXPECT_FALSE(is_done(results, {.line = 3, .depth = 1, .within = 40}));
}

TEST_F(ResultFile, gets_each_line_once) {
    for (int round = 0; round < 2; ++round)
        for (int line = 1; line <= 3; ++line) {
            const auto result = settle_line(three_lines(), {.line = line, .depth = 3, .within = 3}, path, tables(), {});
            ASSERT_TRUE(result) << result.error().message;
            EXPECT_EQ(result->has_value(), round == 0);
        }
    const auto results = read_god_results(three_lines(), path);
    ASSERT_TRUE(results);
    ASSERT_EQ(results->size(), 3u);
    for (int line = 1; line <= 3; ++line) EXPECT_EQ((*results)[static_cast<std::size_t>(line - 1)].line, line);
}

TEST_F(ResultFile, that_was_cut_off_is_healed) {
    const GodLineRequest first{.line = 1, .depth = 3, .within = 3}, second{.line = 2, .depth = 3, .within = 3};
    ASSERT_TRUE(settle_line(three_lines(), first, path, tables(), {}));
    const std::string whole = text();
    ASSERT_TRUE(settle_line(three_lines(), second, path, tables(), {}));
    const std::string both = text();
    for (std::size_t length = whole.size() + 1; length < both.size(); length += 17) {
        write(both.substr(0, length));
        const auto again = settle_line(three_lines(), second, path, tables(), {});
        ASSERT_TRUE(again);
        EXPECT_TRUE(again->has_value());
        EXPECT_EQ(text(), both);
    }
}

TEST_F(ResultFile, that_is_damaged_is_refused_and_left_alone) {
    ASSERT_TRUE(settle_line(three_lines(), {.line = 1, .depth = 3, .within = 3}, path, tables(), {}));
    const std::string damaged = text().replace(60, 1, "?");
    write(damaged);
    const auto again = settle_line(three_lines(), {.line = 2, .depth = 3, .within = 3}, path, tables(), {});
    ASSERT_FALSE(again);
    EXPECT_TRUE(again.error().message.starts_with("line 1 of the results: ")) << again.error().message;
    EXPECT_EQ(text(), damaged);
}

TEST_F(ResultFile, is_written_by_many_at_once) {
    GodPlan plan{13, {}};
    for (std::uint64_t seed = 1; seed <= 40; ++seed) plan.centres.push_back(SolvableCube::random(seed));
    std::vector<std::thread> writers;
    for (int part = 1; part <= 4; ++part)
        writers.emplace_back([&, part] {
            for (int line = part; line <= 40; line += 4)
                EXPECT_TRUE(settle_line(plan, {.line = line, .depth = 1, .within = 1}, path, tables(), {}));
        });
    for (std::thread& writer : writers) writer.join();
    const auto results = read_god_results(plan, path);
    ASSERT_TRUE(results) << results.error().message;
    EXPECT_EQ(results->size(), 40u);
}

TEST_F(ResultFile, is_a_file_and_nothing_else) {
    const std::string folder = testing::TempDir();
    EXPECT_FALSE(settle_line(three_lines(), {.line = 1, .depth = 1, .within = 1}, folder, tables(), {}));
    ASSERT_EQ(symlink("/dev/null", path.c_str()), 0);
    EXPECT_FALSE(settle_line(three_lines(), {.line = 1, .depth = 1, .within = 1}, path, tables(), {}));
}

TEST_F(ResultFile, that_cannot_be_written_is_noticed_before_the_work) {
    const CosetNews never{[](const CosetDepth&) { ADD_FAILURE() << "it began"; }};
    const auto result =
        settle_line(three_lines(), {.line = 1, .depth = 1, .within = 1}, "/proc/none/results", tables(), {}, never);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().fault, Fault::environment);
}

TEST_F(ResultFile, gets_nothing_of_a_line_that_was_stopped) {
    const std::atomic<bool> stop = true;
    const auto result = settle_line(three_lines(), {.line = 2}, path, tables(), {.stop = &stop});
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().fault, Fault::stopped);
    EXPECT_EQ(text(), "");
}

}  // namespace
}  // namespace trundle
