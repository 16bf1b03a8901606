// One depth of iterative deepening on all threads. The tree is cut into some hundred branches, and a thread that finds
// none left is given half of what another has not looked at yet. What they find is told in the order of the tree:
// answers are those of one thread, and so are node counts, unless the search ends early.
#pragma once

#include "search/branches.h"
#include "search/deepening_kernel.h"

namespace trundle {

struct DepthReport {
    std::uint64_t nodes = 0;
    bool is_complete = true;  // false if it ended early
};

// The kernel of a thread, whatever its bound: what the threads do with each other is compiled once.
class Searcher {
public:
    virtual ~Searcher() = default;
    using OnChild = std::function<void(AnyNode child, std::uint8_t move)>;
    virtual void expand(const AnyNode& node, int room, const OnChild& on_child) = 0;
    virtual void search(Branches::Branch& branch, Branches::Giving& giving) = 0;
};

template <LowerBound Bound>
class KernelSearcher final : public Searcher {
public:
    KernelSearcher(const Rules& rules, const Bound& bound, Watch& watch) : kernel_(rules, bound, watch) {}

    void expand(const AnyNode& node, int room, const OnChild& on_child) override {
        kernel_.expand(node.as<Node>(), room, [&](const Node& child) { on_child(AnyNode(child), child.last.move); });
    }
    void search(Branches::Branch& branch, Branches::Giving& giving) override {
        Node node = branch.node.as<Node>();
        node.parent = nullptr;
        typename Kernel::Path path{};
        std::copy(branch.path.begin(), branch.path.end(), path.begin());
        const auto keep = [&](const typename Kernel::Path& moves, int length) {
            branch.found.emplace_back(moves.begin(), moves.begin() + length);
        };
        kernel_.search(std::span(&node, 1), branch.room, path, static_cast<int>(branch.path.size()), keep, giving);
    }

private:
    using Kernel = DeepeningKernel<Bound>;
    using Node = typename Kernel::Node;

    Kernel kernel_;
};

struct Deepening {
    std::function<std::unique_ptr<Searcher>(Watch&)> searcher;  // a new one
    AnyNode start;
    int depth;
    const Work& work;
    const std::function<void(const MoveIndices&)>& on_solution;
    const std::atomic<bool>* enough;
    const std::function<bool(const MoveIndices&)>& may_start;

    DepthReport run() const;

private:
    std::list<Branches::Branch> cut(Watch& watch) const;
};

// Where the bound is: `template class KernelSearcher<Bound>;`, so that the kernel is compiled there alone.
// `enough` ends it. `may_start` is asked where the tree is cut.
template <LowerBound Bound>
DepthReport search_depth(const Rules& rules, const Bound& bound, const typename DeepeningKernel<Bound>::Node& start,
                         int depth, const Work& work, const std::function<void(const MoveIndices&)>& on_solution,
                         const std::atomic<bool>* enough = nullptr,
                         const std::function<bool(const MoveIndices&)>& may_start = {}) {
    const auto searcher = [&](Watch& watch) { return std::make_unique<KernelSearcher<Bound>>(rules, bound, watch); };
    return Deepening{searcher, AnyNode(start), depth, work, on_solution, enough, may_start}.run();
}

}  // namespace trundle
