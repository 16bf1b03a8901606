// A map that only grows, from numbers to small values, all in one piece of memory.
#pragma once

#include <cstdint>
#include <vector>

namespace trundle {

template <class Value>
class FlatMap {
public:
    FlatMap() : slots_(1024) {}

    // The value of a key, a new one if it has none. It may move when the next key comes.
    Value& operator[](std::uint64_t key) {
        Slot& slot = slot_of(key);
        if (slot.key == key + 1) return slot.value;
        if (++size_ > slots_.size() / 2) {
            grow();
            return claim(slot_of(key), key);
        }
        return claim(slot, key);
    }

    // What it takes while so many more keys come: when it grows, old and new slots are there.
    std::size_t bytes_with(std::size_t more) const {
        return (size_ + more <= slots_.size() / 2 ? 1 : 1 + growth) * slots_.size() * sizeof(Slot);
    }

private:
    static constexpr std::size_t growth = 4;

    struct Slot {
        std::uint64_t key = 0;  // one more than it is; 0: free
        Value value{};
    };

    static Value& claim(Slot& slot, std::uint64_t key) {
        slot.key = key + 1;
        return slot.value;
    }

    Slot& slot_of(std::uint64_t key) {
        const std::size_t mask = slots_.size() - 1;
        std::size_t i = (key * 0x9e3779b97f4a7c15 >> 32) & mask;
        while (slots_[i].key != 0 && slots_[i].key != key + 1) i = (i + 1) & mask;
        return slots_[i];
    }

    void grow() {
        std::vector<Slot> old(growth * slots_.size());
        old.swap(slots_);
        for (const Slot& slot : old)
            if (slot.key != 0) slot_of(slot.key - 1) = slot;
    }

    std::vector<Slot> slots_;
    std::size_t size_ = 0;
};

}  // namespace trundle
