// A call of Python that may take long: without the lock of the interpreter, stopped by Ctrl-C, with progress.
#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <trundle/tables.h>
#include <trundle/work.h>

#include <memory>

#include "errors.h"

namespace trundle::python {

using Seconds = std::optional<double>;
std::optional<Duration> duration_of(Seconds seconds);

// On which terms work is done: a Work without what only a call can give.
struct Terms {
    int threads = 1;
    std::uint64_t memory = 0;
    Seconds timeout{};
    py::object on_progress = py::none();  // called with what is being done, and how much of it, 0 .. 1
};

// Does it aside while this thread hears signals. What they raise, as KeyboardInterrupt, is thrown once the work has
// ended.
void do_aside(const Terms& terms, const std::function<void(const Work&)>& verb);

template <class Verb>
auto call(const Terms& terms, const Verb& verb) {
    std::optional<decltype(verb(Work()))> answer;
    do_aside(terms, [&](const Work& work) { answer.emplace(verb(work)); });
    return *std::move(answer);
}

// What all calls share; a call keeps what it began with.
std::shared_ptr<Tables> tables();

inline Effort effort_of(Seconds time, std::optional<std::uint64_t> nodes) { return {duration_of(time), nodes}; }

}  // namespace trundle::python
