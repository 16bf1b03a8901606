// Entries of two or four bits, row by row: where one lies in memory and in a file. Rows begin with a byte of their own.
#pragma once

#include <cstddef>
#include <cstdint>

namespace trundle {

// To be asked for first and read later.
struct EntrySpot {
    const std::uint8_t* address = nullptr;
    std::uint8_t shift = 0;

    unsigned code(unsigned mask = 3) const { return *address >> shift & mask; }
};

class EntryRows {
public:
    EntryRows(std::size_t row_entries, std::size_t bits) : bits_(bits), row_bytes_((row_entries * bits + 7) / 8) {}

    std::size_t bits() const { return bits_; }
    std::size_t row_bytes() const { return row_bytes_; }
    unsigned mask() const { return (1u << bits_) - 1; }  // all bits of an entry; its code as long as nothing is known

    EntrySpot spot(const std::uint8_t* bytes, std::size_t row, std::size_t entry) const {
        const std::size_t bit = entry * bits_;
        return {bytes + row * row_bytes_ + bit / 8, static_cast<std::uint8_t>(bit % 8)};
    }

private:
    std::size_t bits_, row_bytes_;
};

}  // namespace trundle
