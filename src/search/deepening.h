// One depth of iterative deepening on all threads. The tree is cut into a thousand branches, and a thread that finds
// none left is given half of what another has not looked at yet. What they find is told in the order of the branches:
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
        std::vector<Node> roots;
        for (const Branches::Root& root : branch.roots) {
            Node& node = roots.emplace_back(root.node.as<Node>());
            node.parent = nullptr;
            node.root = static_cast<std::uint16_t>(roots.size() - 1);
        }
        const auto keep = [&](const Node& node) { branch.found.push_back(path_to(node, branch)); };
        kernel_.search(roots, branch.room, keep, Client{*this, branch, giving});
    }

private:
    using Kernel = DeepeningKernel<Bound>;
    using Node = typename Kernel::Node;

    struct Client {
        KernelSearcher& searcher;
        Branches::Branch& branch;
        Branches::Giving& giving;

        void count(std::uint16_t root, std::size_t nodes) { branch.roots[root].nodes += nodes; }
        bool is_asking() const { return giving.is_asked(); }
        void add(const Node& node, int room) {
            giving.add({AnyNode(node), searcher.path_to(node, branch), branch.roots[node.root].leaf}, room);
        }
        void end() { giving.end(); }
    };

    MoveIndices path_to(const Node& node, const Branches::Branch& branch) {
        MoveIndices path = branch.roots[node.root].path;
        const std::span<const std::uint8_t> moves = kernel_.moves_to(node);
        path.insert(path.end(), moves.begin(), moves.end());
        return path;
    }

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
    Promise* promise = nullptr;

    DepthReport run() const;

private:
    struct Leaf;
    std::vector<Leaf> cut(Watch& watch) const;
    std::list<Branches::Branch> bundled(std::vector<Leaf> leaves) const;
};

// Where the bound is: `template class KernelSearcher<Bound>;`, so that the kernel is compiled there alone.
// `enough` ends it. `may_start` is asked where the tree is cut. A promise holds from one length to the next: where it
// is known the search does not go in the order of the tree, so it is for those who want one solution, whichever.
template <LowerBound Bound>
DepthReport search_depth(const Rules& rules, const Bound& bound, const typename DeepeningKernel<Bound>::Node& start,
                         int depth, const Work& work, const std::function<void(const MoveIndices&)>& on_solution,
                         const std::atomic<bool>* enough = nullptr,
                         const std::function<bool(const MoveIndices&)>& may_start = {}, Promise* promise = nullptr) {
    const auto searcher = [&](Watch& watch) { return std::make_unique<KernelSearcher<Bound>>(rules, bound, watch); };
    return Deepening{searcher, AnyNode(start), depth, work, on_solution, enough, may_start, promise}.run();
}

}  // namespace trundle
