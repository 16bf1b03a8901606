// One depth of iterative deepening on all threads. The tree is cut into some hundred branches, and a thread that finds
// none left is given half of what another has not looked at yet. What they find is told in the order of the tree:
// answers are those of one thread, and so are node counts, unless the search ends early.
#pragma once

#include <algorithm>

#include "base/parallel.h"
#include "search/branches.h"
#include "search/deepening_kernel.h"

namespace trundle {

struct DepthReport {
    std::uint64_t nodes = 0;
    bool is_complete = true;  // false if it ended early
};

// `enough` ends it. `may_start` is asked where the tree is cut.
template <LowerBound Bound>
DepthReport search_depth(const Rules& rules, const Bound& bound, const typename DeepeningKernel<Bound>::Node& start,
                         int depth, const Work& work, const std::function<void(const MoveIndices&)>& on_solution,
                         const std::atomic<bool>* enough = nullptr,
                         const std::function<bool(const MoveIndices&)>& may_start = {}) {
    using Kernel = DeepeningKernel<Bound>;
    using Cut = Branches<typename Kernel::Node>;
    using Branch = typename Cut::Branch;
    std::vector<Branch> cut{{start, {}, depth}};
    Watch cutting(work, enough);
    Kernel cutter(rules, bound, cutting);
    for (int room = depth; room > 0 && cut.size() < 500; --room) {
        std::vector<Branch> longer;
        for (const Branch& branch : cut)
            cutter.expand(branch.node, room - 1, [&](const typename Kernel::Node& child) {
                Branch& next = longer.emplace_back(Branch{child, branch.path, room - 1});
                next.path.push_back(child.last.move);
                if (may_start && !may_start(next.path)) longer.pop_back();
            });
        cut.swap(longer);
    }

    const std::string what = "searching " + std::to_string(depth) + " moves";
    Cut branches(std::move(cut), on_solution, [&](double done) { work.progress(what, done); });
    std::atomic<std::uint64_t> nodes = cutting.nodes();
    std::atomic<bool> is_complete = true;
    parallel_for(work.threads, static_cast<std::size_t>(std::max(work.threads, 1)), [&](std::size_t) {
        Watch watch(work, enough);
        Kernel kernel(rules, bound, watch);
        while (const auto branch = branches.take()) {
            Branch& taken = **branch;
            typename Kernel::Path path{};
            std::copy(taken.path.begin(), taken.path.end(), path.begin());
            const auto keep = [&](const typename Kernel::Path& moves, int length) {
                taken.found.emplace_back(moves.begin(), moves.begin() + length);
            };
            const auto give_up = [](Cut* all) { all->give_up(); };
            std::unique_ptr<Cut, decltype(give_up)> gives_up_by_exception(&branches);
            auto giving = branches.giving(*branch, watch);
            kernel.search(std::span(&taken.node, 1), taken.room, path, static_cast<int>(taken.path.size()), keep,
                          giving);
            gives_up_by_exception.release();
            branches.end(*branch);
        }
        nodes += watch.nodes();
        if (watch.has_ended()) is_complete = false;
    });
    return {nodes, is_complete};
}

}  // namespace trundle
