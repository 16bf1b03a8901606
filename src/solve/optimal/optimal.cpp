// Iterative deepening, with whatever tables the memory allows: split corners or signposts for face turns, else the
// pattern tables. Before it gets long the quick solver is asked: if its solution has n moves and nothing shorter
// exists, n need not be searched.
#include <trundle/optimal.h>
#include <algorithm>

#include "search/deepening.h"
#include "search/pattern_bound.h"
#include "search/standing_bound.h"
#include "solve/homecoming.h"
#include "solve/optimal/proof.h"
#include "solve/turns.h"
#include "tables/files/large_pages.h"
#include "tables/store/store.h"

namespace trundle {
namespace {

// The quick solver gets about a tenth of the time that the next length will take: nanoseconds a node so far.
constexpr std::uint64_t quick_share = 150;

class Optimal {
public:
    Optimal(const OptimalRequest& request, Tables& tables, const Work& work, const OptimalNews& news)
        : request_(request),
          tables_(tables),
          store_(TableStore::of(tables)),
          work_(work),
          news_(news),
          is_standing_(request.play == Play::slice && request.is_oriented),
          cube_(request.world.cube.cube()) {}

    Result<OptimalAnswer> run() {
        std::optional<Error> error = search();
        if (found_.empty() && !quick_ && (!error || error->fault == Fault::stopped)) error = ask_quick_solver();
        if (error && error->fault != Fault::stopped) return *error;
        if (is_wrong_)
            return Error{Fault::environment, "replay", "a solution that was found does not solve when replayed"};
        return finish();
    }

private:
    std::optional<Error> search() {
        if (can_use<SplitProof>()) return search_proof(SplitProof::open(store_, work_));
        if (can_use<SignpostProof>()) return search_proof(SignpostProof::open(store_, work_));
        if (is_standing_) return search_patterns(StandingBound::open(store_, work_));
        return search_patterns(PatternBound::open(store_, request_.play, work_));
    }

    template <class Proof>
    bool can_use() const {
        return request_.play == Play::face && work_.memory >= Proof::memory_needed;
    }
    // The next length will take many seconds, or minutes.
    bool is_long() const { return answer_.nodes() > many_nodes; }
    bool wants_one() const { return request_.solutions == 1 && request_.slack == 0; }

    // With the small tables: the memory is for the proof. A cube that must end upright is left to the search.
    std::optional<Error> ask_quick_solver() {
        if (is_standing_) return {};
        Work small = work_;
        small.memory = 0;
        const Result<QuickSolver> solver = QuickSolver::open(request_.play, tables_, small);
        if (!solver) return solver.error();
        const std::chrono::microseconds time(answer_.nodes() * quick_share / 1000);
        const auto keep = [&](const Solution& solution) {
            if (quick_ && quick_->length <= solution.length) return;
            quick_ = solution;
            if (news_.on_solution) news_.on_solution(solution);
        };
        const Result<Solution> quick = solver->solve(request_.world, {length_, time}, work_, keep);
        if (quick && quick->length <= quick_->length) quick_ = *quick;
        const bool is_failure =
            !quick && quick.error().fault != Fault::stopped && quick.error().fault != Fault::none_exists;
        if (is_failure) return quick.error();
        return {};
    }

    bool is_done() const {
        if (work_.is_stopped()) return true;
        if (wants_one()) return (quick_ && (quick_->is_optimal || length_ >= quick_->length)) || !found_.empty();
        if (enough_) return true;
        return !found_.empty() && length_ > found_.front().length + request_.slack;
    }

    // Every quarter turn is odd: half of all lengths are impossible.
    bool is_impossible() const {
        if (request_.play != Play::quarter) return false;
        int inversions = 0;
        for (int i = 0; i < corner_count; ++i)
            for (int j = i + 1; j < corner_count; ++j) inversions += cube_.corner(i).id > cube_.corner(j).id ? 1 : 0;
        return (inversions + length_) % 2 != 0;
    }

    // `search_length(length, found)` reports the nodes and whether it came to the end.
    template <class SearchLength>
    std::optional<Error> deepen(int lower_bound, SearchLength search_length) {
        for (length_ = lower_bound; !is_done(); ++length_) {
            if (wants_one() && is_long()) {
                if (const auto error = ask_quick_solver()) return error;
                if (is_done()) break;
            }
            SearchedLength searched{length_, 0, true};
            if (!is_impossible()) {
                const DepthReport report = search_length(length_, [&](std::span<const Turn> turns) { add(turns); });
                searched.nodes = report.nodes;
                searched.is_complete = report.is_complete;
            }
            answer_.searched.push_back(searched);
            if (news_.on_length) news_.on_length(searched);
            if (!searched.is_complete) break;
        }
        return {};
    }

    void add(std::span<const Turn> turns) {
        if (enough_) return;
        Solution solution{moves_of_turns(turns, request_.world.pose.rotation), static_cast<int>(turns.size()), true, 0};
        is_wrong_ = is_wrong_ || !solves(solution.moves, request_.world);
        solution.is_optimal = found_.empty() || solution.length == found_.front().length;
        found_.push_back(std::move(solution));
        if (found_.size() >= static_cast<std::size_t>(request_.solutions)) enough_ = true;
    }

    template <class Proof>
    std::optional<Error> search_proof(Result<Proof> proof) {
        if (!proof) return proof.error();
        answer_.tables = proof->table_names();
        return deepen(proof->lower_bound(cube_), [&](int length, const auto& found) {
            use_large_pages(*proof);
            return search_length(*proof, cube_, length, work_, enough_, found, wants_one());
        });
    }

    // They take a second.
    template <class Knower>
    void use_large_pages(Knower& knower) {
        if (is_large_ || !is_long()) return;
        knower.use_large_pages(work_);
        is_large_ = true;
    }

    template <class Bound>
    std::optional<Error> search_patterns(Result<Bound> bound) {
        if (!bound) return bound.error();
        answer_.tables = bound->table_names();
        const Rotation stands = is_standing_ ? request_.world.pose.rotation : Rotation();
        const Rules rules(request_.play, is_standing_ ? Poses::rotations(request_.play) : Poses::ignored(request_.play),
                          {0});
        const typename DeepeningKernel<Bound>::Node node{
            bound->start(cube_, stands), static_cast<Poses::State>(stands.id()), {}};
        return deepen(bound->lower_bound(cube_, stands), [&](int length, const auto& found) {
            use_large_pages(*bound);
            const auto check = [&](const MoveIndices& path) {
                std::vector<Turn> turns;
                Cube cube = cube_;
                for (std::uint8_t move : path) {
                    turns.push_back(moves_of(request_.play)[move].turn());
                    cube = cube * cube_of(turns.back());
                }
                if (cube.is_solved()) found(turns);
            };
            return search_depth(rules, *bound, node, length, work_, check, &enough_);
        });
    }

    OptimalAnswer finish() {
        const bool is_proven = quick_ && (quick_->is_optimal || length_ >= quick_->length);
        if (found_.empty() && quick_) {
            quick_->is_optimal = is_proven;
            found_.push_back(*quick_);
        }
        answer_.proven = length_;
        if (!found_.empty() && found_.front().is_optimal) answer_.proven = found_.front().length;
        answer_.is_complete = !work_.is_stopped() || (wants_one() && !found_.empty() && found_.front().is_optimal);
        answer_.solutions = std::move(found_);
        return std::move(answer_);
    }

    const OptimalRequest& request_;
    Tables& tables_;
    TableStore& store_;
    const Work& work_;
    const OptimalNews& news_;
    bool is_standing_;
    Cube cube_;
    std::optional<Solution> quick_;
    int length_ = 0;  // searched now; all before is done
    std::atomic<bool> enough_ = false;
    bool is_large_ = false;  // the pages
    bool is_wrong_ = false;
    std::vector<Solution> found_;
    OptimalAnswer answer_;
};

}  // namespace

Result<OptimalAnswer> solve_optimally(const OptimalRequest& request, Tables& tables, const Work& work,
                                      const OptimalNews& news) {
    return Optimal(request, tables, work, news).run();
}

}  // namespace trundle
