// Dice: the constant-time solver on empty boards, and mazes.
#include <pybind11/operators.h>
#include <pybind11/stl.h>
#include <trundle/maze.h>

#include "bind.h"
#include "bytes.h"
#include "call.h"

namespace trundle::python {
namespace {

using Point = std::pair<std::int64_t, std::int64_t>;
using Label = std::optional<int>;

Square square_at(Point point) { return {point.first, point.second}; }
Point point_of(Square square) { return {square.x, square.y}; }

py::tuple roll(std::int64_t rows, std::int64_t columns, Point from, Point to, int label) {
    const Roll request{rows, columns, square_at(from), square_at(to), label};
    const RollAnswer answer = unwrap(solve_roll(request));
    const Deltas deltas = deltas_of(request);
    return py::make_tuple(answer.length, answer.gps, answer.row, Point(deltas.x, deltas.y));
}

std::string expand(const std::string& gps, Point deltas, std::int64_t limit) {
    return unwrap(unwrap(Gps::parse(gps), gps).expand({deltas.first, deltas.second}, limit));
}

// A row of an array is a row of the maze, the northernmost first.
Square square_of(const Maze& maze, py::ssize_t row, py::ssize_t column) { return {column + 1, maze.rows() - row}; }

template <class Use>  // (the square, its number in the array)
void for_each_square(const Maze& maze, const Bytes& array, Use use) {
    if (array.ndim() != 2 || array.shape(0) != maze.rows() || array.shape(1) != maze.columns())
        raise(usage_error("the arrays of a maze have a number for each of its squares"));
    for (py::ssize_t row = 0; row < array.shape(0); ++row)
        for (py::ssize_t column = 0; column < array.shape(1); ++column)
            use(square_of(maze, row, column), *array.data(row, column));
}

Maze from_arrays(const Bytes& labels, const std::optional<Bytes>& north_walls, const std::optional<Bytes>& east_walls) {
    if (labels.ndim() != 2) raise(usage_error("a maze is an array of two dimensions"));
    Maze maze = unwrap(Maze::rectangle(labels.shape(0), labels.shape(1)));
    for_each_square(maze, labels, [&](Square square, int label) {
        if (label > Maze::blocked)
            raise(usage_error("a square is 0, a label 1 to 6, or 7 if it is blocked, not " + std::to_string(label)));
        maze.set_label(square, label);
    });
    for (const auto& [walls, way] : {std::pair{&north_walls, Way::N}, {&east_walls, Way::E}})
        if (*walls)
            for_each_square(maze, **walls, [&, side = way](Square square, int is_wall) {
                if (is_wall != 0) maze.add_wall(square, side);
            });
    return maze;
}

Bytes labels_of(const Maze& maze) {
    Bytes labels({maze.rows(), maze.columns()});
    for (py::ssize_t row = 0; row < labels.shape(0); ++row)
        for (py::ssize_t column = 0; column < labels.shape(1); ++column)
            *labels.mutable_data(row, column) = static_cast<std::uint8_t>(maze.label(square_of(maze, row, column)));
    return labels;
}

Maze with_start(Maze maze, Point start, std::pair<int, int> die) {
    maze.start = square_at(start);
    const auto standing = die_showing(die.first, die.second);
    if (!standing) raise(usage_error("no die shows these two labels on top and to the north"));
    maze.die = *standing;
    return maze;
}

Maze with_targets(Maze maze, const std::vector<Point>& targets) {
    for (const Point& target : targets) {
        if (!maze.contains(square_at(target))) raise(input_error("off_board", "a target is not on the board"));
        maze.add_target(square_at(target));
    }
    return maze;
}

Maze with_rules(Maze maze, Label top, Label north, bool after, bool pass_targets, bool leave_start) {
    maze.rules = {after ? MazeRules::Labels::after : MazeRules::Labels::before, top, north, pass_targets, leave_start};
    return maze;
}

py::tuple solve(const Maze& maze, bool count_walks, const Terms& terms) {
    const MazeAnswer answer =
        unwrap(call(terms, [&](const Work& work) { return solve_maze(maze, work, count_walks); }));
    return py::make_tuple(answer.path, answer.path.size(), answer.states, answer.walks, answer.more_walks);
}

py::tuple generate(const MazeWish& wish, const Terms& terms) {
    GeneratedMaze made = unwrap(call(terms, [&](const Work& work) { return generate_maze(wish, work); }));
    return py::make_tuple(std::move(made.maze), made.path, made.length, made.branches);
}

}  // namespace

void bind_rolls(py::module_& module) {
    module.def("roll", roll);
    module.def("expand", expand);
    py::class_<Maze>(module, "Maze")
        .def(py::init([](const std::string& text) {
            return unwrap(call({}, [&](const Work& work) { return Maze::parse(text, work); }), text);
        }))
        .def_static("from_arrays", from_arrays)
        .def(py::self == py::self)
        .def("with_start", with_start)
        .def("with_targets", with_targets)
        .def("with_rules", with_rules)
        .def("text",
             [](const Maze& maze) { return unwrap(call({}, [&](const Work& work) { return maze.to_text(work); })); })
        .def("rows", &Maze::rows)
        .def("columns", &Maze::columns)
        .def("labels", labels_of)
        .def("start", [](const Maze& maze) { return point_of(maze.start); })
        .def("die", [](const Maze& maze) { return std::pair(top_of(maze.die), north_of(maze.die)); })
        .def("is_target", [](const Maze& maze, Point point) { return maze.is_target(square_at(point)); })
        .def("solve", solve)
        .def("count_reachable",
             [](const Maze& maze, const Terms& terms) {
                 return unwrap(call(terms, [&](const Work& work) { return count_reachable(maze, work); }));
             })
        .def("picture", [](const Maze& maze, const std::string& path) { return picture(maze, path); })
        .def("svg", [](const Maze& maze, const std::string& path) { return svg(maze, path); });
    module.def("generate_maze", [](std::int64_t rows, std::int64_t columns, std::optional<std::int64_t> length,
                                   std::optional<std::int64_t> branches, std::uint64_t seed, const Terms& terms) {
        return generate({.rows = rows, .columns = columns, .length = length, .branches = branches, .seed = seed},
                        terms);
    });
}

}  // namespace trundle::python
