// Can these moves do it at all? Answered by the group that they generate, without any search.
#pragma once

#include <algorithm>
#include <span>

#include "group/permutation_group.h"
#include "solve/part/spots.h"

namespace trundle {

inline constexpr std::size_t point_count = 3 * spot_count;

inline std::size_t point_of(std::size_t piece, std::uint8_t spot) {
    return static_cast<std::size_t>(kind_of(piece)) * spot_count + spot;
}

class Reach {
public:
    // `goals`: where the pieces belong, for each way in which the centres may stand.
    Reach(std::span<const std::uint8_t> pieces, std::span<const Spots> goals, std::span<const SpotMove> moves)
        : pieces_(pieces.begin(), pieces.end()), goals_(goals.begin(), goals.end()) {
        for (const Spots& goal : goals_) {
            Chain chain{PermutationGroup(point_count), {}, std::vector<Permutation::Point>(point_count)};
            for (const std::uint8_t piece : pieces_)
                chain.order.push_back(static_cast<Permutation::Point>(point_of(piece, goal[piece])));
            for (std::size_t point = 0; point < point_count; ++point)
                if (std::find(chain.order.begin(), chain.order.end(), point) == chain.order.end())
                    chain.order.push_back(static_cast<Permutation::Point>(point));
            for (std::size_t i = 0; i < point_count; ++i)
                chain.number[chain.order[i]] = static_cast<Permutation::Point>(i);
            for (const SpotMove& move : moves) {
                std::vector<Permutation::Point> images(point_count);
                for (std::size_t point = 0; point < point_count; ++point) {
                    const std::size_t kind = point / spot_count;
                    images[chain.number[point]] = chain.number[kind * spot_count + move.to[kind][point % spot_count]];
                }
                chain.group.add(Permutation(std::move(images)));
            }
            chains_.push_back(std::move(chain));
        }
    }

    // The goal to which the moves can bring the pieces, if there is one.
    // Some element of the group must take all pieces from where they belong to where they are.
    std::optional<Spots> goal_for(const Spots& spots) const {
        for (std::size_t goal = 0; goal < goals_.size(); ++goal) {
            const Chain& chain = chains_[goal];
            std::vector<Permutation::Point> images(point_count);
            for (std::size_t i = 0; i < pieces_.size(); ++i)
                images[i] = chain.number[point_of(pieces_[i], spots[pieces_[i]])];
            if (chain.group.contains_like(Permutation(std::move(images)), pieces_.size())) return goals_[goal];
        }
        return {};
    }
    // A piece that the moves never bring home from where it is, if one alone is to blame.
    std::optional<std::uint8_t> stranded(const Spots& spots) const {
        for (const std::uint8_t piece : pieces_) {
            bool may_come_home = false;
            for (std::size_t i = 0; i < chains_.size(); ++i) {
                const std::vector<Permutation::Point> orbits = chains_[i].group.orbits();
                const auto orbit_of = [&](std::uint8_t spot) {
                    return orbits[chains_[i].number[point_of(piece, spot)]];
                };
                may_come_home = may_come_home || orbit_of(spots[piece]) == orbit_of(goals_[i][piece]);
            }
            if (!may_come_home) return piece;
        }
        return {};
    }

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
