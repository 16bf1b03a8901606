// Groups of entries that ask their neighbours at once, against one entry after the other.
#include "tables/fill/groups.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "base/random.h"

namespace trundle {
namespace {

template <std::size_t Size>
void expect_groups_to_be_read_and_set_where_they_lie() {
    constexpr std::size_t groups = 5, words = group_words(Size);
    Random random(Size);
    std::vector<std::uint8_t> row((groups * Size + 3) / 4 + GroupReader::slack);
    for (std::uint8_t& byte : row) byte = static_cast<std::uint8_t>(random.below(256));
    const auto code_at = [](const std::vector<std::uint8_t>& bytes, std::size_t entry) {
        return bytes[entry / 4] >> entry % 4 * 2 & 3u;
    };
    for (std::size_t group = 0; group < groups; ++group) {
        for (unsigned code = 0; code < 4; ++code) {
            const auto bits = GroupReader::with_code<words>(row.data(), group * Size, code);
            for (std::size_t entry = 0; entry < Size; ++entry)
                EXPECT_EQ(bits[group_bit(entry) / 64] >> group_bit(entry) % 64 & 1,
                          code_at(row, group * Size + entry) == code);
        }
        const std::vector<std::uint8_t> before = row;
        GroupBits<words> chosen = GroupReader::with_code<words>(row.data(), group * Size, 3);
        for (std::size_t entry = 0; entry < words * 64; ++entry)
            if (entry >= Size || random.below(2) == 0)
                chosen[group_bit(entry) / 64] &= ~(1ull << group_bit(entry) % 64);
        GroupReader::set<words>(row.data(), group * Size, chosen, 1);
        for (std::size_t entry = 0; entry < row.size() * 4; ++entry) {
            const std::size_t bit = group_bit(entry - group * Size);
            const bool is_chosen =
                entry / Size == group && entry < groups * Size && (chosen[bit / 64] >> bit % 64 & 1) != 0;
            EXPECT_EQ(code_at(row, entry), is_chosen ? 1 : code_at(before, entry));
        }
    }
}

TEST(Groups, are_read_and_set_where_they_lie) {
    expect_groups_to_be_read_and_set_where_they_lie<24>();
    expect_groups_to_be_read_and_set_where_they_lie<35>();
    expect_groups_to_be_read_and_set_where_they_lie<70>();
    expect_groups_to_be_read_and_set_where_they_lie<140>();
    expect_groups_to_be_read_and_set_where_they_lie<315>();
    expect_groups_to_be_read_and_set_where_they_lie<630>();
}

TEST(Groups, turned_about_the_diagonal_bits_and_words_change_places) {
    Random random(1);
    GroupBlock<2> block{};
    for (std::uint64_t& word : block) word = random.below(~std::uint64_t{0});
    GroupBlock<2> turned = block;
    turn_about_diagonal<2>(turned);
    for (std::size_t word = 0; word < 128; ++word)
        for (std::size_t bit = 0; bit < 64; ++bit)
            EXPECT_EQ(turned[word / 64 * 64 + bit] >> word % 64 & 1, block[word] >> bit & 1);
}

}  // namespace
}  // namespace trundle
