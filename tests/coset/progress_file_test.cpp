// A run that is killed goes on where it was, loses little and counts nothing twice.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <trundle/coset.h>
#include <unistd.h>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <thread>

#include "shared.h"

namespace trundle {
namespace {

class CosetCheckpoint : public testing::Test {
protected:
    std::string path = testing::TempDir() + "coset." + std::to_string(getpid()) + ".begun";
    CosetRequest request{.cube = SolvableCube::random(3), .play = Play::crawler, .depth = 17, .more = 30, .within = 20};

    void SetUp() override { std::filesystem::remove(path); }
    void TearDown() override { std::filesystem::remove(path); }

    static std::vector<std::uint64_t> counts(const Result<CosetAnswer>& answer) {
        std::vector<std::uint64_t> result;
        if (answer)
            for (const CosetDepth& depth : answer->depths) result.push_back(depth.count);
        return result;
    }
    std::vector<std::uint64_t> straight() const { return counts(solve_coset(request, tables(), {})); }
};

TEST_F(CosetCheckpoint, stopped_after_any_depth_it_goes_on_to_the_same_counts) {
    const std::vector<std::uint64_t> expected = straight();
    ASSERT_EQ(expected.size(), 21);
    request.checkpoint = path;
    for (const int last : {0, 7, 17, 18, 19}) {
        std::atomic<bool> stop = false;
        const CosetNews news{[&](const CosetDepth& depth) { stop = depth.depth >= last; }};
        const Result<CosetAnswer> begun = solve_coset(request, tables(), {.stop = &stop}, news);
        ASSERT_TRUE(begun);
        EXPECT_FALSE(begun->is_complete);
    }
    EXPECT_EQ(counts(solve_coset(request, tables(), {.threads = 2})), expected);
    EXPECT_EQ(counts(solve_coset(request, tables(), {})), expected) << "a finished one is only read";
}

TEST_F(CosetCheckpoint, killed_at_any_moment_it_goes_on_to_the_same_counts) {
    const std::vector<std::uint64_t> expected = straight();
    request.checkpoint = path;
    for (int moment = 0; moment < in_tier(4, 10); ++moment) {
        const pid_t child = fork();
        if (child == 0) {
            static_cast<void>(solve_coset(request, tables(), {}));
            _exit(0);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(137 * moment % 1000));
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
    }
    EXPECT_EQ(counts(solve_coset(request, tables(), {})), expected);
}

// Members are numbered from the cube, so another one of its coset cannot go on.
TEST_F(CosetCheckpoint, is_of_one_cube_and_no_further_than_what_is_asked_for) {
    request = {.play = Play::face, .depth = 4, .within = 6, .checkpoint = path};
    // Where writing is slow some depths are not kept; but the first one of a call is.
    for (int depth = 0; depth <= request.within; ++depth) ASSERT_TRUE(solve_coset(request, tables(), {}));
    const auto code = [&](CosetRequest other) {
        const Result<CosetAnswer> answer = solve_coset(other, tables(), {});
        return answer ? "none" : answer.error().code;
    };
    CosetRequest other = request;
    other.cube = *SolvableCube::validate(cube_of(Move::face(Face::U, 1).turn()));
    ASSERT_EQ(coset_of(other.cube), coset_of(request.cube));
    EXPECT_EQ(code(other), "damaged_checkpoint");
    other = request;
    other.within = 4;
    EXPECT_EQ(code(other), "within") << "six is further";
    other = request;
    other.more = 50;
    EXPECT_EQ(code(other), "more") << "words of five were not searched";
    EXPECT_EQ(code(request), "none");
}

TEST_F(CosetCheckpoint, a_damaged_or_foreign_file_is_refused) {
    request = {.play = Play::face, .depth = 4, .checkpoint = path};
    ASSERT_TRUE(solve_coset(request, tables(), {}));
    std::string bytes;
    {
        std::ifstream file(path, std::ios::binary);
        bytes.assign(std::istreambuf_iterator<char>(file), {});
    }
    const auto fault_of = [&](const std::string& content) {
        std::ofstream(path, std::ios::binary) << content;
        const Result<CosetAnswer> answer = solve_coset(request, tables(), {});
        return answer ? "none" : answer.error().code;
    };
    for (const std::size_t at : {std::size_t{0}, std::size_t{9}, std::size_t{60}, bytes.size() - 1}) {
        std::string other = bytes;
        other[at] = static_cast<char>(other[at] ^ 4);
        EXPECT_EQ(fault_of(other), "damaged_checkpoint") << at;
    }
    EXPECT_EQ(fault_of(bytes.substr(0, bytes.size() - 8)), "damaged_checkpoint");
    EXPECT_EQ(fault_of(bytes.substr(0, 100)), "damaged_checkpoint");
    EXPECT_EQ(fault_of("hello"), "damaged_checkpoint");
    EXPECT_EQ(fault_of(bytes), "none");
    request.cube = request.cube.turned(Turn::face(Face::R, 1));
    EXPECT_EQ(fault_of(bytes), "damaged_checkpoint");
    request.cube = {};
    request.play = Play::quarter;
    EXPECT_EQ(fault_of(bytes), "damaged_checkpoint");
}

}  // namespace
}  // namespace trundle
