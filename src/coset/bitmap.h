// A bit for every member of H, those within some depth and, beside it, those within one move less: what moves of cost 2
// make prepasses of. Both lie in one array.
#pragma once

#include "coset/descent.h"
#include "coset/page_move.h"
#include "tables/files/large_pages.h"

namespace trundle {

class MemberBitmaps {
public:
    static constexpr std::size_t group_count = eight_orders * eight_orders;
    static constexpr std::size_t bitmap_bytes = group_count * sizeof(std::uint16_t);  // 3.25 GB
    static constexpr std::size_t byte_count = 2 * bitmap_bytes;

    // Both empty.
    static Result<MemberBitmaps> make(const Work& work);

    // To the last one, from any thread.
    void take(std::span<const MemberNumber> found) const;
    void take_before(std::span<const MemberNumber> found) const;

    // One depth on: the last one and all that the moves make of both; false if the work was stopped on the way, and
    // both are of no more use.
    bool lengthen(std::span<const PageMove> moves, const Work& work);

    // Of the last one; stopped, of a part of it.
    std::uint64_t count(const Work& work) const;
    std::vector<MemberNumber> missing(const Work& work) const;

    std::span<std::uint8_t> bytes() const { return array_.bytes; }
    bool is_swapped() const { return is_swapped_; }
    void set_swapped(bool swapped) { is_swapped_ = swapped; }

private:
    explicit MemberBitmaps(LargeArray array) : array_(std::move(array)) {}

    std::uint16_t* bitmap(bool second) const {
        return reinterpret_cast<std::uint16_t*>(array_.bytes.data()) + (second ? group_count : 0);
    }
    std::uint16_t* last() const { return bitmap(!is_swapped_); }
    std::uint16_t* before() const { return bitmap(is_swapped_); }

    LargeArray array_;
    bool is_swapped_ = false;
};

}  // namespace trundle
