// A pruning table in memory: every entry of a pattern tells its distance from solved, in one of four ways:
//
//   remainder   two bits, the distance modulo 3. One move changes a distance by at most one, so who knows the distance
//               of a state knows that of its neighbour. The first one is found by walking home (distance_of).
//   exact       four bits, the distance, for who comes from nowhere.
//   far         four bits. 0: at most `far_base` moves, else the distance less that: where distances are large.
//   capped      two bits. 0: at most `base` moves, 1: base + 1, 2: base + 2, 3: more. Few states are much nearer or
//               farther; for those that are nearer a smaller table must help.
#pragma once

#include <memory>
#include <span>

#include "tables/coordinates/pattern.h"
#include "tables/files/content.h"
#include "tables/files/entries.h"
#include "tables/files/soundness.h"

namespace trundle {

class Table {
public:
    // `keeper` owns the bytes: memory or a mapped file.
    Table(const Layout& layout, std::span<const std::uint8_t> codes, std::vector<std::uint64_t> distribution,
          std::shared_ptr<const void> keeper, std::shared_ptr<const Soundness> soundness = {})
        : layout_(layout),
          codes_(codes),
          distribution_(std::move(distribution)),
          keeper_(std::move(keeper)),
          soundness_(std::move(soundness)) {}

    const Layout& layout() const { return layout_; }
    std::span<const std::uint8_t> codes() const { return codes_; }
    // How many states (not entries) there are at each distance.
    const std::vector<std::uint64_t>& distribution() const { return distribution_; }
    const std::shared_ptr<const void>& keeper() const { return keeper_; }
    const std::shared_ptr<const Soundness>& soundness() const { return soundness_; }
    // Whether its bytes are those that were written. None: not known before the work was stopped.
    std::optional<bool> is_sound(const Work& work) const {
        return soundness_ ? soundness_->wait(work) : std::optional(true);
    }
    int max_distance() const { return static_cast<int>(distribution_.size()) - 1; }

    using Spot = EntrySpot;
    Spot spot_of(std::size_t row, std::size_t entry) const { return layout_.rows().spot(codes_.data(), row, entry); }
    Spot spot_of(const Key& key) const { return spot_of(Layout::row_of(key), layout_.entry_in_row(key)); }
    unsigned code_of(const Key& key) const { return spot_of(key).code(layout_.rows().mask()); }

    static constexpr int far_base = 7;

    // The base of capped codes: the distribution ends with all that is more than base + 2.
    int base() const { return max_distance() - 3; }

    // Of a table of remainders.
    int distance_of(const Cube& cube, Rotation rotation) const;

private:
    Layout layout_;
    std::span<const std::uint8_t> codes_;
    std::vector<std::uint64_t> distribution_;
    std::shared_ptr<const void> keeper_;
    std::shared_ptr<const Soundness> soundness_;
};

// A copy in large pages; it keeps the bytes where they are if there is no memory for one.
std::shared_ptr<const Table> in_large_pages(const Table& table, const Work& work);

// The distance with this remainder that is next to a neighbour's distance.
constexpr int near_distance(int neighbour, unsigned code) {
    constexpr std::array<int, 3> step{0, 1, -1};
    return neighbour + step[(code + 30 - static_cast<unsigned>(neighbour)) % 3];
}
static_assert(near_distance(4, 0) == 3 && near_distance(4, 1) == 4 && near_distance(4, 2) == 5);

}  // namespace trundle
