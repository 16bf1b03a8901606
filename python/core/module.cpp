// trundle._core: the library's values and verbs for Python. It decides nothing: words and defaults are those of the
// classes in python/trundle, answers are those of the library.
#include "bind.h"

PYBIND11_MODULE(_core, module) {
    using namespace trundle::python;
    module.attr("version") = TRUNDLE_VERSION;
    bind_calls(module);
    bind_paths(module);
    bind_cubes(module);
    bind_solvers(module);
    bind_crawls(module);
    bind_rolls(module);
    bind_many(module);
}
