// What a solver prepares for a board, a start and an end, and keeps for the next cube there.
#pragma once

#include <trundle/crawl_solve.h>

#include "crawl/solve/beam.h"

namespace trundle {

struct CrawlSolver::Ground {
    Ground(const CrawlTask& task, const CrawlTables& tables);

    bool serves(const CrawlTask& task) const {
        return board == task.board && start == task.start && end.cell == task.end.cell &&
               end.heading == task.end.heading;
    }

    Board board;
    Pose start;
    CrawlEnd end;

    BoardPoses poses;
    BoardPoses back;  // the same way backwards: from the ends to the start
    Rules rules, rules_back;
    Rules rules_free;  // as if there were no board
    std::vector<std::uint8_t> steps_home, steps_back, steps_free;
    CrawlSense sense;
};

}  // namespace trundle
