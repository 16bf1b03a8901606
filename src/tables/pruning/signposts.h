// Signposts: for every entry of face-flips or face-corners its distance, and for each of the 18 face turns whether it
// leads nearer or farther. One look into memory then judges all neighbours of a cube at once.
//
// The four cubes that turning one face gives are neighbours of each other, so their distances differ by at most one:
// those that differ from this one's are all nearer or all farther. Four bits a face say which:
//
//   bits 0 .. 3              the distance
//   bits 4 + 4f .. 6 + 4f    whether 1, 2, 3 quarters of face f change the distance
//   bit  7 + 4f              whether those lead nearer
#pragma once

#include "tables/files/checkpoint.h"
#include "tables/pruning/table.h"

namespace trundle {

// Bit sets of the 18 face turns, in the order of moves_of(Play::face).
using TurnSet = std::uint32_t;

class Signposts {
public:
    static constexpr TurnSet all_turns = (1u << 18) - 1;

    struct Sign {
        int distance = 0;
        TurnSet nearer = 0;
        TurnSet farther = 0;

        // The turns after which the distance is at most, or exactly, so much.
        TurnSet within(int most) const {
            if (distance < most) return all_turns;
            if (distance == most) return all_turns & ~farther;
            return distance == most + 1 ? nearer : 0;
        }
        TurnSet exactly(int wanted) const {
            if (distance == wanted) return all_turns & ~(nearer | farther);
            if (distance == wanted + 1) return nearer;
            return distance == wanted - 1 ? farther : 0;
        }
    };

    // `content` as build_signposts makes it; `views`: how cubes will be seen in it.
    Signposts(const Layout& layout, Content content, std::span<const Symmetry> views);

    void use_large_pages(const Work& work);

    const std::uint32_t* address_of(std::uint32_t place, std::size_t twist) const {
        return entries_ + Classes::row_of(place) * twist_count +
               reduction_->twist_seen(Classes::symmetry_of(place), twist);
    }
    static int distance_of(std::uint32_t entry) { return static_cast<int>(entry & 15); }

    // What an entry says to a cube that is seen in it through a view and a symmetry.
    Sign read(std::uint32_t entry, std::uint32_t place, std::size_t view = 0) const {
        const Through& through = through_[view][Classes::symmetry_of(place)];
        std::uint64_t turns = 0;
        for (std::size_t face = 0; face < 6; ++face)
            turns |= through.turns[entry >> through.shift[face] & 15] << 3 * face;
        return {distance_of(entry), static_cast<TurnSet>(turns), static_cast<TurnSet>(turns >> farther_shift)};
    }

private:
    static constexpr int farther_shift = 32;

    struct Through {
        std::array<std::uint8_t, 6> shift{};    // where the four bits of each face's image are
        std::array<std::uint64_t, 16> turns{};  // of four such bits: those that lead nearer; farther << farther_shift
    };

    const Reduction* reduction_;
    std::vector<std::array<Through, 16>> through_;  // by view and symmetry
    Content content_;
    const std::uint32_t* entries_;
};

// From a table of face turns that knows the twists and one other coordinate.
Result<Content> build_signposts(const Table& flips, const Work& work, Checkpoint checkpoint = {});

}  // namespace trundle
