#include "quick.h"

#include "watch.h"

namespace trundle::cli {
namespace {

// The lines of a batch share it.
const Result<QuickSolver>& solver_for(const Request& request, Play play) {
    static const Result<QuickSolver> solver = [&]() -> Result<QuickSolver> {
        Result<Watch> watch = Watch::from(request);
        if (!watch) return watch.error();
        Tables tables(watch->settings());
        return QuickSolver::open(play, tables, watch->work());
    }();
    return solver;
}

}  // namespace

Result<Solution> solve_quickly(const Request& request, Play play, const World& world, const QuickLimits& limits) {
    const Result<QuickSolver>& solver = solver_for(request, play);
    if (!solver) return solver.error();
    Result<Watch> watch = Watch::from(request);
    if (!watch) return watch.error();
    Work work = watch->work();
    if (request.is_batch()) work.threads = 1;  // each line has a thread of its own
    return solver->solve(world, limits, work);
}

}  // namespace trundle::cli
