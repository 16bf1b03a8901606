// What searches along signposts share: the table, and which face turns may follow each other.
#pragma once

#include "moves/canonical.h"
#include "tables/coordinates/axes.h"
#include "tables/pruning/signposts.h"

namespace trundle {

inline std::vector<TurnSet> turns_that_may_follow(const Canonical& sequences) {
    std::vector<TurnSet> turns(sequences.state_count());
    for (std::size_t state = 0; state < turns.size(); ++state)
        for (std::size_t move = 0; move < sequences.move_count(); ++move)
            if (sequences.next(static_cast<Canonical::State>(state), move) != Canonical::forbidden)
                turns[state] |= 1u << move;
    return turns;
}

struct SignpostRules {
    static constexpr std::uint64_t memory_needed = 650'000'000;  // bytes, with the table of the second phase

    Layout layout{Pattern{Play::face, Pattern::Major::flips, Pattern::Minor::nothing}};
    Signposts signposts;
    Canonical sequences{moves_of(Play::face)};
    std::vector<TurnSet> may_follow = turns_that_may_follow(sequences);  // by state of the sequences

    explicit SignpostRules(Content content) : signposts(layout, std::move(content), axes_seen) {}
};

}  // namespace trundle
