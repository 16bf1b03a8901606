// From a wanted cycle of three facelets to a crawl that does it: a setup carries the facelets to where a commutator of
// the library cycles them so, and is undone afterwards.
//
// Breadth first over (pose, where the three facelets are now). The facelets have at most 24^3 places and the library
// knows many of them, so this ends after a few moves.
#pragma once

#include <algorithm>
#include <unordered_set>

#include "crawl/board/board_poses.h"
#include "crawl/plan/commutators.h"
#include "group/cube_group.h"

namespace trundle {

inline bool is_legal(const BoardPoses& poses, BoardPoses::Number pose, std::span<const Move> crawl) {
    const auto moves = MoveSet::crawler();
    for (const Move move : crawl) {
        pose = poses.next(pose, static_cast<std::size_t>(std::find(moves.begin(), moves.end(), move) - moves.begin()));
        if (pose == BoardPoses::wall) return false;
    }
    return true;
}

struct Setup {
    Moves moves;
    const Commutator* commutator;

    // The setup, the commutator, the setup undone; without what cancels.
    Moves whole() const {
        Moves all = moves;
        for (const Moves& part : {commutator->moves, inverted(moves)}) all.insert(all.end(), part.begin(), part.end());
        return without_cancelling(all);
    }
};

// The shortest setup for any of the wanted cycles, starting in `pose`. None, too, if the work was stopped.
inline std::optional<Setup> shortest_setup(const BoardPoses& poses, BoardPoses::Number pose,
                                           std::span<const Cycle> wanted, const Work& work) {
    struct Node {
        BoardPoses::Number pose;
        Cycle cycle;
        std::uint8_t move;  // that led here, a number in MoveSet::crawler()
        std::size_t parent;

        std::uint64_t key() const {
            return std::uint64_t{pose} << 24 | std::uint64_t{cycle[0]} << 16 | std::uint64_t{cycle[1]} << 8 | cycle[2];
        }
    };
    constexpr std::size_t no_parent = ~std::size_t{0};
    static const std::vector<Permutation> carried_by_moves = [] {
        std::vector<Permutation> all;
        for (const Move move : MoveSet::crawler()) all.push_back(permutation_of(cube_of(move.turn())));
        return all;
    }();
    const CommutatorLibrary& library = commutator_library();
    std::vector<Node> nodes;
    std::unordered_set<std::uint64_t> seen;
    const auto visit = [&](const Node& node) {
        if (seen.insert(node.key()).second) nodes.push_back(node);
    };
    for (const Cycle& cycle : wanted) visit({pose, cycle, 0, no_parent});
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (i % 1024 == 0 && work.is_stopped()) return {};
        for (const std::uint16_t number : library.with(nodes[i].cycle)) {
            const Commutator& commutator = library.all()[number];
            if (!is_legal(poses, nodes[i].pose, commutator.moves)) continue;
            Setup setup{{}, &commutator};
            for (std::size_t at = i; nodes[at].parent != no_parent; at = nodes[at].parent)
                setup.moves.push_back(MoveSet::crawler()[nodes[at].move]);
            std::reverse(setup.moves.begin(), setup.moves.end());
            return setup;
        }
        for (std::size_t move = 0; move < BoardPoses::move_count; ++move) {
            const BoardPoses::Number to = poses.next(nodes[i].pose, move);
            if (to == BoardPoses::wall) continue;
            Cycle carried = nodes[i].cycle;
            for (std::uint8_t& facelet : carried) facelet = static_cast<std::uint8_t>(carried_by_moves[move][facelet]);
            visit({to, carried, static_cast<std::uint8_t>(move), i});
        }
    }
    return {};
}

}  // namespace trundle
