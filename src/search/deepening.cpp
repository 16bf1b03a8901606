#include "search/deepening.h"

namespace trundle {

// A node where the tree is cut.
struct Deepening::Leaf {
    Branches::Root root;
    std::uint64_t promise = 0;
};

// Into at least 500 leaves; if it is large into at least 9,000, so that promises are about little.
std::vector<Deepening::Leaf> Deepening::cut(Watch& watch) const {
    const std::uint64_t known = promise != nullptr ? promise->nodes() : 0;
    const std::uint64_t enough_leaves = std::clamp<std::uint64_t>(known / 64, 500, 9000);
    const std::unique_ptr<Searcher> cutter = searcher(watch);
    std::vector<Leaf> leaves{{{start, {}}}};
    for (int room = depth; room > 0 && leaves.size() < enough_leaves; --room) {
        std::vector<Leaf> longer;
        for (const Leaf& leaf : leaves)
            cutter->expand(leaf.root.node, room - 1, [&](AnyNode child, std::uint8_t move) {
                MoveIndices path = leaf.root.path;
                path.push_back(move);
                if (!may_start || may_start(path)) longer.push_back({{std::move(child), std::move(path)}});
            });
        leaves.swap(longer);
    }
    for (std::size_t i = 0; i < leaves.size(); ++i) leaves[i].root.leaf = i;
    return leaves;
}

// Branches of some leaves each, so that herds are full. What is soon searched stays in the order of the tree.
std::list<Branches::Branch> Deepening::bundled(std::vector<Leaf> leaves) const {
    constexpr std::uint64_t large = 50'000;  // nodes
    if (promise != nullptr && promise->nodes() > large) {
        for (Leaf& leaf : leaves) leaf.promise = promise->nodes_below(leaf.root.path);
        std::ranges::stable_sort(leaves, std::ranges::greater{}, &Leaf::promise);
    }
    double all = 0;
    for (const Leaf& leaf : leaves) all += static_cast<double>(leaf.promise) + 1;
    const std::size_t bundle = std::max<std::size_t>(1, leaves.size() / 1000);
    std::list<Branches::Branch> branches;
    for (Leaf& leaf : leaves) {
        const int room = depth - static_cast<int>(leaf.root.path.size());
        if (branches.empty() || branches.back().roots.size() == bundle) branches.push_back({{}, room});
        branches.back().share += (static_cast<double>(leaf.promise) + 1) / all;
        branches.back().roots.push_back(std::move(leaf.root));
    }
    return branches;
}

DepthReport Deepening::run() const {
    Watch cutting(work, enough);
    const std::string what = "searching " + std::to_string(depth) + " moves";
    std::vector<Leaf> leaves = cut(cutting);
    std::vector<Promise::Beginning> beginnings;
    for (const Leaf& leaf : leaves) beginnings.push_back({leaf.root.path, 0});
    Branches branches(bundled(std::move(leaves)), beginnings.size(), on_solution,
                      [&](double done) { work.progress(what, done); });
    std::atomic<std::uint64_t> nodes = cutting.nodes();
    std::atomic<bool> is_complete = true;
    together(work.threads, work.helpers, [&] {
        Watch watch(work, enough);
        const std::unique_ptr<Searcher> kernel = searcher(watch);
        while (const auto branch = branches.take()) {
            const auto give_up = [](Branches* all) { all->give_up(); };
            std::unique_ptr<Branches, decltype(give_up)> gives_up_by_exception(&branches);
            Branches::Giving giving(branches, *branch, watch);
            kernel->search(**branch, giving);
            branches.end(*branch);
            gives_up_by_exception.release();
        }
        nodes += watch.nodes();
        if (watch.has_ended()) is_complete = false;
    });
    for (std::size_t i = 0; i < beginnings.size(); ++i) beginnings[i].nodes = branches.nodes()[i];
    if (promise != nullptr && is_complete) promise->set(std::move(beginnings));
    return {nodes, is_complete};
}

}  // namespace trundle
