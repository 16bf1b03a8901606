// Plans and results as texts: nothing that was changed is believed.
#include <gtest/gtest.h>
#include <trundle/god.h>

namespace trundle {
namespace {

GodPlan small_plan() { return {13, {SolvableCube::random(1), SolvableCube(), SolvableCube::random(2)}}; }

GodResult result_of(int line, int within) {
    GodResult result{.line = line, .depth = 2, .within = within, .counts = {0, 1, 2}, .singly = 5};
    result.left = coset_size - 8;
    result.plan = checksum_of(small_plan());
    return result;
}

std::string lines_of(const GodPlan& plan) {
    return to_text(result_of(1, 30), plan) + "\n" + to_text(result_of(3, 31), plan) + "\n";
}

TEST(PlanText, is_read_as_it_was_written) {
    const GodPlan plan = small_plan();
    const Result<GodPlan> read = parse_god_plan(to_text(plan));
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->radius, plan.radius);
    EXPECT_EQ(read->centres, plan.centres);
}

TEST(PlanText, any_character_changed_or_left_out_is_noticed) {
    const std::string text = to_text(small_plan());
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string changed = text;
        changed[i] = changed[i] == '1' ? '2' : '1';
        EXPECT_FALSE(parse_god_plan(changed)) << i;
        EXPECT_FALSE(parse_god_plan(std::string(text).erase(i, 1))) << i;
        EXPECT_FALSE(parse_god_plan(text.substr(0, i))) << i;
    }
    EXPECT_FALSE(parse_god_plan(text + "4 X\n"));
}

TEST(PlanText, says_which_line_is_wrong) {
    std::string text = to_text(small_plan());
    text.replace(text.find("\n2 ") + 3, 1, "X");
    EXPECT_TRUE(parse_god_plan(text).error().message.starts_with("line 7 of the plan: "));
}

TEST(ResultText, is_read_as_it_was_written) {
    const GodPlan plan = small_plan();
    const auto results = parse_god_results(plan, lines_of(plan));
    ASSERT_TRUE(results) << results.error().message;
    EXPECT_EQ(*results, (std::vector{result_of(1, 30), result_of(3, 31)}));
    EXPECT_TRUE(parse_god_results(plan, "")->empty());
    GodResult result = result_of(1, 30);
    result.more = 45;
    EXPECT_EQ(parse_god_results(plan, to_text(result, plan) + "\n")->at(0), result);
}

TEST(ResultText, any_character_changed_is_noticed_and_its_line_named) {
    const GodPlan plan = small_plan();
    const std::string text = lines_of(plan);
    for (std::size_t i = text.find('\n') + 1; i + 1 < text.size(); ++i) {
        std::string changed = text;
        changed[i] = changed[i] == '1' ? '2' : '1';
        const auto results = parse_god_results(plan, changed);
        ASSERT_FALSE(results) << i;
        EXPECT_TRUE(results.error().message.starts_with("line 2 of the results: ")) << results.error().message;
    }
}

TEST(ResultText, what_was_cut_off_in_writing_is_nothing) {
    const GodPlan plan = small_plan();
    const std::string text = lines_of(plan);
    const std::size_t first = text.find('\n') + 1;
    for (std::size_t length = 0; length < text.size(); ++length) {
        const auto results = parse_god_results(plan, text.substr(0, length));
        ASSERT_TRUE(results) << length;
        EXPECT_EQ(results->size(), length < first ? 0u : 1u);
    }
}

TEST(ResultText, holds_for_a_plan_with_the_same_centre_in_that_line_and_for_no_other) {
    const GodPlan plan = small_plan();
    GodPlan other{12, plan.centres};
    other.centres.push_back(SolvableCube::random(3));
    EXPECT_TRUE(parse_god_results(other, lines_of(plan)));
    other.centres.resize(2);
    EXPECT_FALSE(parse_god_results(other, lines_of(plan)));
    other = plan;
    std::swap(other.centres[1], other.centres[2]);
    EXPECT_FALSE(parse_god_results(other, lines_of(plan)));
}

TEST(ResultText, cubes_that_are_not_accounted_for_are_noticed) {
    const GodPlan plan = small_plan();
    GodResult result = result_of(1, 30);
    --result.left;
    EXPECT_FALSE(parse_god_results(plan, to_text(result, plan) + "\n"));
    result = result_of(1, 1);  // but there are cubes that need 2
    EXPECT_FALSE(parse_god_results(plan, to_text(result, plan) + "\n"));
}

}  // namespace
}  // namespace trundle
