// What a table file holds, whatever kind of table it is: described well enough to tell it from any other.
#pragma once

#include <trundle/result.h>
#include <trundle/work.h>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace trundle {

struct Description {
    std::string name;              // "face-flips"; also the name of the file
    std::uint64_t definition = 0;  // changes with the moves, the coordinates and their order
    std::uint32_t entry_bits = 0;
    std::uint64_t entry_count = 0;
    std::uint64_t byte_count = 0;
    std::string about;  // for people
};

class Soundness;

struct Content {
    std::span<const std::uint8_t> bytes;
    std::vector<std::uint64_t> distribution;  // states at each distance
    std::shared_ptr<const void> keeper;       // owns the bytes: memory or a mapped file
    std::shared_ptr<const Soundness>
        soundness{};  // of bytes that have not been read to their end; none if they are sound
};

}  // namespace trundle
