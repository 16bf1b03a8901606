// The shelf of a store: what is kept there is made once, whoever asks.
#include "tables/store/store.h"

#include <gtest/gtest.h>

#include <fstream>
#include <thread>

#include "base/parallel.h"
#include "tables/files/large_pages.h"

namespace trundle {
namespace {

Result<int> failed() { return Error{Fault::environment, "memory", "none left"}; }

TEST(Keep, makes_once_and_keeps) {
    TableStore store({});
    int made = 0;
    const auto make = [&]() -> Result<int> { return ++made; };
    const auto first = store.keep<int>("a", make);
    const auto again = store.keep<int>("a", make);
    EXPECT_EQ(**first, 1);
    EXPECT_EQ(first->get(), again->get());
    EXPECT_EQ(**store.keep<int>("b", make), 2);
    EXPECT_EQ(**store.keep<std::string>("a", [] { return Result<std::string>("text"); }), "text") << "another type";
}

TEST(Keep, failures_are_not_kept) {
    TableStore store({});
    EXPECT_EQ(store.keep<int>("a", failed).error().code, "memory");
    EXPECT_THROW(static_cast<void>(store.keep<int>("a", []() -> Result<int> { throw std::bad_alloc(); })),
                 std::bad_alloc);
    EXPECT_EQ(**store.keep<int>("a", [] { return Result<int>(7); }), 7);
}

TEST(Keep, threads_that_ask_at_once_get_the_same) {
    TableStore store({});
    std::atomic<int> made = 0;
    std::array<const int*, 8> got{};
    parallel_for(8, got.size(), [&](std::size_t i) {
        const auto make = [&]() -> Result<int> {
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
            return ++made;
        };
        got[i] = store.keep<int>("a", make)->get();
    });
    EXPECT_EQ(made, 1);
    for (const int* one : got) EXPECT_EQ(one, got[0]);
}

TEST(Keep, who_waits_for_another_thread_can_be_stopped) {
    TableStore store({});
    std::atomic<bool> is_making = false, has_ended = false;
    std::thread maker([&] {
        static_cast<void>(store.keep<int>("a", [&]() -> Result<int> {
            is_making = true;
            while (!has_ended) std::this_thread::yield();
            return 1;
        }));
    });
    while (!is_making) std::this_thread::yield();
    const Work late{.deadline = std::chrono::steady_clock::now()};
    EXPECT_EQ(store.keep<int>("a", failed, late).error().fault, Fault::stopped);
    has_ended = true;
    maker.join();
}

TEST(WorkStops, by_flag_or_by_deadline) {
    std::atomic<bool> stop = false;
    Work work{.stop = &stop};
    EXPECT_FALSE(work.is_stopped());
    stop = true;
    EXPECT_TRUE(work.is_stopped());
    stop = false;
    work.deadline = std::chrono::steady_clock::now() + std::chrono::hours(1);
    EXPECT_FALSE(work.is_stopped());
    work.deadline = std::chrono::steady_clock::now();
    EXPECT_TRUE(work.is_stopped());
}

// A batch of proofs would lay its table into large pages cube by cube.
TEST(LargePages, are_made_once_and_forgotten_with_the_table) {
    TableStore store({});
    const Pattern pattern{Play::face, Pattern::Major::corners, Pattern::Minor::nothing};
    const std::shared_ptr<const Table> table = *store.open(pattern, {});
    EXPECT_FALSE(store.is_in_large_pages(table));
    if (lies_in_large_pages(table->codes())) GTEST_SKIP() << "this system makes large pages of everything";
    const std::shared_ptr<const Table> copy = store.in_large_pages(table, {});
    EXPECT_NE(copy->codes().data(), table->codes().data());
    EXPECT_TRUE(std::equal(copy->codes().begin(), copy->codes().end(), table->codes().begin(), table->codes().end()));
    EXPECT_EQ(store.in_large_pages(table, {}), copy) << "for who opened it before";
    EXPECT_EQ(*store.open(pattern, {}), copy) << "for who opens it now";
    EXPECT_TRUE(store.is_in_large_pages(copy));
    EXPECT_FALSE(store.is_in_large_pages(table));
    store.forget(pattern);
    EXPECT_FALSE(store.is_in_large_pages(*store.open(pattern, {})));
}

TEST(LargePages, are_told_of_each_mapping) {
    const std::string maps = testing::TempDir() + "/maps";
    std::ofstream(maps) << "1000-3000 rw-p 00000000 00:00 0 \nAnonHugePages:      2048 kB\n"
                           "a000-c000 r--s 00000000 fe:00 7  /a.table\nAnonHugePages: 4 kB\nFilePmdMapped:  12 kB\n"
                           "c000-d000 r--s 00000000 fe:00 7  /b.table\nShmemPmdMapped: 6 kB\n";
    EXPECT_EQ(large_bytes_around(0x1000, maps.c_str()), 2048u * 1024);
    EXPECT_EQ(large_bytes_around(0x3000, maps.c_str()), 0u);
    EXPECT_EQ(large_bytes_around(0xbfff, maps.c_str()), 16u * 1024);
    EXPECT_EQ(large_bytes_around(0xc000, maps.c_str()), 6u * 1024);
    EXPECT_EQ(large_bytes_around(0x1000, "/nowhere"), 0u);
}

// Whoever has large pages is given no others.
TEST(LargePages, are_seen_where_they_are) {
    Result<LargeArray> array = large_array(8 << 20);
    ASSERT_TRUE(array);
    std::ranges::fill(array->bytes, std::uint8_t{1});
    if (!lies_in_large_pages(array->bytes)) GTEST_SKIP() << "this system has no large pages";
    const Content content{array->bytes, {}, array->keeper};
    EXPECT_EQ(in_large_pages(content, {}).bytes.data(), content.bytes.data());
}

// Who was stopped meanwhile goes on with what it has.
TEST(LargePages, are_not_there_if_the_work_was_stopped) {
    TableStore store({});
    const std::shared_ptr<const Table> table =
        *store.open({Play::face, Pattern::Major::corners, Pattern::Minor::nothing}, {});
    const std::atomic<bool> stop{true};
    EXPECT_EQ(store.in_large_pages(table, {.stop = &stop}), table);
    EXPECT_FALSE(store.is_in_large_pages(table));
}

}  // namespace
}  // namespace trundle
