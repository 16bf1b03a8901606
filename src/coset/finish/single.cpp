#include "coset/finish/single.h"

#include <trundle/crawl_solve.h>
#include <trundle/solve.h>

#include "base/memory.h"

namespace trundle {
namespace {

Result<Moves> crawl_within(const SolvableCube& cube, int most, Tables& tables, const Work& work) {
    const CrawlTask task{cube, {Board::unbounded(), {}, {}}};
    for (const std::uint64_t nodes : {100'000u, 1'000'000u, 10'000'000u}) {
        const Result<CrawlSolution> quick = solve_crawl({.task = task, .effort = {.nodes = nodes}}, tables, work);
        if (!quick) return quick.error();
        if (static_cast<int>(quick->moves.size()) <= most) return quick->moves;
    }
    const Result<CrawlSolution> proof = solve_crawl_optimally({.task = task}, tables, work);
    if (!proof) return proof.error();
    if (!proof->is_optimal) return stopped_error("before a shortest crawl was proven");
    return proof->moves;
}

Result<Moves> turns_within(const SolvableCube& cube, Play play, int most, Tables& tables, const Work& work) {
    const Result<Solution> quick = solve({.world = {cube, {}}, .play = play, .max_length = most}, tables, work);
    if (!quick) return quick.error();
    return quick->moves;
}

}  // namespace

int moves_in(const Moves& moves, Play play) {
    return play == Play::crawler ? static_cast<int>(moves.size()) : length_of(moves, play);
}

Result<Moves> single_solution(const SolvableCube& cube, Play play, int most, Tables& tables, const Work& work) {
    return play == Play::crawler ? crawl_within(cube, most, tables, work)
                                 : turns_within(cube, play, most, tables, work);
}

}  // namespace trundle
