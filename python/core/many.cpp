// Many cubes at once, in arrays of numpy.
#include <pybind11/stl.h>
#include <trundle/engine.h>
#include <trundle/solve.h>

#include "bind.h"
#include "bytes.h"
#include "call.h"
#include "names.h"

namespace trundle::python {
namespace {

constexpr std::size_t portion_size = 1 << 16;  // rows

// All rows, a portion at a time, until the work is stopped: use(first, count).
template <class Use>
void by_portions(std::size_t rows, const Terms& terms, Use use) {
    do_aside(terms, [&](const Work& work) {
        for (std::size_t first = 0; first < rows && !work.is_stopped(); first += portion_size)
            use(first, std::min(portion_size, rows - first));
    });
}

Bytes apply(const Bytes& stickers, const Reading& path, const Terms& terms) {
    const auto before = rows_of<Stickers>(stickers);
    Bytes result = array_of_rows<Stickers>(before.size());
    const auto after = rows_to_fill<Stickers>(result);
    by_portions(before.size(), terms, [&](std::size_t first, std::size_t count) {
        const auto portion = after.subspan(first, count);
        std::copy_n(before.begin() + static_cast<std::ptrdiff_t>(first), count, portion.begin());
        apply_to_all(portion, path.moves);
    });
    return result;
}

Bytes multiply(const Bytes& a, const Bytes& b, const Terms& terms) {
    const auto left = rows_of<Cube::Bytes>(a);
    const auto right = rows_of<Cube::Bytes>(b);
    if (left.size() != right.size()) raise(usage_error("as many cubes are needed on the left as on the right"));
    Bytes result = array_of_rows<Cube::Bytes>(left.size());
    const auto products = rows_to_fill<Cube::Bytes>(result);
    by_portions(left.size(), terms, [&](std::size_t first, std::size_t count) {
        multiply_all(left.subspan(first, count), right.subspan(first, count), products.subspan(first, count));
    });
    return result;
}

Error in_row(std::size_t row, Error error) {
    error.message = "cube " + std::to_string(row) + ": " + error.message;
    error.at.reset();
    return error;
}

std::vector<World> worlds_of(const Bytes& stickers, const Terms& terms) {
    const auto rows = rows_of<Stickers>(stickers);
    std::vector<World> worlds(rows.size());
    std::optional<Error> wrong;
    by_portions(rows.size(), terms, [&](std::size_t first, std::size_t count) {
        for (std::size_t i = first; i < first + count && !wrong; ++i) {
            const Result<World> world = standing(rows[i]);
            if (world) worlds[i] = *world;
            else wrong = in_row(i, world.error());
        }
    });
    if (wrong) raise(*wrong);
    return worlds;
}

Bytes to_pieces(const Bytes& stickers, const Terms& terms) {
    const std::vector<World> worlds = worlds_of(stickers, terms);
    Bytes result = array_of_rows<Cube::Bytes>(worlds.size());
    const auto pieces = rows_to_fill<Cube::Bytes>(result);
    for (std::size_t i = 0; i < worlds.size(); ++i) pieces[i] = worlds[i].cube.cube().bytes();
    return result;
}

Bytes from_pieces(const Bytes& pieces, const Terms& terms) {
    const auto rows = rows_of<Cube::Bytes>(pieces);
    Bytes result = array_of_rows<Stickers>(rows.size());
    const auto stickers = rows_to_fill<Stickers>(result);
    std::optional<Error> wrong;
    by_portions(rows.size(), terms, [&](std::size_t first, std::size_t count) {
        for (std::size_t i = first; i < first + count && !wrong; ++i) {
            const Result<SolvableCube> cube = SolvableCube::validate(Cube::from_bytes(rows[i]));
            if (cube) stickers[i] = to_stickers(to_facelets(World{*cube, {}}));
            else wrong = in_row(i, cube.error());
        }
    });
    if (wrong) raise(*wrong);
    return result;
}

Bytes random(std::size_t count, std::uint64_t seed, const Terms& terms) {
    Bytes result = array_of_rows<Stickers>(count);
    const auto stickers = rows_to_fill<Stickers>(result);
    by_portions(count, terms, [&](std::size_t first, std::size_t portion) {
        for (std::size_t i = first; i < first + portion; ++i)
            stickers[i] = to_stickers(to_facelets(World{SolvableCube::random(seed + i), {}}));
    });
    return result;
}

py::tuple solve_all(const Bytes& stickers, const std::string& metric, std::optional<int> max_length, Seconds time,
                    std::optional<std::uint64_t> nodes, const Terms& terms) {
    const std::vector<World> worlds = worlds_of(stickers, terms);
    const SolveManyRequest request{worlds, metric_named(metric), max_length, effort_of(time, nodes)};
    const auto answers =
        call(terms, [&, shelf = tables()](const Work& work) { return solve_many(request, *shelf, work); });
    py::array_t<std::int64_t> lengths(static_cast<py::ssize_t>(answers.size()));
    py::list paths(answers.size());
    for (std::size_t i = 0; i < answers.size(); ++i) {
        if (!answers[i]) raise(in_row(i, answers[i].error()));
        const Moves& moves = answers[i]->moves;
        lengths.mutable_at(static_cast<py::ssize_t>(i)) = answers[i]->length;
        paths[i] = Reading{request.play == Play::quarter ? simplified(moves) : moves, Notation::wca};
    }
    return py::make_tuple(lengths, paths);
}

}  // namespace

void bind_many(py::module_& module) {
    module.def("apply_many", apply);
    module.def("multiply_many", multiply);
    module.def("to_pieces", to_pieces);
    module.def("from_pieces", from_pieces);
    module.def("random_many", random);
    module.def("solve_many", solve_all);
}

}  // namespace trundle::python
