// What a command is: a row in one table (name, arguments, options, examples, fields, where it may run) and a function
// from a request to an answer. The table feeds parsing, help, the man page and shell completion, the server and the
// module; the frame does batches, JSON, errors and exit codes, so a command's own file holds only what is its own.
#pragma once

#include <trundle/result.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "frame/host.h"
#include "frame/json.h"

namespace trundle::cli {

struct Option {
    std::string_view name;   // "--board"
    std::string_view value;  // "WxH"; "a|b|c" allows just these words; empty for a flag
    std::string_view help;
    std::int64_t least = 0, most = -1;  // of a whole number; any other value if there is no number between them
};

// Which options go together. A word is an option, an option with one of its values ("--method=macro"), "-" for a batch,
// or the name of the argument; of several, separated by blanks, any one counts.
struct Rule {
    enum Kind : unsigned char { only_with, not_with };

    std::string_view words;
    Kind kind;
    std::string_view others;
    std::string_view why{};  // what follows the sentence "--all does not go with NAME"; may be empty
};

// "--time or --nodes does not go with --optimal: why", for some of the rule's words.
std::string sentence_of(const Rule& rule, std::string_view words, std::string_view others);

struct Example {
    std::string_view arguments;  // what follows "trundle "
    std::string_view what;
};

// What a command says: text for people and pipes, JSON for programs, and whether it counts as a success.
struct Answer {
    std::string text;
    Json json = Json::object();  // null: the command has printed its results itself
    int exit = 0;
    // Why it is less than was asked for: said after it, as JSON within it, and its exit code.
    std::optional<Error> but{};
};

class Request;

struct Command {
    std::string_view name;         // "show", or two words: "crawl run"
    std::string_view arguments{};  // "PATH..." (words are joined), "CUBE", "[FILE]"; empty for none
    std::string_view summary;      // one line
    std::string_view details{};    // paragraphs for --help; may be empty
    std::vector<Option> options{};
    std::vector<Rule> rules{};
    std::vector<Example> examples;
    std::string fields{};  // of its JSON: "period:integer path:string?"; a '?': not in every answer
    Result<Answer> (*run)(const Request&);
    bool batch = false;                                   // whether "-" reads one argument a line from standard input
    bool parallel = false;                                // whether the lines of a batch may run at the same time
    unsigned runs = on_terminal | on_server | in_module;  // where
    bool is_long = false;                                 // whether a server should not let others wait for it
};

// Every command that runs here, in the order of the help page.
const std::vector<Command>& commands();

// The command that the first word names, or the first two (`words`: how many of them).
struct NamedCommand {
    const Command* command;
    std::size_t words;
};
Result<NamedCommand> find_command(const std::vector<std::string>& words);

// Options that every command understands.
const std::vector<Option>& common_options();

// A command's option, or one of all commands; nullptr: there is none of that name.
const Option* find_option(const Command& command, std::string_view name);

}  // namespace trundle::cli
