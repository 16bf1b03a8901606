#include "base/team.h"

#include <gtest/gtest.h>
#include <atomic>
#include <stdexcept>
#include <vector>

namespace trundle {
namespace {

TEST(Team, does_each_round_once) {
    for (const int threads : {0, 1, 2, 7}) {
        Team team(threads);
        for (std::size_t count = 0; count < 200; ++count) {
            std::vector<std::atomic<int>> done(count);
            team.share(count, [&](std::size_t round, std::size_t member) {
                EXPECT_LT(member, team.size());
                ++done[round];
            });
            for (const auto& times : done) ASSERT_EQ(times, 1);
        }
    }
}

TEST(Team, hands_on_what_a_round_throws_and_goes_on) {
    Team team(3);
    const auto fail = [](std::size_t round, std::size_t) {
        if (round == 5) throw std::runtime_error("five");
    };
    EXPECT_THROW(team.share(10, fail), std::runtime_error);
    std::atomic<int> rounds = 0;
    team.share(10, [&](std::size_t, std::size_t) { ++rounds; });
    EXPECT_EQ(rounds, 10);
}

}  // namespace
}  // namespace trundle
