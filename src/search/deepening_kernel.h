// The inner loop of iterative deepening, the one herd machine of all searches: all canonical sequences of a given
// length that a lower bound lets live.
//
// Memory answers slowly, but many questions at a time. So nodes go in herds: their children are made together and
// judged in stages; in each stage all of them first ask for their place in a table and then read it. Who fails a stage
// is not asked again; who passes all is in the next herd. What is found comes in the order of the sequences, however
// they fall into herds.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>

#include "search/herds.h"
#include "search/watch.h"

namespace trundle {

// What a search knows of a cube: enough to say that more moves are needed than there are left.
template <class B>
concept LowerBound = requires(const B bound, typename B::State& child, const typename B::State& parent,
                              const Step& step, Poses::State pose, int room) {
    requires B::stage_count >= 1;
    { bound.template prepare<0>(parent, step, pose, child) };
};

// False: it needs more than `room` moves. A bound may have nothing to say after some of its stages.
template <class B, int Stage>
concept Admitting = requires(const B bound, typename B::State& child, const typename B::State& parent, int room) {
    { bound.template admits<Stage>(parent, child, room) } -> std::same_as<bool>;
};

// A herd is full when it has so many members, unless the bound knows better.
template <class Bound>
inline constexpr std::size_t herd_size_of = 64;
template <class Bound>
    requires requires { Bound::herd_size; }
inline constexpr std::size_t herd_size_of<Bound> = Bound::herd_size;

// Where nodes begin in memory, for a bound that cares which of its parts share a line.
template <class Bound>
inline constexpr std::size_t node_alignment_of = std::max(alignof(typename Bound::State), alignof(void*));
template <class Bound>
    requires requires { Bound::node_alignment; }
inline constexpr std::size_t node_alignment_of<Bound> = Bound::node_alignment;

template <LowerBound Bound>
class DeepeningKernel {
public:
    static constexpr int max_depth = 64;

    struct alignas(node_alignment_of<Bound>) Node {
        typename Bound::State state;
        Poses::State pose = 0;
        Step last{};                   // the move that led here
        const Node* parent = nullptr;  // none: a search starts here
    };
    using Path = std::array<std::uint8_t, max_depth>;  // indices of moves

    DeepeningKernel(const Rules& rules, const Bound& bound, Watch& watch)
        : rules_(rules), bound_(bound), watch_(watch) {}

    // The children of a node that may reach the goal in `room` more moves.
    template <class Visit>
    void expand(const Node& node, int room, Visit visit) {
        std::array<Node, Rules::max_moves> children;
        const std::size_t made = make_children(node, room, children.data());
        const std::size_t kept = judge(children.data(), made, room);
        for (const Node& child : std::span(children).first(kept)) visit(child);
    }

    // Every path of exactly `room` moves from the nodes; `found(path, length)` for each, the first `depth` moves given.
    template <class Found>
    void search(std::span<const Node> nodes, int room, Path& path, int depth, Found& found) {
        struct {
            static bool is_asked() { return false; }
            static void add(const Node&, const Path&, int, int) {}
            static void end() {}
        } gives_nothing;
        search(nodes, room, path, depth, found, gives_nothing);
    }

    // The same, but whenever `giving.is_asked()` it gives away some of the nodes that it would look at last:
    // add(node, path, length, room) for each, in the order of the tree, then end().
    template <class Found, class Giving>
    void search(std::span<const Node> nodes, int room, Path& path, int depth, Found& found, Giving& giving) {
        first_ = depth;
        enter(nodes, room, path, depth, found, giving);
    }

private:
    static constexpr std::size_t herd_size = herd_size_of<Bound>;

    // The nodes of a depth that are still to be looked at.
    struct Rest {
        const Node* next;
        const Node* end;
        int room;
    };

    template <class Found, class Giving>
    void enter(std::span<const Node> nodes, int room, Path& path, int depth, Found& found, Giving& giving) {
        if (room == 0) {
            for (const Node& node : nodes) finish(node, path, depth, found);
            return;
        }
        if (watch_.is_over()) return;
        Node* const children = herds_.at(static_cast<std::size_t>(depth));
        Rest& rest = rests_[static_cast<std::size_t>(depth)];
        rest = {nodes.data(), nodes.data() + nodes.size(), room};
        std::size_t made = 0;
        while (rest.next != rest.end) {
            made += make_children(*rest.next++, room - 1, children + made);
            if (made < herd_size && rest.next != rest.end) continue;
            const std::size_t kept = judge(children, made, room - 1);
            if (kept > 0) enter(std::span<const Node>(children, kept), room - 1, path, depth + 1, found, giving);
            made = 0;
            if (giving.is_asked()) give_away(path, depth, giving);
        }
    }

    // Half of the nodes that are left where paths are shortest: most is to be done for these.
    template <class Giving>
    void give_away(Path& path, int deepest, Giving& giving) {
        for (int depth = first_; depth <= deepest; ++depth) {
            Rest& rest = rests_[static_cast<std::size_t>(depth)];
            const Node* const half = rest.next + (rest.end - rest.next) / 2;
            if (rest.next == rest.end) continue;
            for (const Node* node = half; node != rest.end; ++node) {
                write(*node, path, depth);
                giving.add(*node, path, depth, rest.room);
            }
            rest.end = half;
            giving.end();
            return;
        }
    }

    template <class Found>
    void finish(const Node& node, Path& path, int length, Found& found) const {
        if (!rules_.is_goal(node.pose)) return;
        write(node, path, length);
        found(path, length);
    }
    static void write(const Node& node, Path& path, int length) {
        int i = length;
        for (const Node* at = &node; at->parent != nullptr; at = at->parent)
            path[static_cast<std::size_t>(--i)] = at->last.move;
    }

    // Inlined by force: a call for each node is a tenth of the instructions of a proof along signposts.
    [[gnu::always_inline]] std::size_t make_children(const Node& node, int room, Node* children) {
        std::size_t count = 0;
        for (const Step& step : rules_.steps(node.last.next, moves_worth_trying(node, room))) {
            Node& child = children[count++];
            child.pose = rules_.poses().next(node.pose, step.move);
            child.last = step;
            child.parent = &node;
            bound_.template prepare<0>(node.state, step, child.pose, child.state);
        }
        watch_.count(count);
        return count;
    }

    // A bound may know at one look which moves lead too far, before any child is made.
    MoveMask moves_worth_trying(const Node& node, int room) const {
        const MoveMask moves = rules_.moves(node.last.next, node.pose);
        if constexpr (requires { bound_.worth_trying(moves, node.state, node.pose, room); })
            return bound_.worth_trying(moves, node.state, node.pose, room);
        else return moves;
    }

    // Moves those who may still reach the goal to the front; returns how many they are.
    std::size_t judge(Node* children, std::size_t count, int room) const {
        Alive alive;
        const std::size_t kept = judge_from<0, false>(children, alive, count, room);
        for (std::size_t i = 0; i < kept && kept < count; ++i)
            if (alive[i] != i) children[i] = children[alive[i]];
        return kept;
    }

    // The numbers of those who have passed all stages so far; unless none had to.
    using Alive = std::array<std::uint16_t, Herds<Node, herd_size>::capacity>;

    template <int Stage, bool HasJudged>
    std::size_t judge_from(Node* children, Alive& alive, std::size_t count, int room) const {
        if constexpr (Stage == Bound::stage_count) return count;
        else {
            const auto number = [&](std::size_t i) { return HasJudged ? alive[i] : static_cast<std::uint16_t>(i); };
            for (std::size_t i = 0; i < count && Stage > 0; ++i) {
                Node& child = children[number(i)];
                bound_.template prepare<Stage>(child.parent->state, child.last, child.pose, child.state);
            }
            if constexpr (!Admitting<Bound, Stage>)
                return judge_from<Stage + 1, HasJudged>(children, alive, count, room);
            else {
                std::size_t kept = 0;
                for (std::size_t i = 0; i < count; ++i) {
                    const std::uint16_t at = number(i);
                    alive[kept] = at;
                    kept += bound_.template admits<Stage>(children[at].parent->state, children[at].state, room) ? 1 : 0;
                }
                return judge_from<Stage + 1, true>(children, alive, kept, room);
            }
        }
    }

    Herds<Node, herd_size> herds_;
    std::array<Rest, max_depth> rests_;  // by depth
    int first_ = 0;                      // the depth where the search began
    const Rules& rules_;
    const Bound& bound_;
    Watch& watch_;
};

}  // namespace trundle
