#include "errors.h"

#include <algorithm>

namespace trundle::python {
namespace {

const char* class_of(const Error& error) {
    switch (error.fault) {
        case Fault::none_exists:
            return "NoneExists";
        case Fault::usage:
            return "UsageError";
        case Fault::input:
            return error.at ? "ParseError" : "InputError";
        case Fault::stopped:
            return "Stopped";
        case Fault::environment:
            return "MachineError";
    }
    return "Error";
}

// Every byte of UTF-8 begins a character, but those of the form 10xxxxxx.
std::size_t characters_before(std::string_view text, std::size_t at) {
    const std::string_view before = text.substr(0, at);
    return static_cast<std::size_t>(
        std::count_if(before.begin(), before.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

}  // namespace

void raise(const Error& error, std::string_view text) {
    const py::object kind = py::module_::import("trundle.errors").attr(class_of(error));
    const py::object at = error.at ? py::int_(characters_before(text, *error.at)) : py::object(py::none());
    PyErr_SetObject(kind.ptr(), kind(error.message, error.code, at).ptr());
    throw py::error_already_set();
}

}  // namespace trundle::python
