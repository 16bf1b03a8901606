// Errors as values with a place: what the library returns instead of throwing, printing or exiting.
#pragma once

#include <cassert>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace trundle {

// Whose fault it is. The command line turns each kind into one exit code.
enum class Fault : unsigned char {
    none_exists,  // there is no answer: unsolvable, or nothing within the bound asked for
    usage,        // the request makes no sense
    input,        // the text, cube, board or file is wrong
    stopped,      // a time limit or a signal ended the work
    environment,  // disk, memory, network
};

struct Error {
    Fault fault = Fault::input;
    std::string code;                 // short and stable, for programs: "unknown_move", "twisted_corner"
    std::string message;              // one sentence, for people
    std::optional<std::size_t> at{};  // byte index into the input text

    friend bool operator==(const Error&, const Error&) = default;
};

Error input_error(std::string_view code, std::string message, std::optional<std::size_t> at = {});
Error none_error(std::string_view code, std::string message);
Error usage_error(std::string message);
Error stopped_error(std::string_view when);  // "while a table was read"

// A value or an Error; the member names are those of std::expected.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    bool has_value() const { return content_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    const T& value() const& { return assert(has_value()), *std::get_if<0>(&content_); }
    T& value() & { return assert(has_value()), *std::get_if<0>(&content_); }
    T&& value() && { return assert(has_value()), std::move(*std::get_if<0>(&content_)); }
    const Error& error() const { return assert(!has_value()), *std::get_if<1>(&content_); }

    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }
    T value_or(T other) const { return has_value() ? value() : std::move(other); }

private:
    std::variant<T, Error> content_;
};

}  // namespace trundle
