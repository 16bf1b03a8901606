#include "solve/quick.h"

#include "frame/kept.h"
#include "frame/work.h"

namespace trundle::cli {
namespace {

const Result<QuickSolver>& solver_for(const Request& request, Play play) {
    return kept<Result<QuickSolver>>(std::string(name_of(play)), [&]() -> Result<QuickSolver> {
        TableSettings settings = table_settings_of(request);
        settings.large_pages = request.is_batch();
        Tables tables(settings);
        return QuickSolver::open(play, tables, shared_work_of(request));
    });
}

}  // namespace

Result<Solution> solve_quickly(const Request& request, Play play, const World& world, const QuickLimits& limits,
                               const std::function<void(const Solution&)>& on_solution) {
    const Result<QuickSolver>& solver = solver_for(request, play);
    if (!solver) return solver.error();
    return solver->solve(world, limits, work_of(request), on_solution);
}

}  // namespace trundle::cli
