// Optimal: a quick crawl gives an upper bound; iterative deepening over cube and pose looks for every shorter length.
#include <atomic>

#include "crawl/ground.h"
#include "crawl/replay.h"
#include "search/deepening.h"

namespace trundle {
namespace {

bool is_odd(const Cube& cube) {
    int inversions = 0;
    for (int i = 0; i < corner_count; ++i)
        for (int j = i + 1; j < corner_count; ++j) inversions += cube.corner(i).id > cube.corner(j).id ? 1 : 0;
    return inversions % 2 != 0;
}

// A crawl keeps the parity of the cube and changes that of the cell, a spin does the reverse: if the last cell is
// given, every second length is impossible.
bool is_possible(const CrawlTask& task, int length) {
    if (!task.end.cell) return true;
    const int way = task.end.cell->x - task.start.cell.x + task.end.cell->z - task.start.cell.z;
    return (length + way + (is_odd(task.cube.cube()) ? 1 : 0)) % 2 == 0;
}

}  // namespace

Result<CrawlSolution> CrawlSolver::optimal(const CrawlTask& task, const Work& work) {
    constexpr std::uint64_t quick_nodes = 400'000;  // about a twentieth of a second
    std::uint64_t asked = 0;
    Result<CrawlSolution> solution = quick(
        task, [&] { return ++asked > quick_nodes / 2048; }, work);
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
        if (!is_possible(task, depth)) continue;
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
