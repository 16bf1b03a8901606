// The solvers of cubes. Their answers become tuples, in the order of the fields in python/trundle/results.py.
#include <pybind11/stl.h>
#include <trundle/explore.h>
#include <trundle/optimize.h>
#include <trundle/solve.h>

#include "bind.h"
#include "call.h"
#include "names.h"

namespace trundle::python {
namespace {

using Nodes = std::optional<std::uint64_t>;

// Two quarter turns of a face are said as one half turn.
Reading said(const Solution& solution, Play play) {
    return {play == Play::quarter ? simplified(solution.moves) : solution.moves, Notation::wca};
}

py::tuple to_tuple(const Solution& solution, Play play) {
    return py::make_tuple(said(solution, play), solution.length, solution.is_optimal, solution.nodes,
                          static_cast<double>(solution.cost) / TurnCosts::one);
}

py::tuple to_tuple(const OptimalAnswer& answer, Play play) {
    py::list solutions;
    for (const Solution& solution : answer.solutions) solutions.append(to_tuple(solution, play));
    return py::make_tuple(solutions, answer.proven, answer.nodes(), answer.tables, answer.is_complete);
}

py::tuple solve_quickly(const World& world, const std::string& metric, std::optional<int> max_length,
                        const std::optional<std::string>& costs, Seconds time, Nodes nodes, const Terms& terms) {
    SolveRequest request{world, metric_named(metric), max_length, effort_of(time, nodes)};
    if (costs) request.costs = unwrap(parse_costs(*costs), *costs);
    const auto answer = call(terms, [&, shelf = tables()](const Work& work) { return solve(request, *shelf, work); });
    return to_tuple(unwrap(answer), request.play);
}

py::tuple solve_with_proof(const World& world, const std::string& metric, bool is_oriented, int solutions, int slack,
                           const Terms& terms) {
    const OptimalRequest request{world, metric_named(metric), is_oriented, solutions, slack, false};
    const auto answer =
        call(terms, [&, shelf = tables()](const Work& work) { return solve_optimally(request, *shelf, work); });
    return to_tuple(unwrap(answer), request.play);
}

py::tuple solve_a_part(const World& world, const std::string& metric, const std::optional<std::string>& moves,
                       const std::optional<std::string>& goal, int solutions, int slack, Seconds time, Nodes nodes,
                       const Terms& terms) {
    const Play play = metric_named(metric);
    PartRequest request{.world = world, .moves = Moves(moves_of(play).begin(), moves_of(play).end())};
    if (moves) request.moves = unwrap(parse_move_choice(*moves, play), *moves);
    if (goal) request.part = unwrap(parse_part(*goal), *goal);
    request.solutions = solutions;
    request.slack = slack;
    request.effort = effort_of(time, nodes);
    const auto answer =
        call(terms, [&, shelf = tables()](const Work& work) { return solve_part(request, *shelf, work); });
    return to_tuple(unwrap(answer), play);
}

py::tuple shortest_paths(const World& world, const std::string& metric, int slack, bool any_orientation,
                         const Terms& terms) {
    const OptimizeRequest request{world, metric_named(metric), slack, any_orientation};
    const Optimum optimum =
        unwrap(call(terms, [&, shelf = tables()](const Work& work) { return optimize(request, *shelf, work); }));
    py::list paths;
    for (const Moves& moves : optimum.solutions) paths.append(Reading{moves, Notation::wca});
    py::list counts;
    for (const LengthCount& count : optimum.counts)
        counts.append(py::make_tuple(count.length, count.classes, count.words));
    return py::make_tuple(optimum.length, optimum.proven, paths, counts, optimum.is_complete, optimum.nodes);
}

py::tuple count_levels(const std::string& moves, int depth, const Terms& terms) {
    const ExploreRequest request{play_named(moves), depth};
    const Exploration found = unwrap(call(terms, [&](const Work& work) { return explore(request, work); }));
    py::list levels;
    for (const ExploreLevel& level : found.levels)
        levels.append(py::make_tuple(level.depth, level.states, level.classes));
    return py::make_tuple(levels, found.is_complete);
}

}  // namespace

void bind_solvers(py::module_& module) {
    module.def("solve", solve_quickly);
    module.def("solve_optimal", solve_with_proof);
    module.def("solve_part", solve_a_part);
    module.def("optimize", shortest_paths);
    module.def("explore", count_levels);
}

}  // namespace trundle::python
