// A pruning table in memory: for every entry of a pattern its distance from solved, modulo 3.
//
// Two bits are enough: one move changes a distance by at most one, so who knows the distance of a state knows that of
// its neighbour from the remainder. The distance of a first state is found by walking home (distance_of).
#pragma once

#include <memory>
#include <span>

#include "tables/pattern.h"

namespace trundle {

class Table {
public:
    static constexpr unsigned unknown = 3;  // while a table is being built

    // `keeper` owns the bytes: memory or a mapped file.
    Table(const Layout& layout, std::span<const std::uint8_t> codes, std::vector<std::uint64_t> distribution,
          std::shared_ptr<const void> keeper)
        : layout_(layout), codes_(codes), distribution_(std::move(distribution)), keeper_(std::move(keeper)) {}

    const Layout& layout() const { return layout_; }
    std::span<const std::uint8_t> codes() const { return codes_; }
    // How many states (not entries) there are at each distance.
    const std::vector<std::uint64_t>& distribution() const { return distribution_; }
    const std::shared_ptr<const void>& keeper() const { return keeper_; }
    int max_distance() const { return static_cast<int>(distribution_.size()) - 1; }

    const std::uint8_t* address_of(const Key& key) const {
        return codes_.data() + Layout::row_of(key) * layout_.row_bytes() + layout_.entry_in_row(key) / 4;
    }
    // The distance modulo 3.
    unsigned code_of(const Key& key) const {
        const std::size_t entry = layout_.entry_in_row(key);
        return codes_[Layout::row_of(key) * layout_.row_bytes() + entry / 4] >> entry % 4 * 2 & 3u;
    }

    int distance_of(const Cube& cube, Rotation rotation) const;

private:
    Layout layout_;
    std::span<const std::uint8_t> codes_;
    std::vector<std::uint64_t> distribution_;
    std::shared_ptr<const void> keeper_;
};

// The distance with this remainder that is next to a neighbour's distance.
constexpr int near_distance(int neighbour, unsigned code) {
    constexpr std::array<int, 3> step{0, 1, -1};
    return neighbour + step[(code + 30 - static_cast<unsigned>(neighbour)) % 3];
}
static_assert(near_distance(4, 0) == 3 && near_distance(4, 1) == 4 && near_distance(4, 2) == 5);

}  // namespace trundle
