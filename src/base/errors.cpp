// The errors that are told everywhere: apart from those who tell them, since building a sentence is much code.
#include "base/memory.h"

namespace trundle {

Error input_error(std::string_view code, std::string message, std::optional<std::size_t> at) {
    return {Fault::input, std::string(code), std::move(message), at};
}

Error none_error(std::string_view code, std::string message) {
    return {Fault::none_exists, std::string(code), std::move(message)};
}

Error usage_error(std::string message) { return {Fault::usage, "usage", std::move(message)}; }

Error stopped_error(std::string_view when) { return {Fault::stopped, "stopped", "stopped " + std::string(when)}; }

std::string told_size(std::uint64_t bytes) {
    constexpr std::uint64_t kilo = 1000, mega = kilo * kilo;
    const auto in = [&](std::uint64_t unit, const char* name) {
        return std::to_string((bytes + unit - 1) / unit) + name;
    };
    return bytes >= mega ? in(mega, " MB") : bytes >= kilo ? in(kilo, " kB") : in(1, bytes == 1 ? " byte" : " bytes");
}

Error memory_error() { return {Fault::environment, "memory", "there is not enough memory"}; }

Error memory_error(std::uint64_t missing_bytes) {
    return {Fault::environment, "memory",
            "not enough memory: " + std::to_string((missing_bytes >> 20) + 1) + " MB more are needed"};
}

Error limit_error(std::uint64_t bytes, std::uint64_t limit) {
    return {
        Fault::environment, "memory",
        "this needs " + std::to_string(bytes) + " bytes, more than the " + std::to_string(limit) + " that it may use"};
}

}  // namespace trundle
