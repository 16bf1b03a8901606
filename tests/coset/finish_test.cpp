// What a coset leaves, solved singly: short enough, replayed, and not twice when a run goes on.
#include "coset/finish/finish.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>
#include <algorithm>
#include <csignal>
#include <fstream>
#include <set>
#include <sstream>
#include <thread>

#include "coset/finish/single.h"
#include "coset/finish/singles_file.h"
#include "coset/group/stay_moves.h"
#include "shared.h"

namespace trundle {
namespace {

class Finish : public testing::Test {
protected:
    ~Finish() override { unlink(file.c_str()); }

    // As if these and all that lies within some moves of them were left.
    std::vector<MemberNumber> left_around(std::vector<MemberNumber> middles, int radius) const {
        std::vector<MemberNumber> left;
        for (const MemberNumber middle : middles)
            for (const StayMove& word : stay_words(request.play, radius, 1000))
                left.push_back(members().number_of(members().cube_of(middle) * word.cube));
        std::ranges::sort(left);
        left.erase(std::ranges::unique(left).begin(), left.end());
        return left;
    }
    std::string text() const {
        std::ostringstream text;
        text << std::ifstream(file).rdbuf();
        return text.str();
    }
    void write(std::string_view text) const { std::ofstream(file) << text; }
    std::ptrdiff_t searches() const { return std::ranges::count(text(), '\n'); }

    void expect_all_solved(const Result<Singles>& singles, std::size_t count) const {
        ASSERT_TRUE(singles) << singles.error().message;
        EXPECT_EQ(singles->solved, count);
        ASSERT_EQ(singles->rest.size(), count);
        for (const CosetRest& one : singles->rest) {
            EXPECT_EQ(coset_of(one.cube), coset_of(request.cube));
            ASSERT_TRUE(one.moves);
            EXPECT_LE(moves_in(*one.moves, request.play), request.within);
            EXPECT_TRUE(after({one.cube, {}}, *one.moves).is_solved());
        }
    }

    std::string checkpoint = testing::TempDir() + "finish." + std::to_string(getpid());
    std::string file = singles_path(checkpoint);
    CosetRequest request{
        .cube = SolvableCube::random(5), .play = Play::crawler, .within = 38, .checkpoint = checkpoint};
};

TEST_F(Finish, solves_what_is_left_by_any_moves) {
    for (const Play play : coset_plays()) {
        request.play = play;
        request.within = play == Play::crawler ? 36 : play == Play::quarter ? 28 : 21;
        const std::vector<MemberNumber> left{12'345'600, 9'876'543'211, 25'999'999'984};
        expect_all_solved(solve_singly(request, left, tables(), {.threads = 2}), left.size());
        EXPECT_EQ(searches(), 3);
        unlink(file.c_str());
    }
}

TEST_F(Finish, one_search_solves_those_around_it_too) {
    const std::vector<MemberNumber> left = left_around({9'876'543'211}, 3);
    EXPECT_EQ(left.size(), 33);
    expect_all_solved(solve_singly(request, left, tables(), {}), left.size());
    EXPECT_LT(searches(), 15);
}

TEST_F(Finish, what_was_solved_is_not_solved_again) {
    const std::vector<MemberNumber> left = left_around({12'345'600, 9'876'543'211}, 1);
    expect_all_solved(solve_singly(request, left, tables(), {}), left.size());
    const std::string whole = text();

    expect_all_solved(solve_singly(request, left, tables(), {}), left.size());
    EXPECT_EQ(text(), whole) << "nothing is added";
    write(whole.substr(0, whole.size() - 10));
    expect_all_solved(solve_singly(request, left, tables(), {}), left.size());
    EXPECT_EQ(searches(), std::ranges::count(whole, '\n')) << "what was cut off is solved and written anew";

    const std::atomic<bool> stop = true;
    write(whole);
    const Result<Singles> stopped = solve_singly(request, left, tables(), {.stop = &stop});
    expect_all_solved(stopped, left.size());
}

TEST_F(Finish, killed_at_any_moment_it_goes_on_and_loses_nothing_that_was_written) {
    const std::vector<MemberNumber> left = left_around({12'345'600, 9'876'543'211, 25'999'999'984}, 2);
    static_cast<void>(solve_singly(request, std::span(left).first(1), tables(), {}));  // tables first
    std::string before = text();
    for (int moment = 0; moment < in_tier(5, 10); ++moment) {
        const pid_t child = fork();
        if (child == 0) {
            static_cast<void>(solve_singly(request, left, tables(), {}));
            _exit(0);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(37 * moment));
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        const std::string now = text();
        EXPECT_TRUE(now.starts_with(before));
        before = now.substr(0, now.rfind('\n') + 1);
    }
    expect_all_solved(solve_singly(request, left, tables(), {}), left.size());
    EXPECT_TRUE(text().starts_with(before));
    std::set<std::string> cubes;
    std::istringstream lines(text());
    for (std::string line; std::getline(lines, line);) EXPECT_TRUE(cubes.insert(line.substr(0, 54)).second) << line;
}

TEST_F(Finish, a_line_that_solves_nothing_is_refused_and_named) {
    const std::vector<MemberNumber> left{12'345'600, 25'999'999'984};
    ASSERT_TRUE(solve_singly(request, left, tables(), {}));
    const std::string whole = text();
    const std::size_t second = whole.find('\n') + 1;
    const auto message = [&](const std::string& damaged) {
        write(damaged);
        const Result<Singles> singles = solve_singly(request, left, tables(), {});
        EXPECT_EQ(text(), damaged) << "it is left alone";
        return singles ? "" : singles.error().message;
    };
    const std::string refusal = " of " + file + " solves no cube of this coset";
    EXPECT_EQ(message(whole.substr(0, whole.rfind(' ')) + "\n"), "line 2" + refusal) << "a move is missing";
    EXPECT_EQ(message(std::string(whole).replace(3, 1, "?")), "line 1" + refusal);
    EXPECT_EQ(message(whole.substr(0, second) + "\n"), "line 2" + refusal);
    request.cube = request.cube.turned(Turn::face(Face::R, 1));
    EXPECT_EQ(message(whole), "line 1" + refusal) << "of another coset";
}

TEST_F(Finish, one_that_needs_more_is_left_and_not_tried_again) {
    request.cube = *SolvableCube::validate(inverse(cube_of(Move::face(Face::R, 1).turn())));
    request.within = 8;
    const std::vector<MemberNumber> left{members().number_of(Cube())};  // R needs nine crawls
    for (int round = 0; round < 2; ++round) {
        const Result<Singles> singles = solve_singly(request, left, tables(), {});
        ASSERT_TRUE(singles);
        EXPECT_EQ(singles->solved, 0);
        ASSERT_EQ(singles->rest.size(), 1);
        ASSERT_TRUE(singles->rest[0].moves);
        EXPECT_EQ(singles->rest[0].moves->size(), 9);
        EXPECT_EQ(searches(), 1);
    }
}

TEST(StayWords, are_as_many_as_others_counted_and_make_what_they_say) {
    const std::vector<StayMove> words = stay_words(Play::crawler, 7, 10'000);
    constexpr std::array<std::ptrdiff_t, 8> balls{1, 5, 13, 33, 91, 227, 467, 1027};
    for (int radius = 0; radius < 8; ++radius)
        EXPECT_EQ(std::ranges::count_if(words, [&](const StayMove& word) { return word.cost() <= radius; }),
                  balls[static_cast<std::size_t>(radius)]);
    for (const StayMove& word : words) EXPECT_EQ(after(World(), word.moves).cube.cube(), word.cube);
    EXPECT_TRUE(std::ranges::is_sorted(words, {}, &StayMove::cost));
    EXPECT_EQ(stay_words(Play::face, 3, 100).size(), 100);
}

}  // namespace
}  // namespace trundle
