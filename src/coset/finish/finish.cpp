#include "coset/finish/finish.h"

#include <algorithm>
#include <mutex>

#include "base/parallel.h"
#include "coset/finish/single.h"
#include "coset/finish/singles_file.h"
#include "coset/group/stay_moves.h"

namespace trundle {
namespace {

// Cubes around one that is solved: more are seldom left, and each takes a look.
constexpr int farthest = 8;
constexpr std::size_t most_around = 2'000;

constexpr std::size_t worth_large_tables = 1'000;  // cubes: half a minute of one core to make them
constexpr std::uint64_t for_large_tables = 1'000'000'000;

class SinglesSolver {
public:
    SinglesSolver(const CosetRequest& request, std::span<const MemberNumber> missing, const Work& work)
        : request_(request),
          missing_(missing),
          work_(work),
          file_(request),
          around_(stay_words(request.play, farthest, most_around)),
          is_settled_(missing.size()) {
        if (missing.size() > request.list) return;
        for (const MemberNumber member : missing) found_.rest.push_back({cube_of_member(member, request.cube), {}});
    }

    Result<Singles> solve(Tables& tables) {
        const Result<std::vector<CosetRest>> before = file_.read();
        if (!before) return before.error();
        for (const CosetRest& solved : *before) settle(solved);
        settled_before_ = settled_count_;
        for (int effort = 0; effort < single_efforts; ++effort)
            parallel_for(work_.threads, missing_.size(),
                         [&](std::size_t i) { solve_one(scattered(i), effort, tables); });
        const std::optional<Error> unwritten = file_.flush();
        if (failure_) return *failure_;
        if (unwritten) return *unwritten;
        return std::move(found_);
    }

private:
    // Says nothing of its own.
    Work within_this_work() const {
        Work single;
        single.memory = work_.memory == 0 && missing_.size() >= worth_large_tables ? for_large_tables : work_.memory;
        single.deadline = work_.deadline;
        single.stop = work_.stop;
        return single;
    }

    // Neighbours are not searched at the same time: a prime leads through all in wide steps.
    std::size_t scattered(std::size_t i) const { return i * std::uint64_t{2'654'435'761} % missing_.size(); }

    void solve_one(std::size_t i, int effort, Tables& tables) {
        if (!is_open(i)) return;
        const SolvableCube cube = cube_of_member(missing_[i], request_.cube);
        const Result<std::optional<Moves>> moves =
            single_solution(cube, request_.play, request_.within, effort, tables, within_this_work());
        const std::lock_guard lock(mutex_);
        if (moves && *moves) add({cube, *moves});
        else if (!moves && moves.error().fault != Fault::stopped) failure_ = moves.error();
    }

    bool is_open(std::size_t i) {
        const std::lock_guard lock(mutex_);
        return !is_settled_[i] && !failure_ && !work_.is_stopped();
    }

    void add(const CosetRest& solved) {
        if (const std::optional<Error> error = file_.add(solved)) failure_ = error;
        settle(solved);
        work_.progress("solving what is left", static_cast<double>(settled_count_ - settled_before_) /
                                                   static_cast<double>(missing_.size() - settled_before_));
    }

    // One that is solved, and those around it that need no more moves than was asked for.
    void settle(const CosetRest& solved) {
        const Cube member = request_.cube.cube() * inverse(solved.cube.cube());
        const int room = request_.within - moves_in(*solved.moves, request_.play);
        for (const StayMove& word : around_) {
            if (word.cost() > std::max(room, 0)) return;
            const MemberNumber number = members().number_of(member * word.cube);
            const auto at = std::ranges::lower_bound(missing_, number);
            if (at == missing_.end() || *at != number) continue;
            const auto i = static_cast<std::size_t>(at - missing_.begin());
            if (is_settled_[i]) continue;
            Moves moves = *solved.moves;
            moves.insert(moves.end(), word.moves.begin(), word.moves.end());
            const SolvableCube cube = cube_of_member(number, request_.cube);
            if (!after({cube, {}}, moves).is_solved()) continue;
            is_settled_[i] = true;
            ++settled_count_;
            found_.solved += room >= 0 ? 1 : 0;
            if (!found_.rest.empty()) found_.rest[i].moves = std::move(moves);
        }
    }

    const CosetRequest& request_;
    std::span<const MemberNumber> missing_;
    const Work& work_;
    SinglesFile file_;
    std::vector<StayMove> around_;  // nearest first, itself first of all

    std::mutex mutex_;
    std::vector<bool> is_settled_;                        // solved, or known to need more moves than was asked for
    std::size_t settled_count_ = 0, settled_before_ = 0;  // now, and when this run began
    Singles found_;
    std::optional<Error> failure_;
};

}  // namespace

// y = h x with x t = h', so y = (x t)' x.
SolvableCube cube_of_member(MemberNumber member, const SolvableCube& x) {
    return *SolvableCube::validate(inverse(members().cube_of(member)) * x.cube());
}

Result<Singles> solve_singly(const CosetRequest& request, std::span<const MemberNumber> missing, Tables& tables,
                             const Work& work) {
    return SinglesSolver(request, missing, work).solve(tables);
}

}  // namespace trundle
