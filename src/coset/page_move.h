// What a move that stays in H does to whole pages of members at once: it takes a page to a page, groups to groups, and
// the bits of each group to others.
#pragma once

#include <span>

#include "coset/group/stay_moves.h"

namespace trundle {

using PageGroups = std::span<const std::uint16_t>;  // 40,320
using PageRoom = std::span<std::uint16_t>;

class PageMove {
public:
    explicit PageMove(const StayMove& move);

    int cost() const { return cost_; }
    std::size_t page_before(std::size_t page) const { return page_before_[page]; }
    // Adds to a page what the move makes of the page before it.
    void add(std::size_t page, PageGroups before, PageRoom after) const;

private:
    void add_blocks(PageGroups before, PageRoom after) const;
    void add_rotated(PageGroups before, PageRoom after) const;
    void add_any(std::size_t page, PageGroups before, PageRoom after) const;

    enum class Kind : std::uint8_t {
        blocks,   // turns of U: 24 groups at a time go elsewhere
        rotated,  // turns of D: each four groups go round
        any,
    };

    int cost_;
    Kind kind_ = Kind::any;
    std::vector<std::uint16_t> page_before_;
    std::vector<std::uint32_t> group_before_;  // its parity from bit 16 on
    unsigned rotation_ = 0;                    // bits of the 64 of four groups
    std::vector<std::uint16_t> bits_after_;    // [parity of the slice before][bits]
};

}  // namespace trundle
