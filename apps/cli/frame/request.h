// A request: one call of a command, as a value that travels. A terminal makes it from words, a page sends it as JSON,
// a server passes it on, and whoever gets it runs it (answer.h).
//
//   {"command": "crawl solve", "arguments": ["R U"], "options": {"--walls": "mine", "--optimal": true},
//    "files": {"mine": "..#\n...\n"}}
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <optional>

#include "frame/command.h"

namespace trundle::cli {

class Request {
public:
    // Both check everything against the row of the command. Words: those after the program's name.
    static Result<Request> from_words(const std::vector<std::string>& words);
    static Result<Request> from_json(const Json& json);
    Json to_json() const;

    const Command& command() const { return *command_; }
    const std::vector<std::string>& arguments() const { return arguments_; }
    const std::string& argument() const { return arguments_.front(); }  // of a command with one argument

    bool has(std::string_view option) const { return value(option).has_value(); }
    std::optional<std::string> value(std::string_view option) const;
    std::string value(std::string_view option, std::string_view fallback) const;
    // Of an option with a range.
    std::int64_t number(std::string_view option, std::int64_t fallback) const;
    bool colour() const;  // whether results may be coloured

    // What a file holds that the request names: one that came with it, or one on the host's disk if it has one.
    Result<std::string> read_file(const std::string& name) const;
    std::optional<Error> write_file(const std::string& name, std::string_view text) const;
    // What would be wrong with writing the file that an option names, for whoever must work long before.
    std::optional<Error> wrong_with_output(std::string_view option) const;

    std::optional<std::chrono::duration<double>> timeout() const;
    std::optional<std::chrono::steady_clock::time_point> deadline() const;  // counted from when the request was read
    std::uint64_t memory() const { return memory_; }                        // bytes; 0: the library's default
    int threads() const { return threads_; }

    Request with_option(std::string option, std::string value = "") const;

    // A batch has '-' for its argument; the same request for one line of it.
    bool reads_lines() const { return command_->batch && !arguments_.empty() && argument() == "-"; }
    Request with_argument(std::string argument) const;
    bool is_line() const { return is_line_; }

private:
    explicit Request(const Command& command) : command_(&command) {}
    std::optional<Error> add_option(const std::string& name, const std::optional<std::string>& value);
    std::optional<Error> check();
    std::optional<Error> wrong_number() const;
    std::optional<Error> broken_rule() const;
    std::string_view first_given(std::string_view words) const;  // of those of a rule; empty: none

    const Command* command_;
    std::vector<std::string> arguments_;
    std::vector<std::pair<std::string, std::string>> options_;
    std::shared_ptr<const std::map<std::string, std::string>> files_;
    bool is_line_ = false;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    double timeout_ = 0;
    std::uint64_t memory_ = host().memory;
    int threads_ = host().threads;
};

// An error of what is named: its place is there, not in the argument.
inline Error about(std::string_view what, const Error& error) {
    return {error.fault, error.code, std::string(what) + " " + error.message};
}

}  // namespace trundle::cli
