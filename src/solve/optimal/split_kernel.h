// All solutions of exactly n face turns, by the large table of flips, twists and split corners: the fastest proof.
//
// The table is read along three axes, for a cube and for its inverse, which needs as many moves. Children are judged in
// herds: all ask for their places in memory before the first is read. Most fail at the first axis, for which the one is
// taken along which their parent is farthest; the others and the inverse are asked only for those that are left.
//
// A solution of n moves ends with a turn about some axis, and that turn keeps what the table knows along it: a cube
// that needs n moves along all three axes, n > 0, needs more.
#pragma once

#include <algorithm>
#include <bit>

#include "cube/turns.h"
#include "moves/canonical.h"
#include "search/watch.h"
#include "tables/coordinates/face_rows.h"
#include "tables/coordinates/inverse_views.h"
#include "tables/pruning/signposts.h"
#include "tables/pruning/table.h"

namespace trundle {

class SplitKernel {
public:
    static constexpr int max_length = 24;

    struct Knowledge {
        const Table& split;  // capped: tells nothing of cubes within base() moves
        const Table& flips;  // exact: for those
        const FaceRows& rows;
        const Canonical& sequences;           // of face turns
        std::span<const TurnSet> may_follow;  // by state of the sequences
        std::array<std::uint8_t, FaceRows::move_count> turn_ids;
        std::array<TurnSet, axis_count> about;  // the turns about each axis
    };

    SplitKernel(const Knowledge& knowledge, Watch& watch) : known_(knowledge), watch_(watch) {}

    std::uint64_t nodes() const { return nodes_; }  // children made

    // `first`: the turns among which the first two moves are.
    template <class Found>
    void search(const Cube& cube, int length, std::array<TurnSet, 2> first, Found& found) {
        first_ = first;
        Node root{cube.bytes(), {}, {0, 1, 2}, {}, 0, Canonical::start, nullptr};
        for (std::size_t k = 0; k < axis_count; ++k)
            root.sights[k] = known_.rows.sight_of(split_view_of(conjugated(cube, axes_seen[k])));
        const std::array<SplitView, axis_count> inverse = inverse_.of(cube);
        for (std::size_t k = 0; k < axis_count; ++k)
            root.inverse[k] = floor_at(spot_of(known_.rows.sight_of(inverse[k])));
        enter(std::span(&root, 1), 0, length, found);
    }

private:
    static constexpr std::size_t herd = 256;

    using ByAxis = std::array<std::uint8_t, axis_count>;

    // Nothing is set before it is known: a herd is not cleared before it is filled.
    struct Node {
        Cube::Bytes cube;
        std::array<Sight, axis_count> sights;
        ByAxis axes;     // the farthest first
        ByAxis inverse;  // its floors
        std::uint8_t move;
        Canonical::State state;
        const Node* parent;
    };
    // A place in the table.
    struct Spot {
        const std::uint8_t* address;
        std::uint8_t shift;
    };
    struct Child {
        std::uint16_t parent;
        std::uint8_t move;
        ByAxis floors;
    };
    template <class T>
    using Herd = std::array<T, herd + FaceRows::move_count>;  // the last parent's children still find room
    struct Level {
        Herd<Child> children;
        Herd<std::uint16_t> alive;
        std::array<Herd<Sight>, axis_count> sights;  // by stage
        std::array<Herd<Spot>, axis_count> spots;    // by stage, or by axis of the inverse
        Herd<Node> nodes;
    };

    template <class Found>
    void enter(std::span<const Node> nodes, std::size_t depth, int room, Found& found) {
        if (watch_.is_over(nodes.size())) return;
        if (room == 0) {
            for (const Node& node : nodes) finish(node, depth, found);
            return;
        }
        Level& level = levels_[depth];
        std::size_t made = 0;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            TurnSet turns = known_.may_follow[nodes[i].state];
            if (depth < first_.size()) turns &= first_[depth];
            for (std::size_t k = 0; k < axis_count; ++k)
                if (nodes[i].inverse[k] >= room) turns &= ~known_.about[k];
            for (; turns != 0; turns &= turns - 1) {
                level.children[made] = {
                    static_cast<std::uint16_t>(i), static_cast<std::uint8_t>(std::countr_zero(turns)), {}};
                look(level, nodes[i], made++, 0);
            }
            if (made < herd && i + 1 < nodes.size()) continue;
            const std::size_t kept = judge(nodes, level, made, room - 1);
            if (kept > 0) enter(std::span(level.nodes).first(kept), depth + 1, room - 1, found);
            made = 0;
        }
    }

    void look(Level& level, const Node& parent, std::size_t child, std::size_t stage) const {
        const std::size_t axis = parent.axes[stage];
        const Sight sight = known_.rows.after(parent.sights[axis], axis, level.children[child].move);
        level.sights[stage][child] = sight;
        level.spots[stage][child] = spot_of(sight);
    }
    Spot spot_of(const Sight& sight) const {
        const Spot spot{codes_ + sight.row * row_bytes_ + sight.entry() / 4,
                        static_cast<std::uint8_t>(sight.entry() % 4 * 2)};
        __builtin_prefetch(spot.address);
        return spot;
    }
    // At least so many moves.
    std::uint8_t floor_at(const Spot& spot) const { return floors_[*spot.address >> spot.shift & 3]; }

    static bool may_be_within(const ByAxis& floors, int room) {
        const auto [least, most] = std::minmax({floors[0], floors[1], floors[2]});
        return most <= room && (least < room || room == 0);
    }

    // Makes nodes of the children that may be within `room` moves of home; returns how many they are.
    std::size_t judge(std::span<const Node> parents, Level& level, std::size_t made, int room) {
        nodes_ += made;
        std::size_t count = made;
        for (std::size_t i = 0; i < made; ++i) level.alive[i] = static_cast<std::uint16_t>(i);
        const auto keep_if = [&](auto is_kept) {
            std::size_t kept = 0;
            for (std::size_t i = 0; i < count; ++i) {
                const std::uint16_t child = level.alive[i];
                level.alive[kept] = child;
                kept += is_kept(child) ? 1 : 0;
            }
            count = kept;
        };
        for (std::size_t stage = 0; stage < axis_count; ++stage) {
            for (std::size_t i = 0; i < count && stage > 0; ++i) {
                const std::uint16_t child = level.alive[i];
                look(level, parents[level.children[child].parent], child, stage);
            }
            keep_if([&](std::size_t child) {
                const std::uint8_t floor = floor_at(level.spots[stage][child]);
                level.children[child].floors[stage] = floor;
                return floor <= room;
            });
        }
        keep_if([&](std::size_t child) { return may_be_within(level.children[child].floors, room); });

        // Along the axis of the move, which make_node told, the inverse is as far as it was.
        const auto along_others = [&](const Node& node, auto visit) {
            for (std::size_t k = 0; k < axis_count; ++k)
                if ((known_.about[k] >> node.move & 1) == 0) visit(k);
        };
        for (std::size_t i = 0; i < count; ++i) {
            Node& node = level.nodes[i];
            make_node(parents, level, level.alive[i], node);
            const std::array<SplitView, axis_count> views = inverse_.of(Cube::from_bytes(node.cube));
            along_others(node, [&](std::size_t k) { level.spots[k][i] = spot_of(known_.rows.sight_of(views[k])); });
        }
        std::size_t kept = 0;
        for (std::size_t i = 0; i < count; ++i) {
            Node& node = level.nodes[i];
            along_others(node, [&](std::size_t k) { node.inverse[k] = floor_at(level.spots[k][i]); });
            if (!may_be_within(node.inverse, room)) continue;
            if (room < base_ && is_far(node, room)) continue;
            if (kept != i) level.nodes[kept] = node;
            for (const Sight& sight : level.nodes[kept].sights) known_.rows.ask_for(sight);
            ++kept;
        }
        return kept;
    }

    void make_node(std::span<const Node> parents, const Level& level, std::size_t child, Node& node) const {
        const auto& [parent, move, floors] = level.children[child];
        const Node& from = parents[parent];
        node.cube = (Cube::from_bytes(from.cube) * turn_cubes[known_.turn_ids[move]]).bytes();
        node.inverse = from.inverse;
        node.move = move;
        node.state = known_.sequences.next(from.state, move);
        node.parent = &from;
        for (std::size_t stage = 0; stage < axis_count; ++stage)
            node.sights[from.axes[stage]] = level.sights[stage][child];
        std::array<std::uint8_t, axis_count> order{0, 1, 2};
        const auto arrange = [&, &floors = floors](std::size_t a, std::size_t b) {
            if (floors[order[a]] < floors[order[b]]) std::swap(order[a], order[b]);
        };
        arrange(0, 1), arrange(1, 2), arrange(0, 1);
        for (std::size_t i = 0; i < axis_count; ++i) node.axes[i] = from.axes[order[i]];
    }

    // More than so few moves away, as far as the exact table knows.
    bool is_far(const Node& node, int room) const {
        const auto distance = [&](const Cube& seen, Symmetry axis) {
            return static_cast<int>(
                known_.flips.code_of(known_.flips.layout().key_of(conjugated(seen, axis), Rotation())));
        };
        const Cube cube = Cube::from_bytes(node.cube);
        const Cube back = inverse(cube);
        return std::any_of(axes_seen.begin(), axes_seen.end(),
                           [&](Symmetry axis) { return distance(cube, axis) > room || distance(back, axis) > room; });
    }

    template <class Found>
    void finish(const Node& node, std::size_t depth, Found& found) const {
        if (!Cube::from_bytes(node.cube).is_solved()) return;
        std::array<Turn, max_length> turns;
        const Node* at = &node;
        for (std::size_t i = depth; i-- > 0; at = at->parent) turns[i] = Turn::from_id(known_.turn_ids[at->move]);
        found(std::span<const Turn>(turns).first(depth));
    }

    const Knowledge& known_;
    Watch& watch_;
    const InverseViews& inverse_ = inverse_views();
    const std::uint8_t* const codes_ = known_.split.codes().data();
    const std::size_t row_bytes_ = known_.split.layout().row_bytes();
    const int base_ = known_.split.base();
    const std::array<std::uint8_t, 4> floors_{0, static_cast<std::uint8_t>(base_ + 1),
                                              static_cast<std::uint8_t>(base_ + 2),
                                              static_cast<std::uint8_t>(base_ + 3)};
    std::array<TurnSet, 2> first_{};
    std::array<Level, max_length> levels_;
    std::uint64_t nodes_ = 0;
};

}  // namespace trundle
