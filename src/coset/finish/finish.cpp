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
        Work single;  // says nothing of its own
        single.memory = work_.memory;
        single.deadline = work_.deadline;
        single.stop = work_.stop;
        parallel_for(work_.threads, missing_.size(), [&](std::size_t i) { solve_one(scattered(i), tables, single); });
        const std::optional<Error> unwritten = file_.flush();
        if (failure_) return *failure_;
        if (unwritten) return *unwritten;
        return std::move(found_);
    }

private:
    // Neighbours are not searched at the same time, nor one after the other: a prime leads through all in a wide step.
    std::size_t scattered(std::size_t i) const { return i * std::uint64_t{2'654'435'761} % missing_.size(); }

    void solve_one(std::size_t i, Tables& tables, const Work& single) {
        std::unique_lock lock(mutex_);
        if (is_settled_[i] || failure_ || work_.is_stopped()) return;
        lock.unlock();
        CosetRest one{cube_of_member(missing_[i], request_.cube), {}};
        const Result<Moves> moves = single_solution(one.cube, request_.play, request_.within, tables, single);
        lock.lock();
        if (moves) {
            one.moves = *moves;
            settle(one);
            failure_ = file_.add(one);
        } else if (moves.error().fault != Fault::stopped && moves.error().fault != Fault::none_exists) {
            failure_ = moves.error();
        }
        work_.progress("solving what is left",
                       static_cast<double>(settled_count_) / static_cast<double>(missing_.size()));
    }

    // One that is solved, and those around it that need no more moves than was asked for.
    void settle(const CosetRest& solved) {
        const Cube member = request_.cube.cube() * inverse(solved.cube.cube());
        for (const StayMove& word : around_) {
            Moves moves = *solved.moves;
            moves.insert(moves.end(), word.moves.begin(), word.moves.end());
            const bool is_within = moves_in(moves, request_.play) <= request_.within;
            if (!is_within && word.cost() > 0) return;
            const MemberNumber number = members().number_of(member * word.cube);
            const auto at = std::ranges::lower_bound(missing_, number);
            if (at == missing_.end() || *at != number) continue;
            settle(static_cast<std::size_t>(at - missing_.begin()), moves, is_within);
        }
    }

    void settle(std::size_t i, const Moves& moves, bool is_within) {
        if (is_settled_[i]) return;
        const SolvableCube cube = cube_of_member(missing_[i], request_.cube);
        if (!after({cube, {}}, moves).is_solved()) return;
        is_settled_[i] = true;
        ++settled_count_;
        found_.solved += is_within ? 1 : 0;
        if (!found_.rest.empty()) found_.rest[i].moves = moves;
    }

    const CosetRequest& request_;
    std::span<const MemberNumber> missing_;
    const Work& work_;
    SinglesFile file_;
    std::vector<StayMove> around_;  // nearest first, itself first of all

    std::mutex mutex_;
    std::vector<bool> is_settled_;  // solved, or known to need more moves than was asked for
    std::size_t settled_count_ = 0;
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
