// A set of hashes, forgetful: when it is full it starts again. Good enough to notice what was seen before.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

namespace trundle {

class HashSet {
public:
    void clear(std::size_t room) {
        slots_.assign(std::bit_ceil(2 * room), 0);
        size_ = 0;
    }
    void prefetch(std::uint32_t hash) const { __builtin_prefetch(&slots_[hash & (slots_.size() - 1)]); }

    // False if it was there.
    bool insert(std::uint32_t hash) {
        const std::uint32_t mark = hash | 1;  // 0 is a free slot
        std::size_t slot = hash & (slots_.size() - 1);
        for (; slots_[slot] != 0; slot = (slot + 1) & (slots_.size() - 1))
            if (slots_[slot] == mark) return false;
        slots_[slot] = mark;
        if (++size_ > slots_.size() / 2) clear(slots_.size() / 2);
        return true;
    }

private:
    std::vector<std::uint32_t> slots_;
    std::size_t size_ = 0;
};

}  // namespace trundle
