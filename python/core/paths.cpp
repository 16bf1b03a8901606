// Paths: moves, and the notation in which they are said.
#include <pybind11/stl.h>
#include <trundle/read.h>
#include <trundle/solve.h>

#include "bind.h"
#include "names.h"

namespace trundle::python {
namespace {

Reading read(const std::string& text, const std::optional<std::string>& name) {
    if (!name) return unwrap(read_path(text), text);
    const Notation notation = notation_named(*name);
    return {unwrap(parse(text, notation), text), notation};
}

std::vector<std::string> words_of(const Reading& path) {
    std::vector<std::string> words;
    for (const Move& move : path.moves) words.push_back(unwrap(print({&move, 1}, path.notation)));
    return words;
}

Reading joined(const Reading& a, const Reading& b) {
    Reading both = a;
    both.moves.insert(both.moves.end(), b.moves.begin(), b.moves.end());
    return both;
}

// Said in other words; an error where the notation has none.
Reading converted(const Reading& path, const std::string& name) {
    const Notation notation = notation_named(name);
    return {unwrap(parse(unwrap(print(path.moves, notation)), notation)), notation};
}

}  // namespace

void bind_paths(py::module_& module) {
    py::class_<Reading>(module, "Reading")
        .def(py::init(&read))
        .def("__len__", [](const Reading& path) { return path.moves.size(); })
        .def("__eq__", [](const Reading& a, const Reading& b) { return a.moves == b.moves; })
        .def("__hash__",
             [](const Reading& path) {
                 return py::hash(
                     py::bytes(reinterpret_cast<const char*>(path.moves.data()), path.moves.size() * sizeof(Move)));
             })
        .def("text", [](const Reading& path) { return unwrap(print(path.moves, path.notation)); })
        .def("words", words_of)
        .def("notation", [](const Reading& path) { return name_of(path.notation); })
        .def("joined", joined)
        .def("converted", converted)
        .def("inverse",
             [](const Reading& path) {
                 return Reading{inverted(path.moves), path.notation};
             })
        .def("simplified",
             [](const Reading& path) {
                 return Reading{simplified(path.moves, path.notation), path.notation};
             })
        .def("period", [](const Reading& path) { return period_of(path.moves); })
        .def("length", [](const Reading& path, const std::string& metric) {
            return length_of(path.moves, metric_named(metric));
        });
    module.def("random_path", [](const std::string& moves, std::size_t count, std::uint64_t seed) {
        const Play play = play_named(moves);
        const bool crawls = play == Play::crawler || play == Play::crawler6;
        return Reading{random_moves(moves_of(play), count, seed), crawls ? Notation::crawl : Notation::wca};
    });
}

}  // namespace trundle::python
