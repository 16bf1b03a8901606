// What may happen to a table file, and that nothing wrong is ever loaded.
#include <gtest/gtest.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "base/checksum.h"
#include "base/random.h"
#include "tables/table_folder.h"

namespace trundle {
namespace {

using Faults = TableFolder;

TEST_F(Faults, builds_are_identical_to_the_byte) {
    expect_right_table(store());
    expect_only_the_right_file();
    EXPECT_EQ(notes_, "");
}

TEST_F(Faults, a_flipped_bit_anywhere_in_the_header_is_noticed) {
    std::vector<std::uint8_t> bytes = right_file();
    for (std::size_t i = 0; i < table_header_bytes; ++i) {
        bytes[i] ^= static_cast<std::uint8_t>(1 << i % 8);
        ASSERT_FALSE(content_from({bytes, nullptr}, description, {}).has_value()) << i;
        bytes[i] ^= static_cast<std::uint8_t>(1 << i % 8);
    }
    EXPECT_TRUE(content_from({bytes, nullptr}, description, {}).has_value());
}

TEST_F(Faults, a_flipped_bit_in_any_region_of_the_content_is_noticed) {
    std::vector<std::uint8_t> bytes = right_file();
    for (std::size_t i = table_header_bytes; i < bytes.size(); i += 997) {
        bytes[i] ^= static_cast<std::uint8_t>(1 << i % 8);
        ASSERT_FALSE(content_from({bytes, nullptr}, description, {}).has_value()) << i;
        bytes[i] ^= static_cast<std::uint8_t>(1 << i % 8);
    }
}

TEST_F(Faults, a_truncated_or_longer_file_is_noticed) {
    std::vector<std::uint8_t> bytes = right_file();
    for (std::size_t size = 0; size < bytes.size(); size += size < 5000 ? 1 : 9973)
        ASSERT_FALSE(content_from({std::span(bytes).first(size), nullptr}, description, {}).has_value()) << size;
    bytes.push_back(0);
    EXPECT_FALSE(content_from({bytes, nullptr}, description, {}).has_value());
}

TEST_F(Faults, another_table_under_this_name_is_noticed) {
    EXPECT_FALSE(
        content_from({right_file(), nullptr}, recipe_of({Play::face, pattern.major, pattern.minor}).description, {})
            .has_value());
}

TEST_F(Faults, a_damaged_file_is_said_and_built_again) {
    std::vector<std::uint8_t> bytes = right_file();
    const std::size_t length = bytes.size();
    for (const std::size_t at : {std::size_t{0}, std::size_t{100}, std::size_t{5000}, length - 1}) {
        bytes[at] ^= 16;
        write(file(), bytes);
        bytes[at] ^= 16;
        notes_.clear();
        expect_right_table(store());
        EXPECT_NE(notes_.find("building it again"), std::string::npos) << notes_;
        expect_only_the_right_file();
    }
    write(file(), {});
    expect_right_table(store());
    expect_only_the_right_file();
}

// A large table is used before it has been read to its end; who asks learns whether that was right.
TEST_F(Faults, damage_to_a_table_that_is_opened_at_once_is_told_beside) {
    std::vector<std::uint8_t> bytes = right_file();
    write(file(), bytes);
    EXPECT_EQ((*this->store().open_at_once(pattern, work()))->is_sound(work()), true);
    bytes.back() ^= 1;
    write(file(), bytes);
    TableStore store = this->store();
    const auto table = store.open_at_once(pattern, work());
    EXPECT_EQ((*table)->is_sound(work()), false);
    EXPECT_EQ(*store.open_at_once(pattern, work()), *table);
    store.forget(pattern);
    expect_right(store.open_at_once(pattern, work()));
    EXPECT_NE(notes_.find("building it again"), std::string::npos) << notes_;
    expect_only_the_right_file();
}

TEST_F(Faults, a_header_that_is_wrong_is_noticed_at_once) {
    std::vector<std::uint8_t> bytes = right_file();
    bytes[100] ^= 1;
    write(file(), bytes);
    TableStore store = this->store();
    expect_right(store.open_at_once(pattern, work()));
    expect_only_the_right_file();
}

TEST_F(Faults, a_killed_builder_leaves_nothing_that_harms) {
    Random random(5);
    for (int i = 0; i < 12; ++i) {
        fs::remove(file());
        const pid_t child = fork();
        if (child == 0) {
            static_cast<void>(store().open(pattern, {}));
            _exit(0);
        }
        usleep(static_cast<useconds_t>(random.below(900'000)));
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        EXPECT_TRUE(!fs::exists(file()) || content_of(file()) == right_file());
    }
    expect_right_table(store());
    expect_only_the_right_file();
}

TEST_F(Faults, of_two_builders_one_builds_and_the_other_waits) {
    fs::remove_all(folder_);
    std::array<int, 2> pipe_ends{};
    ASSERT_EQ(pipe(pipe_ends.data()), 0);
    for (int i = 0; i < 2; ++i)
        if (fork() == 0) {
            Work quiet;
            quiet.on_note = [&](const std::string& sentence) {
                static_cast<void>(!::write(pipe_ends[1], sentence.data(), sentence.size()));
            };
            TableStore own = store();
            const auto table = own.open(pattern, quiet);
            const bool is_right =
                table && std::equal((*table)->codes().begin(), (*table)->codes().end(), right_table().codes().begin());
            _exit(is_right ? 0 : 1);
        }
    close(pipe_ends[1]);
    for (int i = 0; i < 2; ++i) {
        int status = 1;
        wait(&status);
        EXPECT_EQ(status, 0);
    }
    std::string said(1000, ' ');
    said.resize(static_cast<std::size_t>(std::max<ssize_t>(read(pipe_ends[0], said.data(), said.size()), 0)));
    EXPECT_EQ(said, "another process is building the table quarter-corners; waiting for it");
    expect_only_the_right_file();
}

TEST_F(Faults, a_folder_that_cannot_be_written_is_said_and_the_table_kept_in_memory) {
    expect_right_table(TableStore({"/proc/trundle"}));
    EXPECT_NE(notes_.find("is kept in memory only"), std::string::npos) << notes_;
}

TEST_F(Faults, a_write_that_fails_half_way_is_said_and_the_table_kept_in_memory) {
    const pid_t child = fork();
    if (child == 0) {
        const rlimit limit{100'000, 100'000};
        setrlimit(RLIMIT_FSIZE, &limit);
        expect_right_table(store());
        const bool is_said = notes_.find("is kept in memory only") != std::string::npos;
        _exit(!HasFailure() && is_said && fs::is_empty(folder_) ? 0 : 1);
    }
    int status = 1;
    waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
}

TEST_F(Faults, a_full_disk_is_said_and_the_table_kept_in_memory) {
    if (mount("tmpfs", folder_.c_str(), "tmpfs", 0, "size=1m") != 0) GTEST_SKIP() << "may not mount a small disk here";
    expect_right_table(store());
    EXPECT_NE(notes_.find("is kept in memory only"), std::string::npos) << notes_;
    EXPECT_TRUE(fs::is_empty(folder_));
    umount(folder_.c_str());
}

TEST_F(Faults, list_check_and_clean_tell_what_is_there) {
    Tables tables({folder_.string()});
    const auto state = [&] {
        const Result<std::vector<TableInfo>> infos = tables.list({});
        for (const TableInfo& info : *infos)
            if (info.name == "quarter-corners") return info.state;
        return TableState::absent;
    };
    EXPECT_EQ(state(), TableState::absent);
    EXPECT_EQ(tables.build("quarter-corners", {})->state, TableState::ready);
    EXPECT_EQ(state(), TableState::ready);
    EXPECT_EQ(tables.check("quarter-corners", {})->state, TableState::ready);
    EXPECT_EQ(tables.build("nonsense", {}).error().fault, Fault::usage);

    // A file that is whole and says of itself that it is right, but is not what the builder makes.
    std::vector<std::uint8_t> codes(right_table().codes().begin(), right_table().codes().end());
    codes[1000] ^= 1;
    std::vector<std::uint8_t> bytes = header_of(description, {codes, right_table().distribution(), nullptr}, {});
    bytes.insert(bytes.end(), codes.begin(), codes.end());
    write(file(), bytes);
    EXPECT_EQ(state(), TableState::ready);
    EXPECT_EQ(tables.check("quarter-corners", {})->state, TableState::damaged);

    write(file(), std::span(bytes).first(9999));
    EXPECT_EQ(state(), TableState::damaged);
    EXPECT_EQ(*tables.clean(), 9999u);
    EXPECT_EQ(state(), TableState::absent);
}

TEST_F(Faults, a_table_that_could_not_be_read_in_time_is_not_called_damaged) {
    Tables tables({folder_.string()});
    ASSERT_TRUE(tables.build("quarter-corners", {}));
    const std::atomic<bool> stop = true;
    const Work stopped{.stop = &stop};
    EXPECT_EQ(tables.list(stopped).error().fault, Fault::stopped);
    EXPECT_EQ(tables.check("quarter-corners", stopped).error().fault, Fault::stopped);
    EXPECT_EQ(tables.checksum("quarter-corners", stopped), std::nullopt);
    EXPECT_TRUE(tables.checksum("quarter-corners", {}));
}

TEST(Checksum, in_steps_is_the_same_and_can_be_stopped) {
    const std::vector<std::uint8_t> bytes(9'000'000, 7);
    std::atomic<bool> stop = false;
    EXPECT_EQ(checksum(bytes, Work{.stop = &stop}), checksum(bytes));
    stop = true;
    EXPECT_EQ(checksum(bytes, Work{.stop = &stop}), std::nullopt);
    EXPECT_EQ(checksum(std::span(bytes).first(1000), Work{.stop = &stop}), std::nullopt);
}

}  // namespace
}  // namespace trundle
