// Optimal: short crawls are found at once. For others iterative deepening over cube and pose looks for every length
// that is shorter than the best crawl known: with small tables, until that takes long; then with large ones, if the
// memory allows them. The quick solver is asked first, and again, for as long as it took, after each length that took
// long, if there is another to come: what it finds need not be searched.
#include <trundle/crawl_solve.h>

#include "crawl/board/parity.h"
#include "crawl/board/verify.h"
#include "crawl/solve/proof_bound.h"
#include "crawl/solve/short_crawl.h"
#include "crawl/solve/small_bound.h"
#include "search/deepening.h"
#include "tables/store/catalogue.h"

namespace trundle {
namespace {

// Nodes; a million of them take a fraction of a second.
constexpr std::uint64_t first_look = 200'000;
constexpr std::uint64_t long_search = 1'000'000;
constexpr std::uint64_t very_long_search = 5'000'000;
constexpr std::uint64_t too_long_for_small_tables = 10'000'000;

// Words of so many moves that others can stand in for are not searched: to know those of 5 takes a hundredth of a
// second, those of 7 half a second and for a moment 160 MB.
constexpr int short_words = 5, long_words = 7;

// Kept by the store.
Result<std::shared_ptr<const NormalWords>> words_of(int length, Cells cells, TableStore& store, const Work& work) {
    const auto make = [&]() -> Result<NormalWords> {
        NormalWords words(Play::crawler, length, work, cells);
        if (work.is_stopped()) return stopped_error("before the words were known that need not be searched");
        return words;
    };
    return store.keep<NormalWords>(std::to_string(length) + " " + std::to_string(static_cast<int>(cells)), make, work);
}

class Proof {
public:
    Proof(const CrawlProofRequest& request, const PreparedBoard& board, Tables& tables, const Work& work,
          const CrawlNews& news, CrawlSolution& best)
        : task_(request.task),
          is_back_(request.is_backwards),
          poses_(is_back_ ? board.back : board.poses),
          rules_(is_back_ ? board.rules_back : board.rules),
          starts_(is_back_ ? board.poses.goals() : std::vector{board.poses.start()}),
          tables_(tables),
          work_(work),
          news_(news),
          best_(best) {}

    bool is_done() const { return best_.proven >= static_cast<int>(best_.moves.size()); }
    bool can_go_on() const { return !is_done() && !work_.is_stopped() && best_.proven <= longest_search; }

    // Searches length after length until the proof is done, the work is stopped, or one took more than `enough` nodes.
    template <LowerBound Bound>
    std::optional<Error> go_on(const Bound& bound, std::uint64_t enough) {
        using Node = typename DeepeningKernel<Bound>::Node;
        std::vector<Node> nodes;
        const Cube cube = is_back_ ? inverse(task_.cube.cube()) : task_.cube.cube();
        for (const BoardPoses::Number pose : starts_) nodes.push_back({bound.start(cube, pose), pose, {}});
        know_words(short_words);
        for (; can_go_on(); ++best_.proven) {
            if (!is_possible_length(task_, best_.proven)) continue;
            const auto begin = std::chrono::steady_clock::now();
            const SearchedLength searched = search(bound, nodes);
            const Duration took = std::chrono::steady_clock::now() - begin;
            best_.nodes += searched.nodes;
            best_.searched.push_back(searched);
            if (news_.on_length) news_.on_length(searched);
            if (mistake_) return mistake_;
            if (is_done() || work_.is_stopped()) return {};
            if (searched.nodes > enough) return ++best_.proven, std::nullopt;
            if (searched.nodes < long_search || next_length() >= static_cast<int>(best_.moves.size())) continue;
            if (searched.nodes > very_long_search && has_room_for_words()) know_words(long_words);
            const Result<CrawlSolution> again = solve_crawl({task_, {.time = took}, {}}, tables_, work_, {});
            if (again && again->moves.size() < best_.moves.size()) best_.moves = again->moves;
        }
        return {};
    }

private:
    int next_length() const {
        int length = best_.proven + 1;
        while (!is_possible_length(task_, length)) ++length;
        return length;
    }
    bool has_room_for_words() const { return work_.memory == 0 || work_.memory >= CrawlMemory::parity; }

    // Who is stopped meanwhile knows fewer. A proof backwards, which is there to check one forwards, takes none for
    // granted.
    void know_words(int length) {
        if (is_back_ || length <= known_words_) return;
        const Cells cells = cells_of(poses_, task_.place.end.visits_all);
        const auto words = words_of(length, cells, TableStore::of(tables_), work_);
        if (!words) return;
        rules_ = Rules(MoveSet::crawler(), **words, poses_.automaton(), poses_.goals());
        known_words_ = length;
    }

    template <LowerBound Bound>
    SearchedLength search(const Bound& bound, const std::vector<typename DeepeningKernel<Bound>::Node>& nodes) {
        std::atomic<bool> has_found = false;
        const auto found = [&](const MoveIndices& path) {
            if (has_found) return;
            Result<Moves> crawl = verified(task_, is_back_ ? inverted(crawl_of(path)) : crawl_of(path));
            if (crawl) best_.moves = *std::move(crawl);
            else mistake_ = crawl.error();
            has_found = true;
        };
        SearchedLength searched{best_.proven, 0, true};
        Promise* const promise = nodes.size() == 1 ? &promise_ : nullptr;
        for (const auto& node : nodes) {
            if (bound.lower_bound(node.state) > best_.proven) continue;
            const DepthReport report =
                search_depth(rules_, bound, node, best_.proven, work_, found, &has_found, {}, promise);
            searched.nodes += report.nodes;
            searched.is_complete = searched.is_complete && report.is_complete;
        }
        return searched;
    }

    const CrawlTask& task_;
    const bool is_back_;
    const BoardPoses& poses_;
    Rules rules_;
    int known_words_ = 0;
    const std::vector<BoardPoses::Number> starts_;
    Tables& tables_;
    const Work& work_;
    const CrawlNews& news_;
    CrawlSolution& best_;
    Promise promise_;
    std::optional<Error> mistake_;
};

}  // namespace

Result<CrawlSolution> solve_crawl_optimally(const CrawlProofRequest& request, Tables& tables, const Work& work,
                                            const CrawlNews& news) {
    const CrawlTask& task = request.task;
    TableStore& store = TableStore::of(tables);
    if (request.is_backwards && task.place.end.visits_all)
        return usage_error("a crawl that visits every cell is not proven backwards");
    const Result<std::shared_ptr<const PreparedBoard>> prepared = board_for(task, store, work);
    if (!prepared && prepared.error().code == "too_many_visits")
        return solve_crawl({task, {.nodes = first_look}, {}}, tables, work, news);
    if (!prepared) return prepared.error();
    const PreparedBoard& board = **prepared;

    CrawlSolution best;
    if (!request.is_backwards) {  // which is for another search than this one
        Result<CrawlSolution> at_once = short_crawl(task, board.poses, thorough_look, work, news);
        if (!at_once || at_once->is_optimal) return at_once;
        best = *std::move(at_once);
    }
    const Result<CrawlSolution> quick = solve_crawl({task, {.nodes = first_look}, {}}, tables, work, {});
    if (!quick) return quick.error();
    best.moves = quick->moves;
    best.proven = std::max(best.proven, best.moves.empty() ? 0 : 1);
    if (news.on_crawl) news.on_crawl(best.moves);

    Proof proof(request, board, tables, work, news, best);
    const BoardPoses& poses = request.is_backwards ? board.back : board.poses;
    const auto give_up = [&](const Error& error) -> Result<CrawlSolution> {
        if (error.fault != Fault::stopped) return error;
        work.note(error.message);
        return best;
    };
    const bool may_be_large = ProofTables::are_allowed(work);
    if (!(may_be_large && ProofTables::are_there(store, work))) {
        const auto pruning = CrawlPruning::open_small(store, work);
        if (!pruning) return give_up(pruning.error());
        best.tables = {name_of((*pruning)->tables().corners->layout().pattern())};
        const std::uint64_t enough = may_be_large ? too_long_for_small_tables : ~std::uint64_t{0};
        if (auto error = proof.go_on(SmallBound(**pruning, poses), enough)) return *std::move(error);
    }
    if (proof.can_go_on()) {
        const auto large = ProofTables::open(store, work);
        if (!large) return give_up(large.error());
        best.tables = (*large)->names();
        if (auto error = proof.go_on(ProofBound(**large, poses), ~std::uint64_t{0})) return *std::move(error);
    }
    best.is_optimal = proof.is_done();
    if (best.proven > longest_search)
        work.note("walks of more than " + std::to_string(longest_search) + " moves are not searched");
    return best;
}

}  // namespace trundle
