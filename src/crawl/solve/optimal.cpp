// Optimal: iterative deepening over cube and pose looks for every length that is shorter than the best crawl known. The
// quick solver is asked first, and again before each length that will take long: what it finds need not be searched.
#include <chrono>

#include "crawl/board/parity.h"
#include "crawl/board/replay.h"
#include "crawl/solve/ground.h"
#include "crawl/solve/proof_bound.h"
#include "search/deepening.h"

namespace trundle {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds first_look{50};
constexpr std::chrono::milliseconds long_time{200};

CrawlSolver::Spent spent_of(Clock::duration time) {
    return [time = std::chrono::duration<double>(time), begin = Clock::now()] { return (Clock::now() - begin) / time; };
}

}  // namespace

Result<CrawlSolution> CrawlSolver::optimal(const CrawlTask& task, const Work& work, const Searched& on_length,
                                           Direction direction) {
    Result<CrawlSolution> best = quick(task, spent_of(first_look), work);
    if (!best) return best;
    best->optimal = false;
    if (!proof_tables_) {
        Result<ProofTables> tables = ProofTables::open(TableStore::of(tables_), work);
        if (!tables && tables.error().fault == Fault::stopped) return best;
        if (!tables) return tables.error();
        proof_tables_ = std::make_unique<const ProofTables>(*std::move(tables));
    }
    best->tables = proof_tables_->names();

    const bool is_back = direction == Direction::backwards;
    const Rules& rules = is_back ? ground_->rules_back : ground_->rules;
    const ProofBound bound(*proof_tables_, is_back ? ground_->back : ground_->poses);
    std::vector<DeepeningKernel<ProofBound>::Node> starts;
    for (const BoardPoses::Number pose : is_back ? ground_->poses.goals() : std::vector{ground_->poses.start()})
        starts.push_back({bound.start(is_back ? inverse(task.cube.cube()) : task.cube.cube(), pose), pose, {}});

    std::atomic<bool> enough = false;
    const auto found = [&](const MoveIndices& path) {
        const Moves moves = is_back ? inverted(crawl_of(path)) : crawl_of(path);
        if (enough || !solves(task, moves)) return;
        best->moves = moves;
        enough = true;
    };
    const auto is_done = [&] { return best->proven >= static_cast<int>(best->moves.size()); };
    for (best->proven = starts.front().state.corner_distance; !is_done(); ++best->proven) {
        if (!is_possible_length(task, best->proven)) continue;
        const Clock::time_point begin = Clock::now();
        SearchedLength searched{best->proven, 0, true};
        for (const auto& start : starts) {
            const DepthReport report = search_depth(rules, bound, start, best->proven, work, found, &enough);
            searched.nodes += report.nodes;
            searched.is_complete = searched.is_complete && report.is_complete;
        }
        best->nodes += searched.nodes;
        best->searched.push_back(searched);
        if (on_length) on_length(searched);
        if (is_done()) break;
        if (work.is_stopped()) return best;
        const Clock::duration time = Clock::now() - begin;
        if (time < long_time) continue;
        const Result<CrawlSolution> again = quick(task, spent_of(time), work);
        if (again && again->moves.size() < best->moves.size()) best->moves = again->moves;
    }
    best->optimal = true;
    return best;
}

}  // namespace trundle
