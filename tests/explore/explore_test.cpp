// Threads stand in for processes: what they tell each other is the same.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <trundle/explore.h>
#include <unistd.h>

#include <barrier>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <thread>

#include "search/breadth.h"

namespace trundle {
namespace {

namespace fs = std::filesystem;

class Table {
public:
    explicit Table(int count) : barrier_(count), numbers_(static_cast<std::size_t>(count)), letters_(numbers_.size()) {}

    class Seat : public Peers {
    public:
        Seat(Table& table, int rank) : table_(table), rank_(rank) {}
        int rank() const override { return rank_; }
        int count() const override { return static_cast<int>(table_.numbers_.size()); }
        std::uint64_t sum(std::uint64_t mine) override {
            return with_all(mine, [](std::uint64_t a, std::uint64_t b) { return a + b; });
        }
        std::uint64_t most(std::uint64_t mine) override {
            return with_all(mine, [](std::uint64_t a, std::uint64_t b) { return std::max(a, b); });
        }
        std::vector<std::size_t> announce(std::span<const std::size_t> counts) override {
            table_.letters_[at()] = {counts, {}};
            table_.barrier_.arrive_and_wait();
            std::vector<std::size_t> for_me;
            for (const Letter& letter : table_.letters_) for_me.push_back(letter.counts[at()]);
            table_.barrier_.arrive_and_wait();
            return for_me;
        }
        void exchange(std::span<const std::byte> out, std::span<const std::size_t> out_counts, std::span<std::byte> in,
                      std::span<const std::size_t>) override {
            table_.letters_[at()] = {out_counts, out};
            table_.barrier_.arrive_and_wait();
            std::size_t filled = 0;
            for (const Letter& letter : table_.letters_) {
                std::size_t before = 0;
                for (std::size_t i = 0; i < at(); ++i) before += letter.counts[i] * parcel_bytes;
                const std::size_t bytes = letter.counts[at()] * parcel_bytes;
                if (bytes > 0) std::memcpy(&in[filled], &letter.bytes[before], bytes);
                filled += bytes;
            }
            table_.barrier_.arrive_and_wait();
        }

    private:
        std::size_t at() const { return static_cast<std::size_t>(rank_); }
        std::uint64_t with_all(std::uint64_t mine, const auto& how) {
            table_.numbers_[at()] = mine;
            table_.barrier_.arrive_and_wait();
            std::uint64_t all = 0;
            for (const std::uint64_t number : table_.numbers_) all = how(all, number);
            table_.barrier_.arrive_and_wait();
            return all;
        }

        Table& table_;
        int rank_;
    };

private:
    struct Letter {
        std::span<const std::size_t> counts;
        std::span<const std::byte> bytes;
    };
    std::barrier<> barrier_;
    std::vector<std::uint64_t> numbers_;
    std::vector<Letter> letters_;
};

using Counts = std::vector<std::pair<std::uint64_t, std::uint64_t>>;  // states and classes by depth

// What the peer of the last rank answers; all must agree.
Result<Exploration> explore_together(int count, const ExploreRequest& request, const Work& work = {}) {
    Table table(count);
    std::vector<Result<Exploration>> answers(static_cast<std::size_t>(count), Exploration{});
    std::vector<std::thread> threads;
    for (int rank = 0; rank < count; ++rank)
        threads.emplace_back([&, rank] {
            Table::Seat seat(table, rank);
            answers[static_cast<std::size_t>(rank)] = explore(request, seat, work);
        });
    for (std::thread& thread : threads) thread.join();
    for (const Result<Exploration>& answer : answers) EXPECT_EQ(bool(answer), bool(answers.back()));
    return answers.back();
}

Counts counts_of(const Result<Exploration>& exploration) {
    Counts counts;
    if (!exploration) ADD_FAILURE() << exploration.error().message;
    else
        for (const ExploreLevel& level : exploration->levels) counts.emplace_back(level.states, level.classes);
    return counts;
}

Counts plain_counts(Play play, int depth) {
    Counts counts;
    Breadth breadth(play, play == Play::slice ? Standing::counted : Standing::ignored);
    for (int d = 0;; ++d) {
        counts.emplace_back(breadth.states(), breadth.classes());
        if (d == depth || !breadth.advance({})) return counts;
    }
}

class Folder {
public:
    explicit Folder(const std::string& name)
        : path_(fs::path(testing::TempDir()) / ("explore_" + name + std::to_string(getpid()))) {
        fs::remove_all(path_);
    }
    ~Folder() { fs::remove_all(path_); }
    fs::path path() const { return path_; }
    std::string name() const { return path_.string(); }

private:
    fs::path path_;
};

struct Space {
    Play play;
    int depth;
};
class ExploreTogether : public testing::TestWithParam<Space> {};

TEST_P(ExploreTogether, counts_what_one_counts_in_memory) {
    const auto [play, depth] = GetParam();
    const Counts due = plain_counts(play, depth);
    for (const int count : {1, 2, 3, 4}) EXPECT_EQ(counts_of(explore_together(count, {play, depth})), due) << count;
}

TEST_P(ExploreTogether, counts_the_same_when_little_fits_in_memory) {
    const auto [play, depth] = GetParam();
    const Folder folder("spill");
    const Work little{.memory = 1};
    EXPECT_EQ(counts_of(explore_together(2, {play, depth, folder.name()}, little)), plain_counts(play, depth));
    for (const auto& file : fs::directory_iterator(folder.path()))
        EXPECT_FALSE(file.path().filename().string().starts_with("spilled")) << file.path();
}

TEST_P(ExploreTogether, goes_on_with_another_number_of_peers) {
    const auto [play, depth] = GetParam();
    const Counts due = plain_counts(play, depth);
    const Folder folder("peers");
    int at = 0;
    for (const int count : {2, 3, 1, 4, 1}) {
        const int now = std::min(++at, depth);
        EXPECT_EQ(counts_of(explore_together(count, {play, now, folder.name()})),
                  Counts(due.begin(), due.begin() + now + 1));
    }
}

INSTANTIATE_TEST_SUITE_P(All, ExploreTogether,
                         testing::Values(Space{Play::face, 3}, Space{Play::quarter, 4}, Space{Play::slice, 3},
                                         Space{Play::axial, 3}, Space{Play::crawler, 6}, Space{Play::crawler6, 6}),
                         [](const auto& space) { return std::string(name_of(space.param.play)); });

// The second round of a level comes after what the first one sent went to the disk.
TEST(Explore, spills_within_a_level) {
    const Folder folder("rounds");
    const Work little{.memory = 100'000};
    EXPECT_EQ(counts_of(explore_together(2, {Play::crawler, 8, folder.name()}, little)),
              plain_counts(Play::crawler, 8));
}

TEST(Explore, refuses_a_damaged_level_and_names_it) {
    const Folder folder("damage");
    ASSERT_TRUE(explore({Play::crawler, 4, folder.name()}, {}));
    const fs::path file = folder.path() / "level-4.0-of-1";
    std::fstream stream(file, std::ios::in | std::ios::out | std::ios::binary);
    stream.seekp(8);
    stream.put('\xff');
    stream.close();
    const Result<Exploration> again = explore_together(2, {Play::crawler, 5, folder.name()});
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().fault, Fault::environment);
    const Result<Exploration> alone = explore({Play::crawler, 5, folder.name()}, {});
    ASSERT_FALSE(alone);
    EXPECT_THAT(alone.error().message, testing::HasSubstr("level-4.0-of-1 is damaged"));
}

TEST(Explore, refuses_counts_that_were_changed_and_levels_of_other_moves) {
    const Folder folder("text");
    ASSERT_TRUE(explore({Play::crawler, 3, folder.name()}, {}));
    const Result<Exploration> other = explore({Play::face, 3, folder.name()}, {});
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().fault, Fault::usage);
    std::fstream(folder.path() / "levels", std::ios::in | std::ios::out).seekp(24).put('7');
    const Result<Exploration> changed = explore({Play::crawler, 3, folder.name()}, {});
    ASSERT_FALSE(changed);
    EXPECT_THAT(changed.error().message, testing::HasSubstr("levels is damaged"));
}

TEST(Explore, of_two_searches_in_a_folder_one_is_refused) {
    const Folder folder("lock");
    Result<Exploration> second = Exploration{};
    const auto meanwhile = [&](const ExploreLevel& level) {
        if (level.depth == 1) second = explore({Play::crawler, 2, folder.name()}, {});
    };
    EXPECT_TRUE(explore({Play::crawler, 2, folder.name()}, {}, meanwhile));
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, "checkpoint");
}

TEST(Explore, stopped_it_leaves_whole_levels_and_goes_on) {
    const Folder folder("stop");
    std::atomic<bool> stop = false;
    const auto on_level = [&](const ExploreLevel& level) { stop = level.depth == 3; };
    const Result<Exploration> first = explore({Play::crawler, 6, folder.name()}, {.stop = &stop}, on_level);
    ASSERT_TRUE(first);
    EXPECT_FALSE(first->is_complete);
    EXPECT_EQ(first->levels.size(), 4u);
    EXPECT_EQ(counts_of(explore({Play::crawler, 6, folder.name()}, {})), plain_counts(Play::crawler, 6));
}

// Finds no memory where others would wait for what it sends.
class Exhausted : public Peers {
public:
    int rank() const override { return 0; }
    int count() const override { return 1; }
    std::uint64_t sum(std::uint64_t mine) override { return mine; }
    std::uint64_t most(std::uint64_t mine) override { return mine; }
    std::vector<std::size_t> announce(std::span<const std::size_t>) override { throw std::bad_alloc(); }
    void exchange(std::span<const std::byte>, std::span<const std::size_t>, std::span<std::byte>,
                  std::span<const std::size_t>) override {}
    void desert(const Error& why) override { deserted.push_back(why.code); }

    std::vector<std::string> deserted;
};

TEST(Explore, who_finds_no_memory_ends_the_others) {
    Exhausted peers;
    const Result<Exploration> exploration = explore({Play::crawler, 3}, peers, {});
    ASSERT_FALSE(exploration);
    EXPECT_EQ(exploration.error().code, "memory");
    EXPECT_EQ(peers.deserted, std::vector<std::string>{"memory"});
}

// What all know is said by each in its turn.
TEST(Explore, who_agrees_with_the_others_ends_nobody) {
    Exhausted peers;
    EXPECT_FALSE(explore({Play::crawler, -1}, peers, {}));
    const std::atomic<bool> stop = true;
    EXPECT_TRUE(explore({Play::crawler, 3}, peers, {.stop = &stop}));
    EXPECT_TRUE(peers.deserted.empty());
}

TEST(Explore, what_somebody_left_behind_is_removed) {
    const Folder folder("left");
    ASSERT_TRUE(explore({Play::crawler, 4, folder.name()}, {}));
    const std::vector<std::string> left{"level-2.0-of-1", "level-4.1-of-3", "level-5.0-of-1.new", "spilled-0.7",
                                        "spilled-12.0.new"};
    const std::vector<std::string> others{"level-5", "level-4.0-of-1.old", "spilled", "spilled-0.x", "my-spilled-0.0"};
    for (const auto* names : {&left, &others})
        for (const std::string& name : *names) std::ofstream(folder.path() / name) << "x";
    EXPECT_EQ(counts_of(explore_together(2, {Play::crawler, 4, folder.name()})), plain_counts(Play::crawler, 4));
    for (const std::string& name : left) EXPECT_FALSE(fs::exists(folder.path() / name)) << name;
    for (const std::string& name : others) EXPECT_TRUE(fs::exists(folder.path() / name)) << name;
}

}  // namespace
}  // namespace trundle
