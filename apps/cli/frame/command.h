// What a command is: a row in one table (name, arguments, options, examples) and a function from a request to an
// answer. The table feeds parsing, help, the man page and shell completion; the frame around it (run.h) does
// batches, JSON, errors and exit codes, so a command's own file holds only what is its own.
#pragma once

#include <trundle/result.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "frame/json.h"

namespace trundle::cli {

struct Option {
    std::string_view name;   // "--board"
    std::string_view value;  // "WxH"; "a|b|c" allows just these words; empty for a flag
    std::string_view help;
};

struct Example {
    std::string_view arguments;  // what follows "trundle "
    std::string_view what;
};

// What a command says: text for people and pipes, JSON for programs, and whether it counts as a success.
struct Answer {
    std::string text;
    Json json = Json::object();  // null: the command has printed its results itself
    int exit = 0;
};

class Request;

struct Command {
    std::string_view name;       // "show", or two words: "crawl run"
    std::string_view arguments;  // "PATH..." (words are joined), "CUBE", "[FILE]"; empty for none
    std::string_view summary;    // one line
    std::string_view details;    // paragraphs for --help; may be empty
    std::vector<Option> options;
    std::vector<Example> examples;
    Result<Answer> (*run)(const Request&);
    bool batch = false;     // whether "-" reads one argument a line from standard input
    bool parallel = false;  // whether the lines of a batch may run at the same time
};

// Every command, in the order of the help page.
const std::vector<Command>& commands();

// Options that every command understands.
const std::vector<Option>& common_options();

// One call of a command: its arguments and options, already checked against the table.
class Request {
public:
    using Options = std::vector<std::pair<std::string, std::string>>;

    Request(const Command& command, std::vector<std::string> arguments, Options options)
        : command_(&command), arguments_(std::move(arguments)), options_(std::move(options)) {}

    const Command& command() const { return *command_; }
    const std::vector<std::string>& arguments() const { return arguments_; }
    const std::string& argument() const { return arguments_.front(); }  // of a command with one argument

    bool has(std::string_view option) const { return value(option).has_value(); }
    std::optional<std::string> value(std::string_view option) const;
    std::string value(std::string_view option, std::string_view fallback) const;
    Result<std::int64_t> number(std::string_view option, std::int64_t fallback, std::int64_t low,
                                std::int64_t high) const;
    bool colour() const;  // whether results may be coloured

    // The same request for one line of a batch.
    Request with_argument(std::string argument) const;
    bool is_batch() const { return is_batch_; }

private:
    const Command* command_;
    std::vector<std::string> arguments_;
    Options options_;
    bool is_batch_ = false;
};

inline Error usage_error(std::string message) { return {Fault::usage, "usage", std::move(message), {}}; }

// Reads the words after the program's name. The command is found by its first one or two words.
Result<Request> parse_arguments(const std::vector<std::string>& words);

std::string help_of_program();
std::string help_of(const Command& command);

}  // namespace trundle::cli
