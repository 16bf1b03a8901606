#include "solve/quick.h"

#include "frame/work.h"

namespace trundle::cli {

// All lines of a batch wait for the tables, so those are opened on all threads: by a solved cube.
Result<Solution> solve_quickly(const Request& request, const SolveRequest& wanted,
                               const std::function<void(const Solution&)>& on_solution) {
    Tables& tables = tables_of(request);
    if (request.is_batch())
        if (const auto opened = trundle::solve({World{}, wanted.play}, tables, shared_work_of(request)); !opened)
            return opened.error();
    return trundle::solve(wanted, tables, work_of(request), on_solution);
}

}  // namespace trundle::cli
