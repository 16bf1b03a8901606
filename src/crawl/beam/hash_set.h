// A set of hashes, forgetful: where it is crowded, a new one takes the place of another. Good enough to notice what was
// seen before. Many threads may insert: at worst two of them call the same hash new.
#pragma once

#include <atomic>
#include <bit>
#include <cstdint>
#include <vector>

namespace trundle {

class HashSet {
public:
    void clear(std::size_t room) {
        if (slots_.size() != std::bit_ceil(2 * room)) slots_ = std::vector<Slot>(std::bit_ceil(2 * room));
        else
            for (Slot& slot : slots_) slot.store(0, std::memory_order_relaxed);
    }
    void prefetch(std::uint32_t hash) const { __builtin_prefetch(&slots_[hash & (slots_.size() - 1)]); }

    // False if it was there.
    bool insert(std::uint32_t hash) {
        constexpr std::size_t patience = 16;
        const std::uint32_t mark = hash | 1;  // 0 is a free slot
        for (std::size_t i = 0; i < patience; ++i) {
            Slot& slot = slots_[(hash + i) & (slots_.size() - 1)];
            const std::uint32_t there = slot.load(std::memory_order_relaxed);
            if (there == mark) return false;
            if (there == 0) return slot.store(mark, std::memory_order_relaxed), true;
        }
        slots_[hash & (slots_.size() - 1)].store(mark, std::memory_order_relaxed);
        return true;
    }

private:
    using Slot = std::atomic<std::uint32_t>;
    std::vector<Slot> slots_;
};

}  // namespace trundle
