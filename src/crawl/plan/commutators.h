// The library of commutators: crawls that come back to where they started and carry just three pieces round.
//
// A commutator [a, b] is a b a' b'. If a and b touch few pieces in common, it does very little. Of all commutators of
// short crawls those are kept that cycle three corners or three edges and do nothing else, the shortest of each kind.
#pragma once

#include <trundle/crawl.h>
#include <unordered_map>

namespace trundle {

// Three facelets of three pieces of a kind: the first goes to the second, the second to the third, the third to the
// first.
using Cycle = std::array<std::uint8_t, 3>;

class CommutatorLibrary {
public:
    CommutatorLibrary();

    std::span<const Commutator> all() const { return all_; }
    // Those that carry the facelets so.
    std::span<const std::uint16_t> with(const Cycle& cycle) const;

private:
    std::vector<Commutator> all_;
    std::unordered_map<std::uint32_t, std::vector<std::uint16_t>> by_cycle_;
};

const CommutatorLibrary& commutator_library();

// Without moves that are undone at once, and three spins as one the other way; spin1 and spin2 may change places for
// that. What is left leads over cells where the moves have been before.
Moves without_cancelling(std::span<const Move> moves);

// The same over several crawls that follow each other: what is left of each.
std::vector<Moves> without_cancelling(std::span<const Moves> crawls);

}  // namespace trundle
