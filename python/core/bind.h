// The parts of the module, one a subject.
#pragma once

#include <pybind11/pybind11.h>

namespace trundle::python {

namespace py = pybind11;

void bind_calls(py::module_& module);
void bind_paths(py::module_& module);
void bind_cubes(py::module_& module);
void bind_solvers(py::module_& module);
void bind_crawls(py::module_& module);
void bind_rolls(py::module_& module);
void bind_many(py::module_& module);

}  // namespace trundle::python
