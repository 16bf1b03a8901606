// The inner loop of iterative deepening: all canonical sequences of a given length that a lower bound lets live.
//
// Memory answers slowly, but many questions at a time. So nodes go in herds: their children are made together and
// judged in stages; in each stage all of them first ask for their place in a table and then read it. Who fails a stage
// is not asked again; who passes all is in the next herd.
#pragma once

#include <atomic>
#include <concepts>

#include "search/herds.h"

namespace trundle {

// What a search knows of a cube: enough to say that more moves are needed than there are left.
template <class B>
concept LowerBound = requires(const B bound, typename B::State& child, const typename B::State& parent,
                              const Step& step, Poses::State pose, int room) {
    requires B::stage_count >= 1;
    { bound.template prepare<0>(parent, step, pose, child) };
    { bound.template admits<0>(parent, child, room) } -> std::same_as<bool>;  // false: it needs more than `room` moves
};

template <LowerBound Bound>
class DeepeningKernel {
public:
    static constexpr int max_depth = 64;

    struct Node {
        typename Bound::State state;
        Poses::State pose = 0;
        Step last{};  // the move that led here
        const Node* parent = nullptr;
    };
    using Path = std::array<std::uint8_t, max_depth>;  // indices of moves

    // The search ends when one of these is set; either may be missing.
    DeepeningKernel(const Rules& rules, const Bound& bound, const std::atomic<bool>* stop,
                    const std::atomic<bool>* enough = nullptr)
        : rules_(rules), bound_(bound), stop_(stop), enough_(enough) {}

    std::uint64_t nodes() const { return nodes_; }  // children made
    bool is_stopped() const { return is_stopped_; }

    // The children of a node with `room` moves left that may still reach the goal.
    template <class Visit>
    void expand(const Node& node, int room, Visit visit) {
        std::array<Node, Rules::max_moves> children;
        const std::size_t made = make_children(node, room - 1, children.data());
        const std::size_t kept = judge(children.data(), made, room - 1);
        for (const Node& child : std::span(children).first(kept)) visit(child);
    }

    // Every path of exactly `room` moves from the node; `found(path, length)` for each, the first `depth` moves given.
    template <class Found>
    void search(const Node& node, int room, Path& path, int depth, Found& found) {
        herds_.resize(static_cast<std::size_t>(room));
        enter(std::span(&node, 1), room, path, depth, 0, found);
    }

private:
    template <class Found>
    void enter(std::span<const Node> nodes, int room, Path& path, int depth, int below, Found& found) {
        if (room == 0) {
            for (const Node& node : nodes) finish(node, path, depth, below, found);
            return;
        }
        for (const std::atomic<bool>* flag : {stop_, enough_})
            if (flag != nullptr && flag->load(std::memory_order_relaxed)) is_stopped_ = true;
        if (is_stopped_) return;
        Node* const children = herds_[static_cast<std::size_t>(below)].data();
        std::size_t made = 0;
        for (const Node& node : nodes) {
            made += make_children(node, room - 1, children + made);
            if (made < herd_size && &node != &nodes.back()) continue;
            const std::size_t kept = judge(children, made, room - 1);
            if (kept > 0) enter(std::span<const Node>(children, kept), room - 1, path, depth, below + 1, found);
            made = 0;
        }
    }

    // `below` moves after the first `depth`, which are in the path already.
    template <class Found>
    void finish(const Node& node, Path& path, int depth, int below, Found& found) const {
        if (!rules_.is_goal(node.pose)) return;
        const Node* at = &node;
        for (int i = depth + below; i-- > depth; at = at->parent) path[static_cast<std::size_t>(i)] = at->last.move;
        found(path, depth + below);
    }

    std::size_t make_children(const Node& node, int room, Node* children) {
        std::size_t count = 0;
        const std::uint32_t worth_trying = moves_worth_trying(node, room);
        for (const Step& step : rules_.steps(node.last.next)) {
            const Poses::State pose = rules_.poses().next(node.pose, step.move);
            if ((worth_trying >> step.move & 1) == 0 || pose == Poses::wall) continue;
            children[count].pose = pose;
            children[count].last = step;
            children[count].parent = &node;
            ++count;
        }
        nodes_ += count;
        return count;
    }

    // A bound may know at one look which moves lead too far, before any child is made.
    std::uint32_t moves_worth_trying(const Node& node, int room) const {
        if constexpr (requires { bound_.worth_trying(node.state, node.pose, room); })
            return bound_.worth_trying(node.state, node.pose, room);
        else return ~0u;
    }

    // Moves those who may still reach the goal to the front; returns how many they are.
    std::size_t judge(Node* children, std::size_t count, int room) const {
        std::array<std::uint8_t, herd_size + Rules::max_moves> alive;
        for (std::size_t i = 0; i < count; ++i) alive[i] = static_cast<std::uint8_t>(i);
        count = judge_stages<0>(children, alive.data(), count, room);
        for (std::size_t i = 0; i < count; ++i)
            if (alive[i] != i) children[i] = children[alive[i]];
        return count;
    }

    template <int Stage>
    std::size_t judge_stages(Node* children, std::uint8_t* alive, std::size_t count, int room) const {
        for (std::size_t i = 0; i < count; ++i) {
            Node& child = children[alive[i]];
            bound_.template prepare<Stage>(child.parent->state, child.last, child.pose, child.state);
        }
        std::size_t kept = 0;
        for (std::size_t i = 0; i < count; ++i) {
            Node& child = children[alive[i]];
            alive[kept] = alive[i];
            kept += bound_.template admits<Stage>(child.parent->state, child.state, room) ? 1 : 0;
        }
        if constexpr (Stage + 1 < Bound::stage_count) return judge_stages<Stage + 1>(children, alive, kept, room);
        else return kept;
    }

    Herds<Node> herds_;
    const Rules& rules_;
    const Bound& bound_;
    const std::atomic<bool>* stop_;
    const std::atomic<bool>* enough_;
    std::uint64_t nodes_ = 0;
    bool is_stopped_ = false;
};

}  // namespace trundle
