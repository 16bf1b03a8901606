// Quick: a beam from the start and one from the ends backwards, each twice as wide as before, until the time is up.
#include <mutex>

#include "base/parallel.h"
#include "crawl/ground.h"
#include "crawl/replay.h"

namespace trundle {
namespace {

constexpr std::size_t first_width = 48;
constexpr std::size_t max_width = 1'000'000;
constexpr int max_length = 120;
constexpr int usual_length = 44;  // a narrow beam that has not landed by then has lost its way
constexpr std::size_t wide = 10'000;

Moves moves_of(std::span<const std::uint8_t> indices) {
    Moves moves;
    for (const std::uint8_t index : indices) moves.push_back(MoveSet::crawler()[index]);
    return moves;
}

}  // namespace

Result<CrawlSolution> CrawlSolver::quick(const CrawlTask& task, const Stop& stop, const Work& work,
                                         const Better& on_better) {
    const Result<Ground*> found = ground_for(task, work);
    if (!found) return found.error();
    Ground& ground = **found;

    const CrawlBound::State state = ground.bound.start(task.cube.cube(), ground.poses.start());
    const std::vector<Beam::Start> starts{{state, ground.poses.start()}};
    const CrawlBound::State state_back = ground.bound_back.start(inverse(task.cube.cube()), ground.poses.start());
    std::vector<Beam::Start> starts_back;
    for (const BoardPoses::Number goal : ground.poses.goals())
        starts_back.push_back({ground.bound_back.in_pose(state_back, goal), goal});
    std::array beams{Beam(ground.bound, ground.rules, ground.landing),
                     Beam(ground.bound_back, ground.rules_back, ground.landing_back)};
    std::optional<Moves> best;
    std::mutex mutex;
    const auto time_is_up = [&] { return work.is_stopped() || (best && stop()); };
    for (std::size_t width = first_width; width <= max_width && !time_is_up(); width *= 2)
        parallel_for(work.threads, beams.size(), [&](std::size_t way) {
            int limit = width < wide ? usual_length : max_length;
            bool has_one = false;
            {
                const std::lock_guard lock(mutex);
                has_one = best.has_value();
                if (has_one) limit = static_cast<int>(best->size());
            }
            const auto crawl = beams[way].search(way == 0 ? std::span<const Beam::Start>(starts) : starts_back, width,
                                                 limit, [&] { return work.is_stopped() || (has_one && stop()); });
            if (!crawl) return;
            Moves moves = moves_of(*crawl);
            if (way == 1) moves = inverted(moves);
            const std::lock_guard lock(mutex);
            if ((best && moves.size() >= best->size()) || !solves(task, moves)) return;
            best = std::move(moves);
            if (on_better) on_better(*best);
        });
    if (!best) return Error{Fault::stopped, "stopped", "stopped before a crawl was found", {}};
    return CrawlSolution{*best, static_cast<int>(best->size()) == state.lower_bound(),
                         beams[0].nodes() + beams[1].nodes()};
}

}  // namespace trundle
