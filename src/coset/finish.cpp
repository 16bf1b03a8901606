#include "coset/finish.h"

#include <trundle/crawl_solve.h>
#include <trundle/solve.h>
#include <mutex>

#include "base/parallel.h"

namespace trundle {
namespace {

// A crawl of at most so many moves, or the shortest there is.
Result<Moves> crawl_within(const SolvableCube& cube, int most, Tables& tables, const Work& work) {
    const CrawlTask task{cube, {Board::unbounded(), {}, {}}};
    for (const std::uint64_t nodes : {100'000u, 1'000'000u, 10'000'000u}) {
        const Result<CrawlSolution> quick = solve_crawl({.task = task, .effort = {.nodes = nodes}}, tables, work);
        if (!quick) return quick.error();
        if (static_cast<int>(quick->moves.size()) <= most) return quick->moves;
    }
    const Result<CrawlSolution> proof = solve_crawl_optimally({.task = task}, tables, work);
    if (!proof) return proof.error();
    return proof->moves;
}

Result<Moves> turns_within(const SolvableCube& cube, Play play, int most, Tables& tables, const Work& work) {
    const Result<Solution> quick = solve({.world = {cube, {}}, .play = play, .max_length = most}, tables, work);
    if (!quick) return quick.error();
    return quick->moves;
}

}  // namespace

// y = h x with x t = h', so y = (x t)' x.
SolvableCube cube_of_member(MemberNumber member, const SolvableCube& x) {
    return *SolvableCube::validate(inverse(members().cube_of(member)) * x.cube());
}

int moves_in(const Moves& moves, Play play) {
    return play == Play::crawler ? static_cast<int>(moves.size()) : length_of(moves, play);
}

Result<std::vector<CosetRest>> solve_singly(const CosetRequest& request, std::span<const MemberNumber> missing,
                                            Tables& tables, const Work& work) {
    std::vector<CosetRest> rest(missing.size());
    std::optional<Error> failure;
    std::atomic<bool> has_failed = false;
    std::mutex mutex;
    std::size_t done = 0;
    Work single;  // says nothing of its own
    single.memory = work.memory;
    single.deadline = work.deadline;
    single.stop = work.stop;
    parallel_for(work.threads, missing.size(), [&](std::size_t i) {
        rest[i].cube = cube_of_member(missing[i], request.cube);
        if (work.is_stopped() || has_failed) return;
        const Result<Moves> moves = request.play == Play::crawler
                                        ? crawl_within(rest[i].cube, request.within, tables, single)
                                        : turns_within(rest[i].cube, request.play, request.within, tables, single);
        const std::lock_guard lock(mutex);
        work.progress("solving what is left", static_cast<double>(++done) / static_cast<double>(missing.size()));
        if (moves) rest[i].moves = *moves;
        else if (moves.error().fault != Fault::stopped && moves.error().fault != Fault::none_exists)
            failure = moves.error(), has_failed = true;
    });
    if (failure) return *failure;
    return rest;
}

}  // namespace trundle
