// What the library says in a Result, as exceptions of Python: the classes of trundle.errors.
#pragma once

#include <pybind11/pybind11.h>
#include <trundle/result.h>

namespace trundle::python {

namespace py = pybind11;

// `text`: what was read, if the error has a place in it. Python counts characters where the library counts bytes.
[[noreturn]] void raise(const Error& error, std::string_view text = {});

template <class T>
T unwrap(Result<T> result, std::string_view text = {}) {
    if (!result) raise(result.error(), text);
    return *std::move(result);
}

inline Error usage_error(std::string message) { return {Fault::usage, "usage", std::move(message), {}}; }

}  // namespace trundle::python
