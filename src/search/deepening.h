// One depth of iterative deepening on all threads. The tree is cut where it has many branches; they are searched
// in any order, but what they find is told in the order of the tree: answers are those of one thread, and so are node
// counts, unless the search ends early.
#pragma once

#include <deque>
#include <functional>
#include <mutex>

#include "base/parallel.h"
#include "search/deepening_kernel.h"

namespace trundle {

// Indices into the moves of the play.
using MoveIndices = std::vector<std::uint8_t>;

struct DepthReport {
    std::uint64_t nodes = 0;
    bool is_complete = true;  // false if it ended early
};

// `enough` ends it. `may_start` is asked for the paths of two moves.
template <LowerBound Bound>
DepthReport search_depth(const Rules& rules, const Bound& bound, const typename DeepeningKernel<Bound>::Node& start,
                         int depth, const Work& work, const std::function<void(const MoveIndices&)>& on_solution,
                         const std::atomic<bool>* enough = nullptr,
                         const std::function<bool(const MoveIndices&)>& may_start = {}) {
    using Kernel = DeepeningKernel<Bound>;
    struct Branch {
        typename Kernel::Node node;
        MoveIndices path;
    };
    struct Searcher {
        Watch watch;
        Kernel kernel;

        Searcher(const Rules& r, const Bound& b, const Work& w, const std::atomic<bool>* e)
            : watch(w, e), kernel(r, b, watch) {}
    };
    std::deque<Searcher> searchers;  // one for each thread
    std::vector<Searcher*> idle{&searchers.emplace_back(rules, bound, work, enough)};
    std::vector<Branch> branches{{start, {}}};
    int room = depth;
    for (; room > 0 && branches.size() < 500; --room) {
        std::vector<Branch> longer;
        for (const Branch& branch : branches)
            idle[0]->kernel.expand(branch.node, room - 1, [&](const typename Kernel::Node& child) {
                Branch& next = longer.emplace_back(Branch{child, branch.path});
                next.node.parent = nullptr;
                next.path.push_back(child.last.move);
                if (next.path.size() == 2 && may_start && !may_start(next.path)) longer.pop_back();
            });
        branches.swap(longer);
    }

    std::mutex mutex;
    std::vector<std::vector<MoveIndices>> found(branches.size());
    std::vector<bool> is_done(branches.size());
    std::size_t told = 0;
    std::size_t done = 0;
    const std::string what = "searching " + std::to_string(depth) + " moves";
    const auto take = [&] {
        const std::lock_guard lock(mutex);
        if (idle.empty()) return &searchers.emplace_back(rules, bound, work, enough);
        Searcher* const searcher = idle.back();
        idle.pop_back();
        return searcher;
    };
    parallel_for(work.threads, branches.size(), [&](std::size_t i) {
        Searcher* const searcher = take();
        typename Kernel::Path path{};
        std::copy(branches[i].path.begin(), branches[i].path.end(), path.begin());
        const auto keep = [&](const typename Kernel::Path& moves, int length) {
            found[i].emplace_back(moves.begin(), moves.begin() + length);
        };
        searcher->kernel.search(std::span(&branches[i].node, 1), room, path, depth - room, keep);

        const std::lock_guard lock(mutex);
        idle.push_back(searcher);
        is_done[i] = true;
        for (; told < branches.size() && is_done[told]; ++told)
            for (const MoveIndices& solution : found[told]) on_solution(solution);
        work.progress(what, static_cast<double>(++done) / static_cast<double>(branches.size()));
    });
    DepthReport report;
    for (const Searcher& searcher : searchers) {
        report.nodes += searcher.watch.nodes();
        report.is_complete = report.is_complete && !searcher.watch.has_ended();
    }
    return report;
}

}  // namespace trundle
