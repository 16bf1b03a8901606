#include "solve/quick.h"

#include "frame/work.h"

namespace trundle::cli {

Effort effort_of(const Request& request, std::optional<std::int64_t> default_ms) {
    Effort effort;
    if (request.has("--nodes")) effort.nodes = static_cast<std::uint64_t>(request.number("--nodes", 0));
    if (request.has("--time") || (default_ms && !effort.nodes))
        effort.time = std::chrono::milliseconds(request.number("--time", default_ms.value_or(0)));
    return effort;
}

// All lines of a batch wait for the tables, so those are opened on all threads: by a solved cube.
Result<Solution> solve_quickly(const Request& request, const SolveRequest& wanted,
                               const std::function<void(const Solution&)>& on_solution) {
    Tables& tables = tables_of(request);
    if (request.is_line())
        if (const auto opened = trundle::solve({World{}, wanted.play}, tables, shared_work_of(request)); !opened)
            return opened.error();
    return trundle::solve(wanted, tables, work_of(request), on_solution);
}

}  // namespace trundle::cli
