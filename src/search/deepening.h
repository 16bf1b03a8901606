// One depth of iterative deepening on all threads. The tree is cut where it has many branches; they are searched
// in any order, but what they find is told in the order of the tree: answers and node counts are those of one thread.
#pragma once

#include <trundle/work.h>
#include <functional>
#include <mutex>

#include "base/parallel.h"
#include "search/deepening_kernel.h"

namespace trundle {

// Indices into the moves of the play.
using MoveIndices = std::vector<std::uint8_t>;

struct DepthReport {
    std::uint64_t nodes = 0;
    bool is_complete = true;  // false if the work was stopped
};

template <LowerBound Bound>
DepthReport search_depth(const Rules& rules, const Bound& bound, const typename DeepeningKernel<Bound>::Node& start,
                         int depth, const Work& work, const std::function<void(const MoveIndices&)>& on_solution,
                         const std::atomic<bool>* enough = nullptr) {
    using Kernel = DeepeningKernel<Bound>;
    struct Branch {
        typename Kernel::Node node;
        MoveIndices path;
    };
    Kernel trunk(rules, bound, work.stop);
    std::vector<Branch> branches{{start, {}}};
    int room = depth;
    for (; room > 0 && branches.size() < 500; --room) {
        std::vector<Branch> longer;
        for (const Branch& branch : branches)
            trunk.expand(branch.node, room, [&](const typename Kernel::Node& child) {
                longer.push_back({child, branch.path});
                longer.back().path.push_back(child.last.move);
            });
        branches.swap(longer);
    }

    DepthReport report{trunk.nodes(), true};
    std::mutex mutex;
    std::vector<std::vector<MoveIndices>> found(branches.size());
    std::vector<bool> is_done(branches.size());
    std::size_t told = 0;
    std::size_t done = 0;
    const std::string what = "searching " + std::to_string(depth) + " moves";
    parallel_for(work.threads, branches.size(), [&](std::size_t i) {
        Kernel kernel(rules, bound, work.stop, enough);
        typename Kernel::Path path{};
        std::copy(branches[i].path.begin(), branches[i].path.end(), path.begin());
        const auto keep = [&](const typename Kernel::Path& moves, int length) {
            found[i].emplace_back(moves.begin(), moves.begin() + length);
        };
        kernel.search(branches[i].node, room, path, depth - room, keep);

        const std::lock_guard lock(mutex);
        report.nodes += kernel.nodes();
        report.is_complete = report.is_complete && !kernel.is_stopped();
        is_done[i] = true;
        for (; told < branches.size() && is_done[told]; ++told)
            for (const MoveIndices& solution : found[told]) on_solution(solution);
        work.progress(what, static_cast<double>(++done) / static_cast<double>(branches.size()));
    });
    return report;
}

}  // namespace trundle
