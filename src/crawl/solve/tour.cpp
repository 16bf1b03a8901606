// The shortest tour that can be is a step to each cell. Steps alone make only 192 cubes, so of a few hundred ways over
// the board one is likely to end solved. A way grows to a neighbour that is new, the one with the fewest ways on; where
// there is none its end bites back: it is joined to a neighbour on the way, and what followed that is walked the other
// way round. Biting back goes on when the way is complete, and makes others from it.
//
//     1 - 2 - 3          1 - 2 - 3
//             |    ->    |
//     6 - 5 - 4          4 - 5 - 6       the end, 6, bites into 1: now 2 is the end
#include "crawl/solve/tour.h"

#include <algorithm>
#include <utility>

#include "base/memory.h"
#include "base/random.h"
#include "crawl/board/board_poses.h"
#include "crawl/board/verify.h"

namespace trundle {
namespace {

constexpr std::array sides{Face::R, Face::L, Face::F, Face::B};
constexpr std::size_t most_tries = 50'000;
constexpr std::size_t nowhere = ~std::size_t{0};

// The move that steps to a side of the world.
Move step_to(Face side, Rotation stands) {
    for (const Move move : MoveSet::crawler())
        if (step_of(move, stands) == side) return move;
    return {};
}

// The cells that can be reached, by number; the start's is 0.
class CellGraph {
public:
    explicit CellGraph(const CrawlPlace& place)
        : place_(place), cells_(cells_within_reach(place.board, place.start.cell)) {
        const auto index_of = [&](Cell cell) {
            return static_cast<std::size_t>(cell.z * place.board.width() + cell.x);
        };
        std::vector<std::size_t> numbers(static_cast<std::size_t>(place.board.width() * place.board.height()));
        for (std::size_t i = 0; i < cells_.size(); ++i) numbers[index_of(cells_[i])] = i;
        for (const Cell cell : cells_) {
            std::array<std::size_t, 4>& beside = beside_.emplace_back();
            for (std::size_t k = 0; k < sides.size(); ++k)
                beside[k] =
                    place.board.may_step(cell, sides[k]) ? numbers[index_of(neighbour(cell, sides[k]))] : nowhere;
        }
    }

    std::size_t count() const { return cells_.size(); }
    Cell cell(std::size_t number) const { return cells_[number]; }
    const std::array<std::size_t, 4>& beside(std::size_t number) const { return beside_[number]; }  // or nowhere

    Moves steps_along(std::span<const std::size_t> way) const {
        Moves moves;
        for (std::size_t i = 1; i < way.size(); ++i)
            for (std::size_t k = 0; k < sides.size(); ++k)
                if (beside_[way[i - 1]][k] == way[i]) moves.push_back(step_to(sides[k], place_.start.rotation));
        return moves;
    }

private:
    const CrawlPlace& place_;
    std::vector<Cell> cells_;
    std::vector<std::array<std::size_t, 4>> beside_;
};

// A way that comes to no cell twice.
class GrowingWay {
public:
    GrowingWay(const CellGraph& graph, std::size_t first) : graph_(graph), place_(graph.count(), nowhere), way_{first} {
        place_[first] = 0;
    }

    bool is_complete() const { return way_.size() == graph_.count(); }
    const std::vector<std::size_t>& cells() const { return way_; }

    bool grow() {
        std::size_t best = nowhere;
        std::size_t fewest = 5;
        const auto is_new = [&](std::size_t cell) { return cell != nowhere && place_[cell] == nowhere; };
        for (const std::size_t next : graph_.beside(way_.back()))
            if (is_new(next)) {
                const auto& beyond = graph_.beside(next);
                const auto ways_on = static_cast<std::size_t>(std::count_if(beyond.begin(), beyond.end(), is_new));
                if (std::exchange(fewest, std::min(fewest, ways_on)) > ways_on) best = next;
            }
        if (best == nowhere) return false;
        place_[best] = way_.size();
        way_.push_back(best);
        return true;
    }

    void bite_back(Random& random) {
        const std::size_t into = graph_.beside(way_.back())[random.below(sides.size())];
        if (into == nowhere || place_[into] == nowhere) return;
        std::reverse(way_.begin() + static_cast<std::ptrdiff_t>(place_[into] + 1), way_.end());
        for (std::size_t i = place_[into] + 1; i < way_.size(); ++i) place_[way_[i]] = i;
    }

private:
    const CellGraph& graph_;
    std::vector<std::size_t> place_;  // of each cell on the way, or nowhere
    std::vector<std::size_t> way_;
};

// What steps do to the cube tells whether they were even in number each way: without spins a solved cube is solved
// again only an even number of cells away.
bool may_be_solved_at(Cell end, Cell start) { return (end.x - start.x) % 2 == 0 && (end.z - start.z) % 2 == 0; }

bool is_same_colour(Cell a, Cell b) { return ((a.x + a.z) ^ (b.x + b.z)) % 2 == 0; }

// A step to each cell; and one back to the start; or one step aside first, then a way over every cell, and one more.
enum class Tour : std::uint8_t { open, closed, detour };

// All tours of a kind that a complete way is part of, as cells.
std::vector<std::vector<std::size_t>> tours_with(const CellGraph& graph, Tour kind, std::vector<std::size_t> way) {
    if (kind == Tour::open) return {std::move(way)};
    if (kind == Tour::detour) way.insert(way.begin(), 0);
    std::vector<std::vector<std::size_t>> tours;
    for (const std::size_t last : graph.beside(way.back()))
        if (last != nowhere && (kind == Tour::detour || last == 0)) tours.push_back(way), tours.back().push_back(last);
    return tours;
}

// A tour to a last cell and with moves that pass the tests; none if none is found.
template <class EndTest, class Test>
std::optional<Moves> steps_over_all(const CellGraph& graph, Tour kind, const Work& work, EndTest may_end, Test test) {
    Random random(graph.count());
    const auto& around = graph.beside(0);
    for (const std::size_t first : around) {
        if (kind == Tour::detour && first == nowhere) continue;
        GrowingWay way(graph, kind == Tour::detour ? first : 0);
        for (std::size_t i = 0; i < most_tries / around.size() && !work.is_stopped(); ++i) {
            while (way.grow()) {
            }
            if (way.is_complete())
                for (const std::vector<std::size_t>& cells : tours_with(graph, kind, way.cells()))
                    if (may_end(graph.cell(cells.back())))
                        if (Moves moves = graph.steps_along(cells); test(moves)) return moves;
            way.bite_back(random);
        }
    }
    return {};
}

// All ways over every cell, for boards where they are few.
class EveryWay {
public:
    EveryWay(const CellGraph& graph, const Work& work)
        : graph_(graph), work_(work), is_visited_(graph.count()), way_{0} {
        is_visited_[0] = 1;
    }

    // Whether there is none that passes the tests; not if there are too many to know.
    template <class EndTest, class Test>
    bool all_fail(const EndTest& may_end, const Test& test) {
        if (++steps_ > most_steps || (steps_ % 4096 == 0 && work_.is_stopped())) return false;
        if (way_.size() == graph_.count()) return !may_end(graph_.cell(way_.back())) || !test(graph_.steps_along(way_));
        for (const std::size_t next : graph_.beside(way_.back())) {
            if (next == nowhere || is_visited_[next]) continue;
            is_visited_[next] = 1;
            way_.push_back(next);
            const bool fail = all_fail(may_end, test);
            way_.pop_back();
            is_visited_[next] = 0;
            if (!fail) return false;
        }
        return true;
    }

private:
    static constexpr std::uint64_t most_steps = 5'000'000;

    const CellGraph& graph_;
    const Work& work_;
    std::vector<std::uint8_t> is_visited_;
    std::vector<std::size_t> way_;
    std::uint64_t steps_ = 0;
};

// To the nearest cell that is new, again and again.
Moves steps_to_nearest(const CellGraph& graph) {
    std::vector<std::uint8_t> is_visited(graph.count());
    std::vector<std::size_t> way{0};
    is_visited[0] = 1;
    for (;;) {
        std::vector<std::size_t> from(graph.count(), nowhere);
        std::vector<std::size_t> queue{way.back()};
        from[way.back()] = way.back();
        std::size_t found = nowhere;
        for (std::size_t i = 0; i < queue.size() && found == nowhere; ++i)
            for (const std::size_t next : graph.beside(queue[i])) {
                if (next == nowhere || from[next] != nowhere) continue;
                from[next] = queue[i];
                queue.push_back(next);
                if (!is_visited[next] && found == nowhere) found = next;
            }
        if (found == nowhere) return graph.steps_along(way);
        std::vector<std::size_t> back;
        for (std::size_t cell = found; cell != way.back(); cell = from[cell]) back.push_back(cell);
        way.insert(way.end(), back.rbegin(), back.rend());
        is_visited[found] = 1;
    }
}

// Different ones, as short as they are found; at least one.
std::vector<Moves> some_tours(const CellGraph& graph, const Work& work) {
    constexpr std::size_t enough = 20;
    std::vector<Moves> tours;
    const auto keep = [&](const Moves& tour) {
        if (std::find(tours.begin(), tours.end(), tour) == tours.end()) tours.push_back(tour);
        return tours.size() == enough;
    };
    for (const Tour kind : {Tour::open, Tour::detour})
        if (tours.empty())
            steps_over_all(
                graph, kind, work, [](Cell) { return true; }, keep);
    if (tours.empty()) tours.push_back(steps_to_nearest(graph));
    return tours;
}

}  // namespace

Result<CrawlSolution> solve_after_tour(const CrawlRequest& request, Tables& tables, const Work& work,
                                       const CrawlNews& news) {
    const CrawlTask& task = request.task;
    const auto solved_after = [&](const Moves& tour, const Effort& effort, const CrawlNews& rest_news) {
        const World world = after(World{task.cube, task.place.start}, tour);
        CrawlRequest rest{{world.cube, {task.place.board, world.pose, task.place.end}}, effort, request.slack};
        rest.task.place.end.visits_all = false;
        return solve_crawl(rest, tables, work, rest_news);
    };
    // A first look at what is left after each of them says which is worth the effort.
    constexpr Effort brief_look{.nodes = 500};
    Moves tour;
    std::size_t shortest = ~std::size_t{0};
    for (const Moves& each : some_tours(CellGraph(task.place), work)) {
        const Result<CrawlSolution> rest = solved_after(each, brief_look, {});
        if (!rest && shortest == ~std::size_t{0}) return rest.error();
        if (!rest || each.size() + rest->moves.size() >= shortest) continue;
        shortest = each.size() + rest->moves.size();
        tour = each;
    }
    const auto whole = [&](const Moves& crawl) {
        Moves moves = tour;
        moves.insert(moves.end(), crawl.begin(), crawl.end());
        return moves;
    };
    CrawlNews rest_news;
    if (news.on_crawl) rest_news.on_crawl = [&](const Moves& crawl) { news.on_crawl(whole(crawl)); };
    Result<CrawlSolution> solution = solved_after(tour, request.effort, rest_news);
    if (!solution) return solution;
    solution->is_optimal = false;
    Result<Moves> sure = verified(task, whole(solution->moves));
    if (!sure) return sure.error();
    solution->moves = *std::move(sure);
    return solution;
}

Result<CrawlSolution> crawl_tour(const CrawlPlace& place, Tables& tables, const Work& work, const CrawlNews& news) {
    CrawlTask task{{}, place};
    task.place.end.visits_all = true;
    if (std::optional<Error> error = why_unsolvable(task, work)) return *std::move(error);
    const CellGraph graph(task.place);
    const auto may_end = [&](Cell cell) {
        return may_be_solved_at(cell, place.start.cell) && place.end.allows({place.start.rotation, cell});
    };
    const auto is_solved_there = [&](const Moves& steps) {
        const World world = after(World{{}, place.start}, steps);
        return world.is_solved() && place.end.allows(world.pose);
    };
    // Spins come in pairs. So the least is n - 1 steps, which may be solved only if n is odd, and which lead to cells
    // of both colours in turn; else a closed tour of n, which needs an even n; else n + 1.
    const std::size_t n = graph.count();
    std::size_t of_start_colour = 0;
    for (std::size_t i = 0; i < n; ++i) of_start_colour += is_same_colour(graph.cell(i), place.start.cell) ? 1 : 0;
    bool is_excluded = of_start_colour != (n + 1) / 2 || n % 2 == 0;
    const auto search = [&](Tour kind) { return steps_over_all(graph, kind, work, may_end, is_solved_there); };
    std::optional<Moves> steps = is_excluded ? std::nullopt : search(Tour::open);
    if (!steps && !is_excluded) is_excluded = EveryWay(graph, work).all_fail(may_end, is_solved_there);
    if (!steps) steps = search(n % 2 == 0 ? Tour::closed : Tour::detour);
    const std::size_t least = !is_excluded ? n - 1 : n % 2 == 0 ? n : n + 1;
    std::optional<CrawlSolution> best;
    if (steps) {
        Result<Moves> sure = verified(task, *std::move(steps));
        if (!sure) return sure.error();
        best = CrawlSolution{*std::move(sure)};
        if (news.on_crawl) news.on_crawl(best->moves);
    }
    if (!best || best->moves.size() > least) {
        Result<CrawlSolution> searched = solve_crawl_optimally({task}, tables, work, news);
        if (!searched && !best) return searched;
        if (searched && (!best || searched->moves.size() <= best->moves.size())) best = *std::move(searched);
    }
    best->is_optimal = best->is_optimal || best->moves.size() == least;
    return *std::move(best);
}

}  // namespace trundle
