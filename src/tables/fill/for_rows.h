// Long work on all rows of a table, on all threads: piece by piece, with a pause after each in which nobody works.
#pragma once

#include <trundle/work.h>
#include <algorithm>

#include "base/parallel.h"

namespace trundle {

// Calls round(first, last) for ranges of rows from `next` on; a round should end early if the work is stopped. `next`
// goes on with each piece that is done. False if the work was stopped: then some rows from `next` on are done.
template <class Round, class Pause>
bool for_rows(std::size_t rows, std::size_t& next, const Work& work, Round round, Pause pause) {
    constexpr std::size_t rows_a_round = 64;
    const std::size_t piece = std::max<std::size_t>(rows / 32, 256);
    while (next < rows) {
        const std::size_t end = std::min(next + piece, rows);
        parallel_for(work.threads, (end - next + rows_a_round - 1) / rows_a_round, [&](std::size_t i) {
            const std::size_t first = next + i * rows_a_round;
            round(first, std::min(first + rows_a_round, end));
        });
        if (work.is_stopped()) return false;
        next = end;
        pause();
    }
    return true;
}

}  // namespace trundle
