#include "search/deepening.h"

namespace trundle {

std::list<Branches::Branch> Deepening::cut(Watch& watch) const {
    const std::unique_ptr<Searcher> cutter = searcher(watch);
    std::list<Branches::Branch> branches;
    branches.push_back({start, {}, depth});
    for (int room = depth; room > 0 && branches.size() < 500; --room) {
        std::list<Branches::Branch> longer;
        for (const Branches::Branch& branch : branches)
            cutter->expand(branch.node, room - 1, [&](AnyNode child, std::uint8_t move) {
                Branches::Branch& next = longer.emplace_back(std::move(child), branch.path, room - 1);
                next.path.push_back(move);
                if (may_start && !may_start(next.path)) longer.pop_back();
            });
        branches.swap(longer);
    }
    return branches;
}

DepthReport Deepening::run() const {
    Watch cutting(work, enough);
    const std::string what = "searching " + std::to_string(depth) + " moves";
    Branches branches(cut(cutting), on_solution, [&](double done) { work.progress(what, done); });
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
            gives_up_by_exception.release();
            branches.end(*branch);
        }
        nodes += watch.nodes();
        if (watch.has_ended()) is_complete = false;
    });
    return {nodes, is_complete};
}

}  // namespace trundle
