// Optimal: a quick crawl gives an upper bound; iterative deepening over cube and pose looks for every shorter length.
#include <atomic>

#include "crawl/ground.h"
#include "crawl/parity.h"
#include "crawl/replay.h"
#include "search/deepening.h"

namespace trundle {
Result<CrawlSolution> CrawlSolver::optimal(const CrawlTask& task, const Work& work) {
    constexpr double quick_rounds = 300;  // about a twentieth of a second
    std::atomic<int> asked = 0;
    Result<CrawlSolution> solution = quick(
        task, [&] { return ++asked / quick_rounds; }, work);
    if (!solution) return solution;
    const Ground& ground = *ground_;

    const CrawlBound::State state = ground.bound.start(task.cube.cube(), ground.poses.start());
    const DeepeningKernel<CrawlBound>::Node start{state, ground.poses.start(), {}};
    std::atomic<bool> is_done = false;  // found, or the work was stopped
    Work inner = work;
    inner.stop = &is_done;
    inner.on_progress = [&](std::string_view what, double done) {
        if (work.is_stopped()) is_done = true;
        work.progress(what, done);
    };
    for (int depth = state.lower_bound(); depth < static_cast<int>(solution->moves.size()) && !is_done; ++depth) {
        if (!is_possible_length(task, depth)) continue;
        const DepthReport report =
            search_depth(ground.rules, ground.bound, start, depth, inner, [&](const MoveIndices& path) {
                Moves moves;
                for (const std::uint8_t index : path) moves.push_back(MoveSet::crawler()[index]);
                if (moves.size() >= solution->moves.size() || !solves(task, moves)) return;
                solution->moves = std::move(moves);
                solution->optimal = true;
                is_done = true;
            });
        solution->nodes += report.nodes;
    }
    if (!work.is_stopped()) solution->optimal = true;
    return solution;
}

}  // namespace trundle
