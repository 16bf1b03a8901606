// Quick: a narrow beam from the start for a first answer; then, as wide as the time allows, others from the start, and
// backwards: from the end if there is one only, and where there is room from any end and without regard to the board.
#include <trundle/crawl_solve.h>
#include <cmath>
#include <deque>
#include <set>

#include "base/memory.h"
#include "crawl/beam/beam.h"
#include "crawl/beam/pace.h"
#include "crawl/board/parity.h"
#include "crawl/board/verify.h"
#include "crawl/solve/short_crawl.h"
#include "crawl/solve/tour.h"

namespace trundle {
namespace {

constexpr double max_width = 1e6;
constexpr int usual_length = 48;  // a beam that has not landed by then has lost its way: a wider one is better
constexpr int far_away = 24;      // an end that needs more steps over the board makes crawls longer
constexpr int usual_landing = 26;
constexpr int landing_length = 8;  // on the average

// Many crawls that heed no board stay on this one all the same. (Those that do not are found out when replayed.)
bool has_room(const Board& board) { return std::min(board.width(), board.height()) >= 5; }

// Narrow, but most such beams land. It is harder to meet a given end, and to find the way with small tables.
double first_width(const BoardPoses& poses, std::size_t goals, bool has_large_tables) {
    const double width = poses.count() == 1 ? 400 : goals == poses.count() ? 600 : 1600;
    return has_large_tables ? width : 16 * width;
}

// After a round at `width` that took `cost`, with `left` to spend: the widest round that ends in time, or a step on the
// way there, for a round many times as wide should know a good limit.
double next_width(double width, double cost, double left) {
    constexpr double max_growth = 8;
    if (cost <= 0) return width * max_growth;
    const double growth = std::max(left, 0.0) / cost;
    const double steps = std::ceil(std::log(std::max(growth, 1.0)) / std::log(max_growth));
    return steps <= 1 ? 1.5 * width * growth : width * std::pow(growth, 1 / steps);
}

struct ByRaw {
    bool operator()(const Moves& a, const Moves& b) const {
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                            [](Move one, Move other) { return one.raw() < other.raw(); });
    }
};

}  // namespace

Result<CrawlSolution> solve_crawl(const CrawlRequest& request, Tables& tables, const Work& work,
                                  const CrawlNews& news) {
    const CrawlTask& task = request.task;
    TableStore& store = TableStore::of(tables);
    const Result<std::shared_ptr<const PreparedBoard>> prepared = board_for(task, store, work);
    if (!prepared && prepared.error().code == "too_many_visits") return solve_after_tour(request, tables, work, news);
    if (!prepared) return prepared.error();
    const PreparedBoard& board = **prepared;
    if (!request.slack) {
        const Result<CrawlSolution> at_once = short_crawl(task, board.poses, quick_look, work);
        if (!at_once || at_once->is_optimal) {
            if (at_once && news.on_crawl) news.on_crawl(at_once->moves);
            return at_once;
        }
    }
    const Result<std::shared_ptr<const CrawlPruning>> opened = CrawlPruning::open(store, work);
    if (!opened) return opened.error();
    const CrawlPruning& pruning = **opened;

    const std::vector<BoardPoses::Number> start{board.poses.start()};
    const std::vector<BoardPoses::Number> goals = board.poses.goals();
    Team team(request.effort.nodes ? 1 : work.threads);  // nodes are counted in one order
    std::deque<Beam> beams;
    beams.emplace_back(pruning, board.rules, board.moves_home, team).start(task.cube.cube(), start);
    if (goals.size() == 1 && !task.place.end.visits_all)
        beams.emplace_back(pruning, board.rules_back, board.moves_back, team).start(inverse(task.cube.cube()), goals);
    else if (goals.size() == board.poses.count() && has_room(task.place.board))
        beams.emplace_back(pruning, board.rules_free, board.moves_free, team).start(inverse(task.cube.cube()), {{0}});
    const auto nodes = [&] {
        std::uint64_t sum = 0;
        for (const Beam& beam : beams) sum += beam.nodes();
        return sum;
    };
    const Spent spent(request.effort, nodes);

    const int stride = task.place.end.cell ? 2 : 1;
    const int spare = request.slack ? (*request.slack / stride + 1) * stride : 0;  // beyond shorter ones
    const int least = beams.front().lower_bound();
    const int first_limit = usual_length + std::max(least - far_away, 0);
    int longest = is_possible_length(task, first_limit) ? first_limit : first_limit - 1;
    std::optional<Moves> best;
    std::optional<Error> mistake;
    std::set<Moves, ByRaw> told;
    const auto found_one = [&](std::size_t way, const Beam::Crawl& crawl) {
        const Moves moves = way == 0 ? crawl_of(crawl) : inverted(crawl_of(crawl));
        if (static_cast<int>(moves.size()) > longest) return longest;
        if (!solves(task, moves)) {
            // A beam that heeds no board may leave it; any other has made a mistake.
            if (&beams[way].rules() != &board.rules_free) mistake = verified(task, moves).error();
            return longest;
        }
        if (news.on_crawl && told.insert(moves).second) news.on_crawl(moves);
        if (!best || moves.size() < best->size()) best = moves;
        longest = static_cast<int>(best->size()) - stride + spare;
        return longest;
    };
    const auto search = [&](std::size_t way, double width, double until) {
        const Pace pace(spent, until, width, best ? longest - landing_length : usual_landing);
        beams[way].search([&](std::size_t level, std::size_t expanded) { return pace.width(level, expanded); }, longest,
                          stride, [&] { return work.is_stopped() || (best && spent() >= 1); },
                          [&](const Beam::Crawl& crawl) { return found_one(way, crawl); });
    };
    double width = first_width(board.poses, goals.size(), pruning.has_large_tables());
    std::size_t ways = 1;  // of the first round, so that an answer is there soon
    double before = spent();
    while (width <= max_width && longest >= least && !work.is_stopped() && !mistake) {
        for (std::size_t way = 0; way < ways; ++way) {
            const double now = spent();
            search(way, width, now + (1 - now) / static_cast<double>(ways - way));
        }
        const double after = spent();
        if (best && (after >= 1 || !beams.front().left_out())) break;
        const double cost = (after - before) * static_cast<double>(beams.size()) / static_cast<double>(ways);
        const double next = next_width(width, cost, 1 - after);
        if (best && next < width / 2) break;  // too little time for anything new
        width = best ? next : std::max(next, 4 * width);
        if (!best) {
            longest += usual_length / 4;
            for (Beam& beam : beams) beam.tell_poses_apart();
        }
        ways = beams.size();
        before = after;
    }
    if (mistake) return *std::move(mistake);
    if (!best) return stopped_error("before a crawl was found");
    CrawlSolution solution{*best, static_cast<int>(best->size()) - stride < least, nodes()};
    solution.tables = pruning.tables().names();
    return solution;
}

}  // namespace trundle
