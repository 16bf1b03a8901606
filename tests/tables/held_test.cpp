// Tables in shared memory: every store of the folder finds them, and relies on nobody else's.
#include "tables/files/held.h"

#include <sys/stat.h>

#include "tables/table_folder.h"

namespace trundle {
namespace {

class Held : public TableFolder {
protected:
    void SetUp() override {
        TableFolder::SetUp();
        held_ = held_folder_of(folder_.string());
        if (!fs::exists(fs::path(held_).parent_path())) GTEST_SKIP() << "no shared memory here";
    }
    void TearDown() override {
        fs::remove_all(held_);
        TableFolder::TearDown();
    }

    Recipe recipe() const { return recipe_of(pattern); }
    fs::path held_file() const { return fs::path(held_) / (name_of(pattern) + ".table"); }

    std::string held_;
};

TEST_F(Held, a_table_is_found_by_other_stores_even_without_its_file) {
    TableStore first = store();
    ASSERT_EQ(first.hold(recipe(), work()), std::nullopt);
    EXPECT_EQ(content_of(held_file()), right_file());
    fs::remove(file());
    expect_right_table(store());
    EXPECT_FALSE(fs::exists(file()));
    EXPECT_TRUE(store().offers({name_of(pattern)}, ~std::uint64_t{0}, {}));
}

TEST_F(Held, what_is_let_go_is_gone_and_still_there_for_those_who_use_it) {
    TableStore first = store();
    ASSERT_EQ(first.hold(recipe(), work()), std::nullopt);
    TableStore user = store();
    const auto table = user.open(pattern, work());
    EXPECT_EQ(first.let_go(name_of(pattern)), right_file().size());
    EXPECT_EQ(first.let_go(name_of(pattern)), 0u);
    EXPECT_FALSE(first.is_held(description));
    expect_right(table);
}

TEST_F(Held, a_folder_that_others_may_write_is_not_relied_on) {
    TableStore first = store();
    ASSERT_EQ(first.hold(recipe(), work()), std::nullopt);
    chmod(held_.c_str(), 0777);
    EXPECT_FALSE(first.is_held(description));
    EXPECT_EQ(first.hold(recipe(), work())->code, "hold");
    EXPECT_EQ(first.let_go(name_of(pattern)), 0u);
}

TEST_F(Held, something_else_under_the_name_is_passed_over) {
    TableStore first = store();
    ASSERT_EQ(first.hold(recipe(), work()), std::nullopt);
    std::vector<std::uint8_t> bytes = right_file();
    bytes.pop_back();
    write(held_file(), bytes);
    expect_right_table(store());
    EXPECT_FALSE(first.is_held(description));
}

TEST_F(Held, a_stopped_holder_leaves_nothing) {
    const std::atomic<bool> stop{true};
    TableStore first = store();
    expect_right(first.open(pattern, work()));
    EXPECT_NE(first.hold(recipe(), {.stop = &stop}), std::nullopt);
    EXPECT_FALSE(fs::exists(held_file()));
}

}  // namespace
}  // namespace trundle
