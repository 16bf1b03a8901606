// Classes of configurations and a small number for each, its distance from somewhere. Open addressing, at most half
// full.
#pragma once

#include <bit>
#include <vector>

#include "search/configuration.h"

namespace trundle {

class ClassTable {
public:
    static constexpr int max_distance = 15;

    std::size_t size() const { return size_; }
    static std::uint64_t bytes_for(std::uint64_t classes) { return std::bit_ceil(classes * 2) * sizeof(Slot); }

    // Room for so many in all.
    void reserve(std::size_t classes) {
        if (classes * 2 <= slots_.size()) return;
        std::vector<Slot> old(std::bit_ceil(classes * 2));
        old.swap(slots_);
        for (const Slot& slot : old)
            if (slot.corners != 0) place(slot);
    }

    // A class that is not there yet, for which there is room.
    void insert(PackedConfiguration key, int distance) {
        key.edges |= static_cast<std::uint64_t>(distance) << distance_shift;
        place(key);
        ++size_;
    }

    int distance_of(const PackedConfiguration& key, int otherwise) const {
        if (slots_.empty()) return otherwise;
        for (std::size_t at = key.hash() & (slots_.size() - 1);; at = (at + 1) & (slots_.size() - 1)) {
            const Slot& slot = slots_[at];
            if (slot.corners == 0) return otherwise;
            if (slot.corners == key.corners && (slot.edges ^ key.edges) << (64 - distance_shift) == 0)
                return static_cast<int>(slot.edges >> distance_shift);
        }
    }

    void for_each(const auto& visit) const {
        for (const Slot& slot : slots_)
            if (slot.corners != 0) visit(key_of(slot), static_cast<int>(slot.edges >> distance_shift));
    }

private:
    using Slot = PackedConfiguration;          // with its distance; a free one is all zero
    static constexpr int distance_shift = 60;  // above the 12 x 5 bits of the edges

    static PackedConfiguration key_of(Slot slot) {
        slot.edges &= ~(~0ull << distance_shift);
        return slot;
    }
    void place(const Slot& slot) {
        std::size_t at = key_of(slot).hash() & (slots_.size() - 1);
        while (slots_[at].corners != 0) at = (at + 1) & (slots_.size() - 1);
        slots_[at] = slot;
    }

    std::vector<Slot> slots_;
    std::size_t size_ = 0;
};

}  // namespace trundle
