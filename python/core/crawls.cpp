// Boards, and cubes that crawl over them.
#include <pybind11/operators.h>
#include <pybind11/stl.h>
#include <trundle/crawl_picture.h>
#include <trundle/crawl_solve.h>

#include "bind.h"
#include "call.h"
#include "names.h"

namespace trundle::python {
namespace {

using Pair = std::pair<int, int>;

Face heading_named(const std::string& name) {
    if (const auto heading = parse_heading(name)) return *heading;
    raise(usage_error("a heading is +z, -x, -z or +x, or south, west, north or east, not '" + name + "'"));
}

Pose pose_of(const Board& board, const std::optional<Pair>& at, const std::string& heading) {
    const Cell cell = at ? Cell{at->first, at->second} : board.middle();
    return {Rotation::from_images(Face::U, heading_named(heading)), cell};
}

// `end`: a cell, "home" or "any"; `end_heading`: a heading or one of these words.
CrawlPlace place_of(const Board& board, const std::optional<Pair>& at, const std::string& heading,
                    const std::variant<Pair, std::string>& end, const std::string& end_heading) {
    CrawlPlace place{board, pose_of(board, at, heading), {}};
    if (const Pair* cell = std::get_if<Pair>(&end)) place.end.cell = Cell{cell->first, cell->second};
    else if (std::get<std::string>(end) == "home") place.end.cell = place.start.cell;
    else if (std::get<std::string>(end) != "any") raise(usage_error("an end is any, home or a cell (x, z)"));
    if (end_heading == "home") place.end.heading = place.start.rotation(Face::F);
    else if (end_heading != "any") place.end.heading = heading_named(end_heading);
    return place;
}

py::tuple to_tuple(Pose pose) {
    return py::make_tuple(py::make_tuple(pose.cell.x, pose.cell.z), heading_name(pose.rotation(Face::F)));
}

Reading said(const Moves& moves) { return {moves, Notation::crawl}; }

py::tuple to_tuple(const CrawlSolution& solution, const CrawlPlace& place) {
    World world{{}, place.start};
    py::list cells;
    cells.append(py::make_tuple(world.pose.cell.x, world.pose.cell.z));
    for (const Move move : solution.moves) {
        world = after(world, move);
        if (move.steps()) cells.append(py::make_tuple(world.pose.cell.x, world.pose.cell.z));
    }
    return py::make_tuple(said(solution.moves), solution.moves.size(), solution.is_optimal, solution.nodes,
                          solution.proven, to_tuple(place.start), to_tuple(world.pose), cells);
}

py::tuple crawl_quickly(const World& cube, const CrawlPlace& place, Seconds time, std::optional<std::uint64_t> nodes,
                        const Terms& terms) {
    const CrawlRequest request{{cube.cube, place}, effort_of(time, nodes), {}};
    const auto found =
        call(terms, [&, shelf = tables()](const Work& work) { return solve_crawl(request, *shelf, work); });
    return to_tuple(unwrap(found), place);
}

py::tuple crawl_with_proof(const World& cube, const CrawlPlace& place, const Terms& terms) {
    const CrawlProofRequest request{{cube.cube, place}};
    const auto found =
        call(terms, [&, shelf = tables()](const Work& work) { return solve_crawl_optimally(request, *shelf, work); });
    return to_tuple(unwrap(found), place);
}

// A crawl that was not searched for.
py::tuple told(const Result<Moves>& moves, const CrawlPlace& place) {
    return to_tuple(CrawlSolution{unwrap(moves)}, place);
}

py::list plan_of(const World& cube, const CrawlPlace& place, const Terms& terms) {
    const CrawlTask task{cube.cube, place};
    py::list steps;
    for (const PlanStep& step : unwrap(call(terms, [&](const Work& work) { return plan(task, work); })))
        steps.append(py::make_tuple(step.purpose, said(step.moves), said(step.setup), said(step.a), said(step.b)));
    return steps;
}

std::span<const Move> crawler_named(const std::string& name) {
    if (name == "crawler") return MoveSet::crawler();
    if (name == "crawler6") return MoveSet::crawler6();
    raise(usage_error("moves are crawler or crawler6, not '" + name + "'"));
}

py::tuple macros_of(const CrawlPlace& place, const std::string& moves, const Terms& terms) {
    const MacroRequest request{place, crawler_named(moves)};
    const Macros found = unwrap(call(terms, [&](const Work& work) { return macros(request, work); }));
    py::dict all;
    for (const Macro& macro : found.all)
        all[py::str(unwrap(print({&macro.turn, 1}, Notation::wca)))] =
            macro.crawl ? py::cast(said(*macro.crawl)) : py::object(py::none());
    return py::make_tuple(all, found.searched, found.is_complete);
}

py::tuple prove(const CrawlPlace& place, const std::string& moves, const Terms& terms) {
    const std::span<const Move> set = crawler_named(moves);
    const ClosedWalks walks =
        unwrap(call(terms, [&](const Work& work) { return closed_walks(place.board, place.start, set, work); }));
    return py::make_tuple(walks.order, walks.index, walks.end_kinds, walks.solves_everything, walks.laws);
}

}  // namespace

void bind_crawls(py::module_& module) {
    py::class_<Board>(module, "Board")
        .def_static("of_size", [](const std::string& text) { return unwrap(Board::parse_size(text), text); })
        .def_static("drawn", [](const std::string& text) { return unwrap(Board::parse_walls(text), text); })
        .def(py::self == py::self)
        .def("width", &Board::width)
        .def("height", &Board::height)
        .def("middle", [](const Board& board) { return Pair(board.middle().x, board.middle().z); })
        .def("is_blocked", [](const Board& board, int x, int z) {
            return board.is_blocked({x, z});
        });
    py::class_<CrawlPlace>(module, "Place").def(py::init(&place_of));

    module.def("crawl", crawl_quickly);
    module.def("crawl_optimal", crawl_with_proof);
    module.def("translate", [](const Reading& path, const CrawlPlace& place, const Terms& terms) {
        return told(call(terms, [&](const Work& work) { return translate({path.moves, place}, work); }), place);
    });
    module.def("shortest_way", [](const CrawlPlace& place, const Terms& terms) {
        return told(call(terms, [&](const Work& work) { return shortest_way(place, work); }), place);
    });
    module.def("random_crawl", [](const CrawlPlace& place, std::size_t count, std::uint64_t seed) {
        if (const auto error = misplaced(place)) raise(*error);
        return told(random_crawl(place.board, place.start, count, seed), place);
    });
    module.def("plan", plan_of);
    module.def("macros", macros_of);
    module.def("prove", prove);
    module.def("why_unsolvable", [](const World& cube, const CrawlPlace& place, const Terms& terms) {
        const CrawlTask task{cube.cube, place};
        const auto why = call(terms, [&](const Work& work) { return why_unsolvable(task, work); });
        if (why && why->fault != Fault::none_exists) raise(*why);
        return why ? std::optional(why->message) : std::nullopt;
    });
    module.def("crawl_text", [](const CrawlPlace& place, const Reading& path) {
        return picture(place.board, place.start, path.moves);
    });
    module.def("crawl_svg",
               [](const CrawlPlace& place, const Reading& path) { return svg(place.board, place.start, path.moves); });
}

}  // namespace trundle::python
