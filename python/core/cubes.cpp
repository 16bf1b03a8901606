// Cubes: configurations of 54 stickers, which are pieces and one of 24 ways to stand. Where on a board does not count.
#include <pybind11/numpy.h>
#include <pybind11/operators.h>
#include <pybind11/stl.h>
#include <trundle/engine.h>
#include <trundle/read.h>
#include <trundle/represent.h>

#include "bind.h"
#include "bytes.h"
#include "errors.h"

namespace trundle::python {
namespace {

World anywhere(World world) {
    world.pose.cell = {};
    return world;
}

World from_letters(const std::string& text) { return unwrap(from_facelets(unwrap(parse_facelets(text), text)), text); }

World from_stickers(const Bytes& array) {
    const auto rows = rows_of<Stickers>(array);
    if (rows.size() != 1) raise(usage_error("one cube has 54 stickers"));
    return unwrap(standing(rows[0]));
}

Form form_named(const std::string& name) {
    if (const auto form = form_of(name)) return *form;
    raise(usage_error("an array is numeric, local, composite, visual, vector, 4d or nested, not '" + name + "'"));
}

// The cells one after the other, and the shape.
py::tuple array_of(const World& world, const std::string& name) {
    const ArrayCube cube(form_named(name), to_facelets(world));
    return py::make_tuple(cube.cells(), cube.nested());
}

std::string drawn_as(const World& world, const std::string& name) {
    return to_text(ArrayCube(form_named(name), to_facelets(world)).draw());
}

std::string standing_as(const World& world) {
    const Rotation stands = world.pose.rotation.inverse();
    return {letter_of(stands(Face::U)), letter_of(stands(Face::F))};
}

}  // namespace

void bind_cubes(py::module_& module) {
    py::class_<World>(module, "World")
        .def(py::init([](const std::string& text) { return anywhere(unwrap(read_cube(text), text).world); }))
        .def_static("random",
                    [](std::uint64_t seed) {
                        return World{SolvableCube::random(seed), {}};
                    })
        .def_static("from_letters", from_letters)
        .def_static("from_stickers", from_stickers)
        .def(py::self == py::self)
        .def(py::self * py::self)
        .def("inverse", [](const World& world) { return inverse(world); })
        .def("after", [](const World& world, const Reading& path) { return anywhere(after(world, path.moves)); })
        .def("order", [](const World& world) { return order_of(world); })
        .def("is_solved", &World::is_solved)
        .def("stands", standing_as)
        .def("facelets", [](const World& world) { return to_text(to_facelets(world)); })
        .def("stickers", [](const World& world) { return array_of_one(to_stickers(to_facelets(world))); })
        .def("pieces", [](const World& world) { return array_of_one(world.cube.cube().bytes()); })
        .def("array", array_of)
        .def("drawn_as", drawn_as)
        .def("net", [](const World& world) { return net(to_facelets(world)); })
        .def("svg", [](const World& world) { return svg(to_facelets(world)); });
}

}  // namespace trundle::python
