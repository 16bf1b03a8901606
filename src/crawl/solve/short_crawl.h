// Short things first: crawls from both ends, meeting in the middle, before any table is opened.
#pragma once

#include <trundle/crawl_solve.h>

#include "base/memory.h"
#include "crawl/board/parity.h"
#include "crawl/board/verify.h"
#include "crawl/solve/prepared_board.h"
#include "crawl/theory/meeting.h"

namespace trundle {

// How many cubes and poses may be reached: a moment's work, and what is worth it before a proof makes tables.
inline constexpr std::size_t quick_look = 1'500, thorough_look = 200'000;

// The shortest crawl, optimal (but none that visits every cell); or none, but the lengths that were searched. An error
// if the work was stopped.
inline Result<CrawlSolution> short_crawl(const CrawlTask& task, const BoardPoses& poses, std::size_t look,
                                         const Work& work, const CrawlNews& news = {}) {
    CrawlSolution solution;
    if (task.place.end.visits_all) return solution;  // what the two halves visit would have to be put together
    const Cube wanted = inverse(task.cube.cube());
    for (Meeting meeting(poses, MoveSet::crawler());; ++solution.proven) {
        const std::size_t before = solution.nodes;
        solution.nodes = meeting.count();
        if (is_possible_length(task, solution.proven)) {
            std::optional<Moves> crawl = meeting.crawl_for(wanted, work);
            if (work.is_stopped()) return stopped_error("before a crawl was found");
            solution.searched.push_back({solution.proven, solution.nodes - before, true});
            if (news.on_length) news.on_length(solution.searched.back());
            if (crawl) {
                Result<Moves> sure = verified(task, *std::move(crawl));
                if (!sure) return sure.error();
                solution.moves = *std::move(sure);
                solution.is_optimal = true;
                return solution;
            }
        }
        if (meeting.count() >= look) return ++solution.proven, solution;
        if (std::optional<Error> error = meeting.deepen(work)) {
            if (error->fault == Fault::stopped) return *std::move(error);
            return ++solution.proven, solution;  // no memory for more
        }
    }
}

}  // namespace trundle
