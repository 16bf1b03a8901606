// Phase one along signposts: the same search as two_phase_kernel.h for face turns, with a larger table that judges all
// neighbours of a cube in one look.
//
// Memory answers slowly, but many questions at a time. So nodes are not visited one by one but in herds: each member
// asks for its place in the table when it is made, and is looked at when the whole herd is.
#pragma once

#include <bit>

#include "solve/quick/home_stretch_kernel.h"
#include "tables/coordinates/axes.h"
#include "tables/pruning/signposts.h"

namespace trundle {

class SignpostKernel {
public:
    struct Knowledge {
        const Signposts& signposts;
        const Classes& classes;               // of the signposts
        const Canonical& sequences;           // of face turns
        std::span<const TurnSet> may_follow;  // by state of the sequences
        std::array<std::uint8_t, 18> turn_ids;
        TurnsSeen seen = turns_seen();
    };

    SignpostKernel(const Knowledge& knowledge, HomeStretch<PhaseTwoTable>& home, Watch& watch)
        : known_(knowledge), home_(home), watch_(watch) {}

    std::uint64_t nodes() const { return nodes_; }

    // All ways of exactly `room` moves through phase one, or of several parts of them the one with this number.
    template <class Found>
    void search(const Cube& cube, const std::array<View, axis_count>& views, int room, std::size_t part,
                std::size_t parts, Found& found) {
        cube_ = &cube;
        Node root;
        root.views = views;
        TurnSet first = 0;
        for (std::size_t move = part; move < 18; move += parts) first |= 1u << move;
        if (room > 0 || part == 0) enter(&root, 1, 0, room, first, found);
    }

    static int distance_of(const Knowledge& known, const View& view) {
        return Signposts::distance_of(
            *known.signposts.address_of(known.classes.place_of(view.flip_slice()), view.twist));
    }

private:
    static constexpr std::size_t herd = 48;
    static constexpr int others_cut = 8;  // the other axes are farther than this often enough to ask

    static constexpr std::size_t max_depth = 24;  // no solution of face turns is longer than its first limit
    struct Node {
        std::array<View, axis_count> views;
        std::array<std::uint8_t, max_depth> path{};
        Canonical::State state = Canonical::start;
    };
    using Herd = std::array<Node, herd + 18>;  // the last member may make it that much larger

    // As many axes as are worth a look with `left` moves to go.
    static std::size_t axes_for(int left) { return left > others_cut ? 1 : axis_count; }

    // Each member of a herd needs its places in the table, and what is written there. Who made it has asked for the
    // former; the latter are asked for here, and read once all have asked.
    template <class Found>
    void enter(const Node* nodes, std::size_t count, int depth, int room, TurnSet allowed, Found& found) {
        if (watch_.is_over(count)) return;
        const int left = home_.limit() - depth;
        if (left < room) return;
        nodes_ += count;
        std::array<std::uint32_t, herd + 18> places;
        std::array<std::array<const std::uint32_t*, axis_count>, herd + 18> addresses;
        const std::size_t axes = axes_for(left);
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t k = axes; k-- > 0;) {
                places[i] = known_.classes.place_of(nodes[i].views[k].flip_slice());
                addresses[i][k] = known_.signposts.address_of(places[i], nodes[i].views[k].twist);
                __builtin_prefetch(addresses[i][k]);
            }

        Herd& children = herds_[static_cast<std::size_t>(depth)];
        std::size_t made = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const Node& node = nodes[i];
            bool is_too_far = false;
            for (std::size_t k = 1; k < axes; ++k)
                is_too_far = is_too_far || Signposts::distance_of(*addresses[i][k]) > left;
            if (is_too_far) continue;
            const Signposts::Sign sign = known_.signposts.read(*addresses[i][0], places[i]);
            if (room == 0) {
                if (sign.distance == 0) children[made++] = node;
                continue;
            }
            TurnSet turns = known_.may_follow[node.state] & allowed & sign.within(room - 1);
            if (room == 1) turns &= leaving;
            for (; turns != 0; turns &= turns - 1)
                make_child(node, static_cast<std::size_t>(std::countr_zero(turns)), depth, left - 1, children[made++]);
            if (made < herd) continue;
            enter(children.data(), made, depth + 1, room - 1, Signposts::all_turns, found);
            made = 0;
        }
        if (room == 0) finish(children.data(), made, static_cast<std::size_t>(depth), found);
        else if (made > 0) enter(children.data(), made, depth + 1, room - 1, Signposts::all_turns, found);
    }

    void make_child(const Node& node, std::size_t move, int depth, int left, Node& child) const {
        const std::size_t turn = known_.turn_ids[move];
        for (std::size_t k = 0; k < axis_count; ++k)
            child.views[k] = turned(moves_, node.views[k], known_.seen[k][turn]);
        for (std::size_t k = 0; k < axes_for(left); ++k)
            __builtin_prefetch(known_.classes.address_of(child.views[k].flip_slice()));
        child.path = node.path;
        child.path[static_cast<std::size_t>(depth)] = static_cast<std::uint8_t>(move);
        child.state = known_.sequences.next(node.state, move);
    }

    // A whole herd has reached the group.
    template <class Found>
    void finish(const Node* nodes, std::size_t count, std::size_t depth, Found& found) {
        std::array<PhaseTwoCube, herd + 18> cubes;
        for (std::size_t i = 0; i < count; ++i) cubes[i] = home_.arrive(*cube_, std::span(nodes[i].path).first(depth));
        for (std::size_t i = 0; i < count; ++i) home_.run(cubes[i], std::span(nodes[i].path).first(depth), found);
    }

    // The quarter turns of R, F, L and B: faces 1, 2, 4 and 5.
    static constexpr TurnSet leaving = 0b101'101'000'101'101'000;

    const Knowledge& known_;
    HomeStretch<PhaseTwoTable>& home_;
    Watch& watch_;
    const MoveTables& moves_ = move_tables();
    const Cube* cube_ = nullptr;
    std::array<Herd, max_depth> herds_;  // the children that are being made at each depth
    std::uint64_t nodes_ = 0;
};

}  // namespace trundle
