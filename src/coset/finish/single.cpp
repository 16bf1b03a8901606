#include "coset/finish/single.h"

#include <trundle/crawl_solve.h>
#include <trundle/solve.h>
#include <array>

namespace trundle {
namespace {

constexpr int last_effort = single_efforts - 1;

Result<std::optional<Moves>> crawl_within(const SolvableCube& cube, int most, int effort, Tables& tables,
                                          const Work& work) {
    constexpr std::array<std::uint64_t, last_effort> nodes{30'000, 120'000, 1'000'000, 10'000'000};
    const CrawlTask task{cube, {Board::unbounded(), {}, {}}};
    const Result<CrawlSolution> found =
        effort == last_effort
            ? solve_crawl_optimally({.task = task}, tables, work)
            : solve_crawl({.task = task, .effort = {.nodes = nodes[static_cast<std::size_t>(effort)]}}, tables, work);
    if (!found) return found.error();
    if (static_cast<int>(found->moves.size()) <= most || found->is_optimal) return std::optional(found->moves);
    return std::optional<Moves>();
}

Result<std::optional<Moves>> turns_within(const SolvableCube& cube, Play play, int most, Tables& tables,
                                          const Work& work) {
    const Result<Solution> quick = solve({.world = {cube, {}}, .play = play, .max_length = most}, tables, work);
    if (quick) return std::optional(quick->moves);
    if (quick.error().fault == Fault::none_exists) return std::optional<Moves>();
    return quick.error();
}

}  // namespace

int moves_in(const Moves& moves, Play play) {
    return play == Play::crawler ? static_cast<int>(moves.size()) : length_of(moves, play);
}

Result<std::optional<Moves>> single_solution(const SolvableCube& cube, Play play, int most, int effort, Tables& tables,
                                             const Work& work) {
    if (play == Play::crawler) return crawl_within(cube, most, effort, tables, work);
    if (effort != last_effort) return std::optional<Moves>();
    return turns_within(cube, play, most, tables, work);
}

}  // namespace trundle
