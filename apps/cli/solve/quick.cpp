#include "solve/quick.h"

#include "frame/kept.h"
#include "frame/watch.h"

namespace trundle::cli {
namespace {

const Result<QuickSolver>& solver_for(const Request& request, Play play) {
    return kept<Result<QuickSolver>>(std::string(name_of(play)), [&]() -> Result<QuickSolver> {
        Result<Watch> watch = Watch::from(request);
        if (!watch) return watch.error();
        TableSettings settings = watch->settings();
        settings.large_pages = request.is_batch();
        Tables tables(settings);
        return QuickSolver::open(play, tables, watch->shared_work());
    });
}

}  // namespace

Result<Solution> solve_quickly(const Request& request, Play play, const World& world, const QuickLimits& limits,
                               const std::function<void(const Solution&)>& on_solution) {
    const Result<QuickSolver>& solver = solver_for(request, play);
    if (!solver) return solver.error();
    Result<Watch> watch = Watch::from(request);
    if (!watch) return watch.error();
    return solver->solve(world, limits, watch->work(), on_solution);
}

}  // namespace trundle::cli
