// Iterative deepening, with whatever tables the memory allows: a large one, or signposts for face turns, else the
// pattern tables. Before it gets long the quick solver is asked: if its solution has n moves and nothing shorter
// exists, n need not be searched.
#include <trundle/solve.h>
#include <algorithm>

#include "search/bounds/large_bound.h"
#include "search/bounds/pattern_bound.h"
#include "search/bounds/standing_bound.h"
#include "search/deepening.h"
#include "solve/ball/near.h"
#include "solve/optimal/signpost_bound.h"
#include "solve/optimal/starts.h"
#include "solve/replay.h"
#include "solve/turns.h"
#include "tables/files/large_pages.h"
#include "tables/store/recipes.h"
#include "tables/store/store.h"

namespace trundle {
namespace {

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
        if (wants_one() && !is_standing_) {
            const Result<std::optional<OptimalAnswer>> near = solve_near(request_.world, request_.play, tables_, work_);
            if (near && *near) {
                for (const SearchedLength& searched : (*near)->searched)
                    if (news_.on_length) news_.on_length(searched);
                return **near;
            }
            if (!near && near.error().fault != Fault::stopped) return near.error();
        }
        std::optional<Error> error = search();
        const bool is_wanted = length_ <= request_.max_length;
        if (found_.empty() && !quick_ && is_wanted && (!error || error->fault == Fault::stopped))
            error = ask_for_quick_solution(a_moment(), 2 * answer_.nodes());
        if (error && error->fault != Fault::stopped) return *error;
        if (is_wrong_) return replay_error();
        return finish();
    }

private:
    std::optional<Error> search() {
        if (is_standing_) return search_with(StandingBound::open(store_, work_));
        if (const auto table = large_table_for(request_.play, store_, work_)) return search_with_sound(*table);
        const std::string signposts = signposts_name(Pattern::Major::flips);
        if (request_.play == Play::face && store_.offers({signposts}, SolveMemory::signposts, work_))
            return search_with(SignpostBound::open(store_, work_));
        return search_with(PatternBound::open(store_, request_.play, work_));
    }
    // What was proven with a table that turns out to be damaged is proven again.
    std::optional<Error> search_with_sound(const Pattern& table) {
        std::optional<Error> error = search_with_large(table);
        if (!error || error->code != "damaged_table") return error;
        store_.forget(table);
        if (!found_.empty() && (!quick_ || found_.front().length < quick_->length)) quick_ = found_.front();
        found_.clear();
        promise_ = {};
        enough_ = false;
        return search_with_large(table);
    }
    std::optional<Error> search_with_large(const Pattern& table) {
        return with_moves_of(request_.play, [&]<std::size_t Moves>() {
            return search_with(LargeBound<Moves>::open(store_, table, work_));
        });
    }

    // The next length will take many seconds, or minutes.
    bool is_long() const { return answer_.nodes() > many_nodes; }
    template <class Bound>
    bool pays_large_pages(const Bound& bound) const {
        if constexpr (requires { bound.nodes_before_copy(); }) return answer_.nodes() > bound.nodes_before_copy();
        else return is_long();
    }
    bool wants_one() const { return request_.solutions == 1 && request_.slack == 0; }

    // A cube that must end upright is left to the search.
    std::optional<Error> ask_for_quick_solution(const Work& work, std::uint64_t nodes) {
        if (is_standing_) return {};
        const auto keep = [&](const Solution& solution) {
            if (quick_ && quick_->length <= solution.length) return;
            quick_ = solution;
            if (news_.on_solution) news_.on_solution(solution);
        };
        const Effort effort{.nodes = nodes};
        const Result<Solution> quick = solve({request_.world, request_.play, length_, effort}, tables_, work, keep);
        if (quick && quick->length <= quick_->length) quick_ = *quick;
        const bool is_failure =
            !quick && quick.error().fault != Fault::stopped && quick.error().fault != Fault::none_exists;
        if (is_failure) return quick.error();
        return {};
    }

    // What the quick solver gets before the next length. A length that takes few nodes is hardly ever one that it
    // reaches; with more it is likely to, and soon. By nodes, so that it is the same work every time; they are one
    // thread's, so where many others wait for it they are fewer.
    std::uint64_t nodes_worth_trying() const {
        constexpr double many = 8'000'000;
        const auto nodes = static_cast<double>(answer_.nodes());
        return static_cast<std::uint64_t>(nodes * std::min(nodes / many, 4.0) * 2 / std::max(work_.threads, 2));
    }

    // Most of the memory is for the proof.
    Work with_what_is_left() const {
        Work work = work_;
        if (work.memory > 0) work.memory = work.memory < 2 * SolveMemory::quick ? 1 : SolveMemory::quick;
        return work;
    }

    // Who stops a proof gets a solution all the same: tables that are there, or those that are made in a moment, will
    // do for one.
    Work a_moment() const {
        const bool are_tables_there =
            store_.has_file(phase_two_name(request_.play)) &&
            store_.has_file(name_of(Pattern{request_.play, Pattern::Major::flips, Pattern::Minor::nothing}));
        Work work = with_what_is_left();
        work.memory = are_tables_there && work.memory != 1 ? SolveMemory::quick : 1;
        if (request_.is_patient) work.stop = nullptr;
        work.deadline = std::chrono::steady_clock::now() + std::chrono::seconds(3);
        return work;
    }

    bool is_done() const {
        if (work_.is_stopped() || length_ > request_.max_length) return true;
        if (wants_one()) return (quick_ && (quick_->is_optimal || length_ >= quick_->length)) || !found_.empty();
        if (enough_) return true;
        return !found_.empty() && length_ > found_.front().length + request_.slack;
    }

    template <class Bound>
    std::optional<Error> search_with(Result<Bound> bound) {
        if (!bound) return bound.error();
        answer_.tables = bound->table_names();
        const Rotation stands = is_standing_ ? request_.world.pose.rotation : Rotation();
        const Rules rules(request_.play, is_standing_ ? Poses::rotations(request_.play) : Poses::ignored(request_.play),
                          {0});
        std::function<bool(const MoveIndices&)> may_start;
        if (wants_one() && !is_standing_)
            may_start = [starts = Starts(cube_, moves_of(request_.play))](const MoveIndices& path) {
                return starts.need(path);
            };
        bool has_large_pages = false;  // they take a second
        for (length_ = bound->lower_bound(cube_, stands); !is_done(); ++length_) {
            if (wants_one() && is_long()) {
                if (const auto error = ask_for_quick_solution(with_what_is_left(), nodes_worth_trying())) return error;
                if (is_done()) break;
            }
            SearchedLength searched{length_, 0, true};
            if (is_possible_length(request_.play, cube_, length_)) {
                if (!has_large_pages && pays_large_pages(*bound)) bound->use_large_pages(work_), has_large_pages = true;
                // It knows where the tables lie.
                const typename DeepeningKernel<Bound>::Node node{
                    bound->start(cube_, stands), static_cast<Poses::State>(stands.id()), {}};
                const DepthReport report = search_depth(
                    rules, *bound, node, length_, work_, [&](const MoveIndices& path) { add(path); }, &enough_,
                    may_start, wants_one() ? &promise_ : nullptr);
                searched.nodes = report.nodes;
                searched.is_complete = report.is_complete;
            }
            answer_.searched.push_back(searched);
            if (news_.on_length) news_.on_length(searched);
            if (!searched.is_complete) break;
        }
        if constexpr (requires { bound->count(answer_.nodes()); }) bound->count(answer_.nodes());
        return rely_on(*bound);
    }

    template <class Bound>
    std::optional<Error> rely_on(const Bound& bound) {
        if constexpr (requires { bound.is_sound(work_); }) {
            const std::optional<bool> is_sound = bound.is_sound(work_);
            if (is_sound == true) return {};
            length_ = 0;  // nothing is proven
            answer_.searched.clear();
            for (Solution& solution : found_) solution.is_optimal = false;
            if (is_sound == false) return Error{Fault::environment, "damaged_table", "a table is damaged"};
        }
        return {};
    }

    // Tables do not know every piece: what they let through may still be no solution.
    void add(const MoveIndices& path) {
        if (enough_) return;
        std::vector<Turn> turns;
        Cube cube = cube_;
        for (const std::uint8_t move : path) {
            turns.push_back(moves_of(request_.play)[move].turn());
            cube = cube * cube_of(turns.back());
        }
        if (!cube.is_solved()) return;
        Solution solution{moves_of_turns(turns, request_.world.pose.rotation, request_.play), length_, true, 0};
        is_wrong_ = is_wrong_ || !solves(solution.moves, request_.world);
        solution.is_optimal = found_.empty() || solution.length == found_.front().length;
        found_.push_back(std::move(solution));
        if (found_.size() >= static_cast<std::size_t>(request_.solutions)) enough_ = true;
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
    Promise promise_;
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
