// A folder for the tables of one test, and the one small table that the tests build there.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "tables/files/format.h"
#include "tables/pruning/build.h"
#include "tables/store/store.h"

namespace trundle {

namespace fs = std::filesystem;

inline constexpr Pattern pattern{Play::quarter, Pattern::Major::corners,
                                 Pattern::Minor::nothing};  // 1.5 MB, half a second

inline const Description description = recipe_of(pattern).description;

inline const Table& right_table() {
    static const Result<Table> table = build_table(pattern, {});
    return *table;
}

inline std::vector<std::uint8_t> right_file() {
    std::vector<std::uint8_t> bytes =
        header_of(description, {right_table().codes(), right_table().distribution(), nullptr}, {});
    bytes.insert(bytes.end(), right_table().codes().begin(), right_table().codes().end());
    return bytes;
}

inline std::vector<std::uint8_t> content_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

inline void write(const fs::path& path, std::span<const std::uint8_t> bytes) {
    std::ofstream(path, std::ios::binary).write(reinterpret_cast<const char*>(bytes.data()), std::ssize(bytes));
}

// A fresh folder, and a store in it that remembers its notes.
class TableFolder : public testing::Test {
protected:
    void SetUp() override {
        folder_ = fs::path(testing::TempDir()) / ("trundle_" + std::to_string(getpid()));
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    void TearDown() override { fs::remove_all(folder_); }

    TableStore store(Duration pace = Checkpoint::usual_pace) const { return TableStore({folder_.string()}, pace); }
    Work work() {
        return {.threads = 1, .on_note = [this](const std::string& sentence) { notes_ += sentence + "\n"; }};
    }
    fs::path file() const { return store().path_of(pattern); }
    void expect_right_table(TableStore store) { expect_right(store.open(pattern, work())); }
    void expect_right(const Result<std::shared_ptr<const Table>>& table) {
        ASSERT_TRUE(table.has_value());
        EXPECT_TRUE(std::equal((*table)->codes().begin(), (*table)->codes().end(), right_table().codes().begin()));
        EXPECT_EQ((*table)->distribution(), right_table().distribution());
    }
    void expect_only_the_right_file() const {
        EXPECT_EQ(content_of(file()), right_file());
        EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 1);
    }

    fs::path folder_;
    std::string notes_;
};

}  // namespace trundle
