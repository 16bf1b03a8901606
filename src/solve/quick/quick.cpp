// Two-phase search of one cube in its variants (variants.h). All of them search with n moves outside of phase two
// before any searches with n + 1, and a solution shortens what all of them look for.
#include <trundle/solve.h>
#include <mutex>

#include "base/memory.h"
#include "base/parallel.h"
#include "solve/ball/near.h"
#include "solve/quick/two_phases.h"
#include "solve/replay.h"
#include "solve/turns.h"

namespace trundle {
namespace {

// What a first solution may have: with more, the second phase wastes its time; with less, none may turn up for long.
// Every cube has one of 20 face turns, so who asks for no shorter one gets none that is too long first.
int first_limit(const SolveRequest& request) {
    if (request.play != Play::face) return request.play == Play::quarter ? 30 : request.play == Play::axial ? 18 : 22;
    return request.max_length && *request.max_length >= 20 ? std::min(*request.max_length, 22) : 22;
}

Error too_long(const Solution& best, const std::string& otherwise) {
    return {Fault::none_exists, "too_long",
            "the shortest solution found has " + std::to_string(best.length) + (best.length == 1 ? " move" : " moves") +
                (best.is_optimal ? ", and none is shorter" : otherwise)};
}

// Those that cost less may be so much longer than a short one.
constexpr int detour = 2;

class QuickSearch {
public:
    // `start`: one that is known; where turns have costs there must be one.
    QuickSearch(const SolveRequest& request, const QuickKnowledge& known, const Work& work,
                const std::function<void(const Solution&)>& on_solution, const std::optional<Solution>& start = {})
        : request_(request),
          known_(known),
          work_(work),
          on_solution_(on_solution),
          allowance_(request.effort),
          variants_(known.variants(request.world.cube.cube())),
          nearest_(std::min_element(variants_.begin(), variants_.end(), is_nearer)->distance),
          limit_(first_limit(request)),
          best_(start) {
        if (!request.costs) return;
        for (std::size_t i = 0; i < variants_.size(); ++i) prices_[i] = prices_of(variants_[i]);
        longest_ = start->length + detour;
        take_for_best();
    }

    Result<Solution> run() {
        int room = nearest_;
        const auto goes_on = [&] { return room <= limit_ && !is_over_ && !is_decided(room); };
        for (int premoved = room; goes_on(); ++room) {
            std::vector<Task> tasks = plain_tasks(room);
            if (best_ && premoved == room) add_premoved(tasks, premoved++);
            search(room, tasks);
            for (; best_ && premoved <= room && goes_on(); ++premoved) {
                tasks.clear();
                add_premoved(tasks, premoved);
                search(premoved, tasks);
            }
        }
        if (is_wrong_) return replay_error();
        if (!best_) return stopped_error("before a solution was found");
        best_->nodes = nodes_;
        best_->tables = known_.tables;
        const auto farthest = std::max_element(variants_.begin(), variants_.end(), is_nearer);
        best_->is_optimal = !request_.costs && ((!is_over_ && room > limit_) || best_->length <= farthest->distance);
        if (is_content(*best_) || !request_.max_length || work_.is_stopped()) return *best_;
        return too_long(*best_, is_over_ ? ": give it more time"
                                         : ", and none has " + std::to_string(*request_.max_length) + " or fewer");
    }

private:
    // One will do, or none can: a solution is at least as long as its phase one.
    bool is_decided(int room) const {
        return best_ && request_.max_length && (is_content(*best_) || room > *request_.max_length);
    }
    bool is_content(const Solution& solution) const {
        return request_.max_length && solution.length <= *request_.max_length;
    }

    // A variant, and premoves that are equally many.
    struct Task {
        std::size_t variant;
        std::span<const Premoves> premoves;
    };

    std::vector<Task> plain_tasks(int room) const {
        const std::span<const Premoves> none = known_.premoves().front();
        std::vector<Task> tasks;
        for (std::size_t variant = 0; variant < variants_.size(); ++variant)
            if (variants_[variant].distance <= room) tasks.push_back({variant, none});
        return tasks;
    }
    // With so many premoves that phase one may still be nearly as short as that of the nearest variant. They wait for
    // a first solution: until then there is one soon, and most premoves lead away from it.
    void add_premoved(std::vector<Task>& tasks, int room) const {
        for (const std::vector<Premoves>& all : known_.premoves().subspan(1)) {
            const std::span<const Premoves> premoves = all;
            if (room - premoves.front().count < nearest_ - 1) break;
            const std::size_t share = std::clamp<std::size_t>(all.size() / 4, 1, max_roots);
            for (std::size_t variant = 0; variant < variants_.size(); ++variant)
                for (std::size_t i = 0; i < all.size(); i += share)
                    tasks.push_back({variant, premoves.subspan(i, std::min(share, all.size() - i))});
        }
    }
    static bool is_nearer(const Variant& a, const Variant& b) { return a.distance < b.distance; }

    // All ways with so many moves outside of phase two. Short ones are done before threads would start.
    void search(int room, std::span<const Task> tasks) {
        const int threads = room < 8 || request_.effort.nodes ? 1 : work_.threads;
        std::vector<std::atomic<bool>> is_needless(tasks.size());
        parallel_for(threads, is_needless.size(), [&](std::size_t number) {
            const Task& task = tasks[number];
            const Variant& variant = variants_[task.variant];
            if (is_needless[number]) return;
            Watch watch(work_, &is_needless[number], &allowance_, nodes_);
            const auto found = [&](const TwoPhasePath& path) {
                const std::lock_guard lock(mutex_);
                if (!keep(variant, path, number)) return;
                for (std::size_t later = 0; later < is_needless.size(); ++later)
                    if (limit_ < room || (is_content(*best_) && later >= number)) is_needless[later] = true;
            };
            const std::uint64_t before = watch.nodes();
            std::visit(
                [&](const auto& phases) {
                    const TwoPhasePrices* const prices = request_.costs ? &prices_[task.variant] : nullptr;
                    phases->search(variant.cube, task.premoves, room, limit_, prices, watch, found);
                },
                known_.phases);
            nodes_ += watch.nodes() - before;
            if (watch.has_ended() && limit_ >= room) is_over_ = true;
        });
    }

    // A better one, or, once one will do, the first of those that will: so threads make no difference.
    bool keep(const Variant& variant, const TwoPhasePath& path, std::size_t task) {
        Solution solution{moves_of_turns(turns_of(variant, path), request_.world.pose.rotation, request_.play),
                          path.length, false, 0};
        if (request_.costs) solution.cost = request_.costs->of(solution.moves);
        const bool is_better =
            !best_ || (request_.costs ? solution.cost < best_->cost : solution.length < best_->length);
        const bool is_kept = best_ && is_content(*best_) ? task < best_task_ && is_content(solution) : is_better;
        if (!is_kept) return false;
        is_wrong_ = is_wrong_ || !solves(solution.moves, request_.world);
        best_ = std::move(solution);
        best_task_ = task;
        take_for_best();
        if (on_solution_ && is_better) on_solution_(*best_);
        return true;
    }

    // From now on only better ones count.
    void take_for_best() {
        const int step = request_.play == Play::quarter ? 2 : 1;  // a quarter turn changes the parity
        limit_ = std::max(best_->length - step, is_content(*best_) ? *request_.max_length : 0);
        if (request_.costs) {
            price_limit_ = best_->cost;
            limit_ = static_cast<int>(std::min<std::uint64_t>((best_->cost - 1) / request_.costs->least(),
                                                              static_cast<std::uint64_t>(longest_)));
        }
        allowance_.set_answered();
    }

    // What the moves of both phases cost, as they are turns of the cube that was asked for.
    TwoPhasePrices prices_of(const Variant& variant) const {
        TwoPhasePrices prices{{}, {}, request_.costs->least(), &price_limit_};
        const auto add = [&](std::span<const Move> moves, int phase_one, std::array<std::uint32_t, 18>& costs) {
            for (std::size_t move = 0; move < moves.size(); ++move) {
                const TwoPhasePath path{{static_cast<std::uint8_t>(move)}, phase_one, 1, 0, 1};
                const Rotation stands = request_.world.pose.rotation;
                costs[move] = request_.costs->of(moves_of_turns(turns_of(variant, path), stands, Play::face).front());
            }
        };
        add(moves_of(Play::face), 1, prices.phase_one);
        add(known_.second_moves(), 0, prices.phase_two);
        return prices;
    }

    // The path of a variant as turns of the cube that was asked for.
    std::vector<Turn> turns_of(const Variant& variant, const TwoPhasePath& path) const {
        std::vector<Turn> turns;
        for (int i = 0; i < path.count; ++i) {
            const std::size_t move = path.moves[static_cast<std::size_t>(i)];
            const bool is_second = i >= path.phase_one && i < path.count - path.premoves;
            const Turn turn = (is_second ? known_.second_moves() : moves_of(request_.play))[move].turn();
            turns.push_back(conjugated(turn, variant.axis.inverse()));
        }
        if (!variant.is_inverse) return turns;
        std::reverse(turns.begin(), turns.end());
        for (Turn& turn : turns) turn = turn.inverse();
        return turns;
    }

    const SolveRequest& request_;
    const QuickKnowledge& known_;
    const Work& work_;
    const std::function<void(const Solution&)>& on_solution_;
    Allowance allowance_;
    const Variants variants_;
    const int nearest_;       // of them, its distance
    std::atomic<int> limit_;  // no solution may be longer
    std::atomic<bool> is_over_ = false;
    std::atomic<std::uint64_t> nodes_ = 0;
    std::mutex mutex_;
    std::optional<Solution> best_;
    std::array<TwoPhasePrices, std::tuple_size_v<Variants>> prices_{};  // by variant
    std::atomic<std::uint64_t> price_limit_ = 0;                        // all must cost less
    int longest_ = 0;                                                   // that is looked at where turns have costs
    std::size_t best_task_ = 0;
    bool is_wrong_ = false;
};

// Not quite the cheapest: of the short ones that are found first, then of those a little longer.
Result<Solution> solve_cheaply(const SolveRequest& request, Tables& tables, const Work& work,
                               const std::function<void(const Solution&)>& on_solution) {
    if (request.play != Play::face) return Error{Fault::usage, "cost", "only face turns have costs"};
    Effort half = request.effort;
    if (half.time) *half.time /= 2;
    if (half.nodes) *half.nodes /= 2;
    const TurnCosts costs = request.costs->in_steps();
    const auto in_steps = [&](Solution solution) {
        solution.moves = request.costs->in_steps(solution.moves);
        solution.length = static_cast<int>(solution.moves.size());
        return solution;
    };
    const auto tell = [&](const Solution& solution) {
        if (on_solution) on_solution(in_steps(solution));
    };
    std::optional<Solution> cheapest;
    const auto keep = [&](Solution solution) {
        solution.cost = costs.of(solution.moves);
        solution.is_optimal = false;
        if (cheapest && cheapest->cost <= solution.cost) return;
        cheapest = std::move(solution);
        tell(*cheapest);
    };
    const Result<Solution> shortest = solve({request.world, request.play, {}, half}, tables, work, keep);
    if (!shortest) return shortest.error();
    keep(*shortest);
    if (work.is_stopped() || cheapest->moves.empty()) return in_steps(*cheapest);
    const auto known = quick_knowledge(request.play, TableStore::of(tables), work);
    if (!known) return in_steps(*cheapest);
    const SolveRequest cheaper{request.world, request.play, {}, half, costs};
    Result<Solution> answer = QuickSearch(cheaper, **known, work, tell, cheapest).run();
    if (!answer) return answer;
    answer->nodes += shortest->nodes;
    return in_steps(*std::move(answer));
}

}  // namespace

Result<Solution> solve(const SolveRequest& request, Tables& tables, const Work& work,
                       const std::function<void(const Solution&)>& on_solution) {
    if (request.costs) return solve_cheaply(request, tables, work, on_solution);
    Result<std::optional<OptimalAnswer>> near = solve_near(request.world, request.play, tables, work);
    if (!near) return near.error();
    if (*near) {
        const Solution& solution = (*near)->solutions.front();
        if (request.max_length && solution.length > *request.max_length) return too_long(solution, "");
        if (on_solution) on_solution(solution);
        return solution;
    }
    const auto known = quick_knowledge(request.play, TableStore::of(tables), work);
    if (!known) return known.error();
    return QuickSearch(request, **known, work, on_solution).run();
}

// The tables, for which all must wait, are opened on all threads.
std::vector<Result<Solution>> solve_many(const SolveManyRequest& request, Tables& tables, const Work& work) {
    const std::size_t count = request.worlds.size();
    std::vector<Result<Solution>> answers(count, stopped_error("before its turn came"));
    if (const auto known = quick_knowledge(request.play, TableStore::of(tables), work); !known)
        return std::vector<Result<Solution>>(count, known.error());
    Work each = work;
    each.threads = 1;
    each.on_progress = {};
    std::mutex mutex;
    std::size_t done = 0;
    parallel_for(work.threads, count, [&](std::size_t i) {
        if (work.is_stopped()) return;
        answers[i] = solve({request.worlds[i], request.play, request.max_length, request.effort}, tables, each);
        const std::lock_guard lock(mutex);
        work.progress("solving", static_cast<double>(++done) / static_cast<double>(count));
    });
    return answers;
}

}  // namespace trundle
