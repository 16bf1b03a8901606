// The inner loop of iterative deepening: all canonical sequences of a given length that a lower bound lets live.
//
// A node's children are made together and judged in stages. In each stage all of them first ask for their place in a
// table and then read it, so the waits for memory overlap; who fails a stage is not asked again.
#pragma once

#include <atomic>
#include <concepts>

#include "search/rules.h"

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
        Node children[Rules::max_moves];
        std::size_t count = 0;
        for (const Step& step : rules_.steps(node.last.next)) {
            const Poses::State pose = rules_.poses().next(node.pose, step.move);
            if (pose == Poses::wall) continue;
            children[count].pose = pose;
            children[count].last = step;
            ++count;
        }
        nodes_ += count;
        count = judge<0>(node, children, count, room - 1);
        for (std::size_t i = 0; i < count; ++i) visit(children[i]);
    }

    // Every path of exactly `room` moves from the node; `found(path, length)` for each, the first `depth` moves given.
    template <class Found>
    void search(const Node& node, int room, Path& path, int depth, Found& found) {
        if (room == 0) {
            if (rules_.is_goal(node.pose)) found(path, depth);
            return;
        }
        for (const std::atomic<bool>* flag : {stop_, enough_})
            if (flag != nullptr && flag->load(std::memory_order_relaxed)) is_stopped_ = true;
        if (is_stopped_) return;
        expand(node, room, [&](const Node& child) {
            path[static_cast<std::size_t>(depth)] = child.last.move;
            search(child, room - 1, path, depth + 1, found);
        });
    }

private:
    template <int Stage>
    std::size_t judge(const Node& node, Node* children, std::size_t count, int room) {
        for (std::size_t i = 0; i < count; ++i)
            bound_.template prepare<Stage>(node.state, children[i].last, children[i].pose, children[i].state);
        std::size_t kept = 0;
        for (std::size_t i = 0; i < count; ++i) {
            if (!bound_.template admits<Stage>(node.state, children[i].state, room)) continue;
            if (kept != i) children[kept] = children[i];
            ++kept;
        }
        if constexpr (Stage + 1 < Bound::stage_count) return judge<Stage + 1>(node, children, kept, room);
        else return kept;
    }

    const Rules& rules_;
    const Bound& bound_;
    const std::atomic<bool>* stop_;
    const std::atomic<bool>* enough_;
    std::uint64_t nodes_ = 0;
    bool is_stopped_ = false;
};

}  // namespace trundle
