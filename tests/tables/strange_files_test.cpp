// What may stand where a table file, its lock or what was begun should be; and who else may be at work there.
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <csignal>

#include "tables/store/recipes.h"
#include "tables/table_folder.h"

namespace trundle {
namespace {

class StrangeFiles : public TableFolder {
protected:
    std::vector<fs::path> names() const {
        return {file(), file().string() + ".part", file().string() + ".new", file().string() + ".begun",
                file().string() + ".begun.new"};
    }
    fs::path other() const { return folder_ / "other"; }

    // Another process that has the lock of the table, until it is killed.
    pid_t holder() const {
        std::array<int, 2> ends{};
        EXPECT_EQ(pipe(ends.data()), 0);
        const pid_t child = fork();
        if (child == 0) {
            const auto lock = try_lock(file());
            static_cast<void>(!::write(ends[1], "!", 1));
            for (;;) pause();
        }
        char byte = 0;
        static_cast<void>(!read(ends[0], &byte, 1));
        close(ends[0]), close(ends[1]);
        return child;
    }
    static void end(pid_t child) {
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
    }
};

TEST_F(StrangeFiles, no_pipe_is_waited_for) {
    for (const fs::path& name : names()) {
        fs::remove_all(folder_), fs::create_directories(folder_);
        ASSERT_EQ(mkfifo(name.c_str(), 0600), 0);
        expect_right_table(store(Duration{}));
    }
}

TEST_F(StrangeFiles, no_link_is_followed) {
    for (const fs::path& name : names()) {
        fs::remove_all(folder_), fs::create_directories(folder_);
        write(other(), std::vector<std::uint8_t>(10, 7));
        fs::create_symlink(other(), name);
        expect_right_table(store(Duration{}));
        EXPECT_EQ(content_of(other()), std::vector<std::uint8_t>(10, 7)) << name;
        fs::remove(other());
        static_cast<void>(Tables({folder_.string()}).clean());
        fs::create_symlink(other(), name);  // to nowhere
        expect_right_table(store(Duration{}));
        EXPECT_FALSE(fs::exists(other())) << name;
    }
}

TEST_F(StrangeFiles, a_folder_in_its_place_is_said_and_the_table_kept_in_memory) {
    for (const fs::path& name : names()) {
        fs::remove_all(folder_), fs::create_directories(name / "inside");
        expect_right_table(store(Duration{}));
        EXPECT_TRUE(fs::exists(name / "inside")) << name;
        EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), fs::exists(file()) && name != file() ? 2 : 1);
    }
    EXPECT_NE(notes_.find("is kept in memory only"), std::string::npos) << notes_;
}

TEST_F(StrangeFiles, who_waits_for_another_process_can_be_stopped) {
    const pid_t child = holder();
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(30);
    EXPECT_EQ(store().open(pattern, {.deadline = deadline}).error().fault, Fault::stopped);
    end(child);
}

TEST_F(StrangeFiles, nobody_waits_for_a_process_that_was_halted) {
    const pid_t child = holder();
    fs::last_write_time(file().string() + ".part", fs::file_time_type::clock::now() - std::chrono::hours(1));
    expect_right_table(store());
    EXPECT_NE(notes_.find("has halted"), std::string::npos) << notes_;
    end(child);
}

#ifdef NDEBUG  // sanitizers take more memory than this allows
// In a process of its own, where no other test has left memory to be used again.
TEST_F(StrangeFiles, a_table_too_large_for_the_memory_is_an_error) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    constexpr Pattern large{Play::face, Pattern::Major::flips, Pattern::Minor::nothing, false, Pattern::Coding::exact};
    EXPECT_GT(recipe_of(large).description.byte_count, 70'000'000u);
    const auto open = [&](bool is_there) {
        if (is_there) {  // a file of that length, with nothing in it
            write(store().path_of(large), {});
            fs::resize_file(store().path_of(large), recipe_of(large).description.byte_count + 4096);
        }
        rlimit limit{};
        std::ifstream("/proc/self/statm") >> limit.rlim_cur;
        limit.rlim_cur = limit.rlim_max = limit.rlim_cur * 4096 + 40'000'000;
        setrlimit(RLIMIT_AS, &limit);
        const auto table = store().open(large, {.threads = 2});
        TearDown();
        _exit(!table && table.error().code == "memory" && table.error().fault == Fault::environment ? 0 : 1);
    };
    EXPECT_EXIT(open(false), testing::ExitedWithCode(0), "");
    EXPECT_EXIT(open(true), testing::ExitedWithCode(0), "");
}
#endif

}  // namespace
}  // namespace trundle
