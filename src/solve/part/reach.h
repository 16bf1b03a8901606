// Can these moves do it at all? Answered by the group that they generate, without any search.
#pragma once

#include <span>
#include <string>

#include "group/permutation_group.h"
#include "solve/part/spots.h"

namespace trundle {

class Reach {
public:
    // `goals`: where the pieces belong, for each way in which the centres may stand.
    Reach(std::span<const std::uint8_t> pieces, std::span<const Spots> goals, std::span<const SpotMove> moves);

    // The goal to which the moves can bring the pieces, if there is one.
    std::optional<Spots> goal_for(const Spots& spots) const;
    // A piece that the moves never bring home from where it is, if one alone is to blame.
    std::optional<std::uint8_t> stranded(const Spots& spots) const;

private:
    // For one goal: the group, with its points in an order that starts with the spots where the pieces belong.
    struct Chain {
        PermutationGroup group;
        std::vector<Permutation::Point> order;
        std::vector<Permutation::Point> number;  // of a point in this order
    };

    std::vector<std::uint8_t> pieces_;
    std::vector<Spots> goals_;
    std::vector<Chain> chains_;
};

}  // namespace trundle
