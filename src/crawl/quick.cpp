// Quick: a beam from the start, and one from the ends backwards if these are few; a narrow one for a first answer, then
// as wide as the time allows.
#include <trundle/notation.h>
#include <algorithm>
#include <cmath>
#include <mutex>
#include <set>

#include "base/parallel.h"
#include "crawl/ground.h"
#include "crawl/parity.h"
#include "crawl/replay.h"

namespace trundle {
namespace {

constexpr double max_width = 1e6;
constexpr int usual_length = 48;  // a beam that has not landed by then has lost its way: a wider one is better

// Narrow, but most such beams land. It is harder to meet a given end.
double first_width(const BoardPoses& poses, std::size_t goals) {
    return poses.count() == 1 ? 24 : goals == poses.count() ? 96 : 640;
}

// After a round at `width` that took `cost`, with `left` to spend: the widest round that ends in time, or a step on the
// way there, for a round many times as wide should know a good limit.
double next_width(double width, double cost, double left) {
    constexpr double caution = 0.85;
    constexpr double max_growth = 8;
    if (cost <= 0) return width * max_growth;
    const double growth = caution * std::max(left, 0.0) / cost;
    const double steps = std::ceil(std::log(std::max(growth, 1.0)) / std::log(max_growth));
    return width * std::pow(growth, 1 / std::max(steps, 1.0));
}

Moves moves_of(std::span<const std::uint8_t> indices) {
    Moves moves;
    for (const std::uint8_t index : indices) moves.push_back(MoveSet::crawler()[index]);
    return moves;
}

}  // namespace

Result<CrawlSolution> CrawlSolver::quick(const CrawlTask& task, const Spent& spent, const Work& work,
                                         const CrawlCollector& collector) {
    const Result<Ground*> found = ground_for(task, work);
    if (!found) return found.error();
    Ground& ground = **found;

    const std::vector<BoardPoses::Number> start{ground.poses.start()};
    const std::vector<BoardPoses::Number> goals = ground.poses.goals();
    std::vector<Beam> beams;
    beams.emplace_back(ground.sense, ground.rules, ground.steps_home).start(task.cube.cube(), start);
    if (goals.size() == 1)
        beams.emplace_back(ground.sense, ground.rules_back, ground.steps_back).start(inverse(task.cube.cube()), goals);

    const int stride = task.end.cell ? 2 : 1;
    const int spare = collector.on_crawl ? (collector.slack / stride + 1) * stride : 0;  // beyond shorter ones
    int longest = is_possible_length(task, usual_length) ? usual_length : usual_length - 1;
    std::optional<Moves> best;
    std::set<std::string> seen;  // crawls that were handed out
    std::mutex mutex;
    const auto found_one = [&](std::size_t way, const Beam::Crawl& crawl) {
        const Moves moves = way == 0 ? moves_of(crawl) : inverted(moves_of(crawl));
        const std::lock_guard lock(mutex);
        if (static_cast<int>(moves.size()) > longest || !solves(task, moves)) return longest;
        if (collector.on_crawl && seen.insert(print(moves, Notation::crawl).value_or("")).second)
            collector.on_crawl(moves);
        if (!best || moves.size() < best->size()) best = moves;
        longest = static_cast<int>(best->size()) - stride + spare;
        return longest;
    };
    const auto round = [&](std::size_t width) {
        const bool may_stop = best.has_value();  // a first answer is waited for
        parallel_for(work.threads, beams.size(), [&](std::size_t way) {
            const int limit = [&] {
                const std::lock_guard lock(mutex);
                return longest;
            }();
            beams[way].search(
                width, limit, stride, [&] { return work.is_stopped() || (may_stop && spent() >= 1); },
                [&](const Beam::Crawl& crawl) { return found_one(way, crawl); });
        });
    };
    const int least = beams.front().lower_bound();
    double width = first_width(ground.poses, goals.size());
    double before = spent();
    while (width <= max_width && longest >= least && !work.is_stopped()) {
        round(static_cast<std::size_t>(width));
        const double after = spent();
        const bool all_seen =
            !std::all_of(beams.begin(), beams.end(), [](const Beam& beam) { return beam.left_out(); });
        if (best && (after >= 1 || all_seen)) break;
        const double next = next_width(width, after - before, 1 - after);
        if (best && next < width / 2) break;  // too little time for anything new
        width = best ? next : std::max(next, 4 * width);
        if (!best) longest += usual_length / 4;
        before = after;
    }
    if (!best) return Error{Fault::stopped, "stopped", "stopped before a crawl was found", {}};
    std::uint64_t nodes = 0;
    for (const Beam& beam : beams) nodes += beam.nodes();
    return CrawlSolution{*best, static_cast<int>(best->size()) - stride < least, nodes};
}

}  // namespace trundle
