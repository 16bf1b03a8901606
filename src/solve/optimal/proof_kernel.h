// All solutions of exactly n face turns, along signposts of all three axes: a search that proves.
//
// A solution of d moves ends with a turn about some axis, and that turn stays within the group of that axis: along it
// the group is at most d - 1 moves away. So a cube that is d moves from the groups of all three axes, d > 0, is more
// than d moves from home.
#pragma once

#include <bit>

#include "cube/batch.h"
#include "moves/canonical.h"
#include "search/watch.h"
#include "tables/coordinates/axes.h"
#include "tables/pruning/signposts.h"

namespace trundle {

class ProofKernel {
public:
    static constexpr int max_length = 24;

    struct Knowledge {
        const Signposts& signposts;
        const Classes& classes;
        const Canonical& sequences;  // of face turns
        std::span<const TurnSet> may_follow;
        std::array<Turn, 18> turns;
        TurnsSeen seen = turns_seen();
        const CubeBatch& batch = trundle::batch();
    };
    using Path = std::array<std::uint8_t, max_length>;

    ProofKernel(const Knowledge& knowledge, Watch& watch) : known_(knowledge), watch_(watch) {}

    std::uint64_t nodes() const { return nodes_; }

    // `first`: the turns among which the first two moves are.
    template <class Found>
    void search(const Cube& cube, int length, std::array<TurnSet, 2> first, Found& found) {
        cube_ = &cube;
        first_ = first;
        Node root;
        for (std::size_t k = 0; k < axis_count; ++k) {
            root.views[k] = view_of(conjugated(cube, axes_seen[k]));
            if (distance_of(known_, root.views[k]) > length) return;
        }
        enter(&root, 1, 0, length, found);
    }

    static int distance_of(const Knowledge& known, const View& view) {
        return Signposts::distance_of(
            *known.signposts.address_of(known.classes.place_of(view.flip_slice()), view.twist));
    }

private:
    static constexpr std::size_t herd = 32;

    struct Node {
        std::array<View, axis_count> views;
        Path path{};
        Canonical::State state = Canonical::start;
    };

    template <class Found>
    void enter(const Node* nodes, std::size_t count, std::size_t depth, int room, Found& found) {
        if (watch_.is_over(count)) return;
        nodes_ += count;
        if (room == 0) {
            for (std::size_t i = 0; i < count; ++i) finish(nodes[i], depth, found);
            return;
        }
        std::array<std::array<std::uint32_t, axis_count>, herd + 18> places;
        std::array<std::array<const std::uint32_t*, axis_count>, herd + 18> addresses;
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t k = 0; k < axis_count; ++k) {
                places[i][k] = known_.classes.place_of(nodes[i].views[k].flip_slice());
                addresses[i][k] = known_.signposts.address_of(places[i][k], nodes[i].views[k].twist);
                __builtin_prefetch(addresses[i][k]);
            }

        Node children[herd + 18];
        std::size_t made = 0;
        for (std::size_t i = 0; i < count; ++i) {
            TurnSet turns = known_.may_follow[nodes[i].state];
            if (depth < first_.size()) turns &= first_[depth];
            TurnSet as_far = room > 1 ? Signposts::all_turns : 0;  // along all axes as far as there is room
            for (std::size_t k = 0; k < axis_count && turns != 0; ++k) {
                const Signposts::Sign sign = known_.signposts.read(*addresses[i][k], places[i][k], k);
                turns &= sign.within(room - 1);
                as_far &= sign.exactly(room - 1);
            }
            for (turns &= ~as_far; turns != 0; turns &= turns - 1)
                make_child(nodes[i], static_cast<std::size_t>(std::countr_zero(turns)), depth, children[made++]);
            if (made < herd) continue;
            enter(children, made, depth + 1, room - 1, found);
            made = 0;
        }
        if (made > 0) enter(children, made, depth + 1, room - 1, found);
    }

    void make_child(const Node& node, std::size_t move, std::size_t depth, Node& child) const {
        const auto turn = static_cast<std::size_t>(known_.turns[move].id());
        for (std::size_t k = 0; k < axis_count; ++k) {
            child.views[k] = turned(moves_, node.views[k], known_.seen[k][turn]);
            __builtin_prefetch(known_.classes.address_of(child.views[k].flip_slice()));
        }
        child.path = node.path;
        child.path[depth] = static_cast<std::uint8_t>(move);
        child.state = known_.sequences.next(node.state, move);
    }

    // Signposts do not know every piece: what they let through may still be no solution.
    template <class Found>
    void finish(const Node& node, std::size_t depth, Found& found) const {
        std::array<Turn, max_length> turns;
        for (std::size_t i = 0; i < depth; ++i) turns[i] = known_.turns[node.path[i]];
        if (known_.batch.turned(*cube_, std::span(turns).first(depth)).is_solved())
            found(std::span<const Turn>(turns).first(depth));
    }

    const Knowledge& known_;
    Watch& watch_;
    const MoveTables& moves_ = move_tables();
    const Cube* cube_ = nullptr;
    std::array<TurnSet, 2> first_{};
    std::uint64_t nodes_ = 0;
};

}  // namespace trundle
