// How far a few pieces are from where they belong, for any choice of moves: small tables, made on the spot.
//
// The number of an entry is a sum of what each piece adds for its spot. With five pieces, each adds its spot as a digit
// of base 24; with the flips of all edges, each edge adds the bit of its place if it is flipped there.
#pragma once

#include <trundle/work.h>

#include <span>
#include <vector>

#include "solve/part/spots.h"

namespace trundle {

class PartTable {
public:
    static constexpr std::size_t max_pieces = 5;  // 24^5, 8 million entries of a byte
    static constexpr std::uint8_t unreachable = 255;

    // `goals`: where the pieces belong, for each way in which the centres may stand.
    static PartTable of_pieces(std::span<const std::uint8_t> pieces, std::span<const Spots> goals,
                               std::span<const SpotMove> moves, const Work& work);
    // Every edge must be the right way round, as quarter turns of F and B change it. No move may carry the centres.
    static PartTable of_flips(std::span<const SpotMove> moves, const Work& work);

    std::size_t entry_of(const Spots& spots) const {
        std::size_t entry = 0;
        for (const Addend& addend : addends_) entry += addend.of[spots[addend.piece]];
        return entry;
    }
    const std::uint8_t* address_of(const Spots& spots) const { return distance_.data() + entry_of(spots); }
    int distance_of(const Spots& spots) const { return *address_of(spots); }

private:
    struct Addend {
        std::uint8_t piece;
        std::array<std::uint32_t, spot_count> of;  // by spot
    };

    PartTable(std::vector<Addend> addends, std::size_t entries)
        : addends_(std::move(addends)), distance_(entries, unreachable) {}
    // `spots_with(entry, spots)` lays the pieces so that they have this entry.
    // Level by level from the goals outward. Moves come with their inverses, so the way out is as long as the way home.
    template <class SpotsWith>
    void fill(std::vector<std::uint32_t> level, std::span<const SpotMove> moves, SpotsWith spots_with,
              const Work& work);

    std::vector<Addend> addends_;
    std::vector<std::uint8_t> distance_;
};

}  // namespace trundle
