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

// Moves: enough for a walk over the largest board without walls, and a cube on the way.
inline constexpr int longest_search = 256;

template <LowerBound Bound>
class DeepeningKernel {
public:
    struct alignas(node_alignment_of<Bound>) Node {
        typename Bound::State state;
        Poses::State pose = 0;
        Step last{};                   // the move that led here
        std::uint16_t root = 0;        // whatever the roots were numbered with
        const Node* parent = nullptr;  // none: a root, where a search starts
    };

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

    // Whom a search works for: told of the nodes below each root, and given some of those that would be looked at last
    // whenever it asks: add(node, room) for each, in the order of the tree, then end().
    struct Nobody {
        static void count(std::uint16_t, std::size_t) {}
        static bool is_asking() { return false; }
        static void add(const Node&, int) {}
        static void end() {}
    };

    // Every path of exactly `room` moves from the roots; `found(node)` for where each ends.
    template <class Found, class Client = Nobody>
    void search(std::span<const Node> roots, int room, Found& found, Client client = {}) {
        enter(roots, room, 0, found, client);
    }

    // From its root to a node, as indices of moves. Good until the next call.
    std::span<const std::uint8_t> moves_to(const Node& node) {
        auto first = path_.end();
        for (const Node* at = &node; at->parent != nullptr; at = at->parent) *--first = at->last.move;
        return {first, path_.end()};
    }

private:
    static constexpr std::size_t herd_size = herd_size_of<Bound>;

    // The nodes of a depth that are still to be looked at.
    struct Rest {
        const Node* next;
        const Node* end;
        int room;
    };

    template <class Found, class Client>
    void enter(std::span<const Node> nodes, int room, std::size_t depth, Found& found, Client& client) {
        if (room == 0) {
            for (const Node& node : nodes)
                if (rules_.is_goal(node.pose)) found(node);
            return;
        }
        if (watch_.is_over()) return;
        Node* const children = herds_.at(depth);
        Rest& rest = rests_[depth];
        rest = {nodes.data(), nodes.data() + nodes.size(), room};
        std::size_t made = 0;
        while (rest.next != rest.end) {
            const Node& node = *rest.next++;
            const std::size_t count = make_children(node, room - 1, children + made);
            client.count(node.root, count);
            made += count;
            if (made < herd_size && rest.next != rest.end) continue;
            const std::size_t kept = judge(children, made, room - 1);
            if (kept > 0) enter(std::span<const Node>(children, kept), room - 1, depth + 1, found, client);
            made = 0;
            if (client.is_asking()) give_away(depth, client);
        }
    }

    // Half of the nodes that are left where paths are shortest: most is to be done for these.
    template <class Client>
    void give_away(std::size_t deepest, Client& client) {
        for (std::size_t depth = 0; depth <= deepest; ++depth) {
            Rest& rest = rests_[depth];
            const Node* const half = rest.next + (rest.end - rest.next) / 2;
            if (rest.next == rest.end) continue;
            for (const Node* node = half; node != rest.end; ++node) client.add(*node, rest.room);
            rest.end = half;
            client.end();
            return;
        }
    }

    // Inlined by force: a call for each node is a tenth of the instructions of a proof along signposts.
    [[gnu::always_inline]] std::size_t make_children(const Node& node, int room, Node* children) {
        std::size_t count = 0;
        for (const Step& step : rules_.steps(node.last.next, moves_worth_trying(node, room))) {
            Node& child = children[count++];
            child.pose = rules_.poses().next(node.pose, step.move);
            child.last = step;
            child.parent = &node;
            child.root = node.root;
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
    std::array<Rest, longest_search> rests_;           // by depth
    std::array<std::uint8_t, longest_search> path_{};  // moves_to()
    const Rules& rules_;
    const Bound& bound_;
    Watch& watch_;
};

}  // namespace trundle
