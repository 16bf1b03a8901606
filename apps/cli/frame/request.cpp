// Words of the command line -> a request, checked against the table of options.
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "frame/command.h"
#include "frame/words.h"

namespace trundle::cli {
namespace {

const Option* find_option(const Command& command, std::string_view name) {
    for (const auto* table : {&command.options, &common_options()})
        for (const Option& option : *table)
            if (option.name == name) return &option;
    return nullptr;
}

std::vector<std::string_view> option_names(const Command& command) {
    std::vector<std::string_view> names;
    for (const auto* table : {&command.options, &common_options()})
        for (const Option& option : *table) names.push_back(option.name);
    return names;
}

// The command named by the first word or the first two; `used` counts them.
Result<const Command*> find_command(const std::vector<std::string>& words, std::size_t& used) {
    std::vector<std::string_view> names;
    std::string members;  // of the group that the first word names, if it does
    const Command* found = nullptr;
    for (const Command& command : commands()) {
        const std::vector<std::string_view> parts = split(command.name, ' ');
        names.push_back(parts[0]);
        if (parts[0] != words[0]) continue;
        if (parts.size() == 1) found = &command;
        else if (words.size() > 1 && parts[1] == words[1]) {
            used = 2;
            return &command;
        } else members += " " + std::string(parts[1]);
    }
    used = 1;
    if (found != nullptr) return found;
    if (!members.empty()) return usage_error("'" + words[0] + "' needs one of:" + members);
    return usage_error("unknown command '" + words[0] + "'" + did_you_mean(words[0], names) +
                       " ('trundle --help' lists them)");
}

// How many arguments a command takes: "A B" two, "[FILE]" none or one, "PATH..." one or more, which are joined.
Result<std::vector<std::string>> shaped(const Command& command, std::vector<std::string> arguments) {
    std::size_t least = 0;
    std::size_t most = 0;
    for (std::string_view word : split(command.arguments, ' ')) {
        ++most;
        if (!word.starts_with('[')) ++least;
    }
    if (command.arguments.ends_with("...") && !arguments.empty()) arguments = {joined(arguments)};
    if (arguments.size() < least)
        return usage_error(std::string(command.name) + " needs " + std::string(command.arguments) + " ('trundle " +
                           std::string(command.name) + " --help' shows examples)");
    if (arguments.size() > most)
        return usage_error(std::string(command.name) + ": unexpected argument '" + arguments[most] + "'");
    return arguments;
}

}  // namespace

const std::vector<Option>& common_options() {
    static const std::vector<Option> options{
        {"--json", "", "one JSON object on standard output (one a line in a batch)"},
        {"--color", "auto|always|never", "colours; auto: only on a terminal, and not if NO_COLOR is set"},
        {"--timeout", "SECONDS", "stop after that time with what was found so far (exit code 4)"},
        {"--threads", "N", "cores to use (default: all)"},
        {"--memory", "SIZE", "upper bound for tables, such as 500M or 2G"},
        {"--cache-dir", "DIR", "where tables are kept (default: $XDG_CACHE_HOME/trundle or ~/.cache/trundle)"},
        {"--help", "", "this help"},
    };
    return options;
}

std::optional<std::string> Request::value(std::string_view option) const {
    for (auto it = options_.rbegin(); it != options_.rend(); ++it)
        if (it->first == option) return it->second;  // the last one given wins
    return {};
}

std::string Request::value(std::string_view option, std::string_view fallback) const {
    return value(option).value_or(std::string(fallback));
}

Result<std::int64_t> Request::number(std::string_view option, std::int64_t fallback, std::int64_t low,
                                     std::int64_t high) const {
    const std::optional<std::string> text = value(option);
    if (!text) return fallback;
    std::int64_t number = 0;
    const char* end = text->data() + text->size();
    const auto [rest, failure] = std::from_chars(text->data(), end, number);
    if (failure != std::errc() || rest != end || number < low || number > high)
        return usage_error(std::string(option) + " takes a whole number from " + std::to_string(low) + " to " +
                           std::to_string(high) + ", not '" + *text + "'");
    return number;
}

bool Request::colour() const {
    const std::string choice = value("--color", "auto");
    if (has("--json") || choice == "never") return false;
    const char* no_color = std::getenv("NO_COLOR");
    return choice == "always" || ((no_color == nullptr || *no_color == '\0') && isatty(STDOUT_FILENO) != 0);
}

Request Request::with_argument(std::string argument) const {
    Request request = *this;
    request.arguments_ = {std::move(argument)};
    request.is_batch_ = true;
    return request;
}

Result<Request> parse_arguments(const std::vector<std::string>& words) {
    std::size_t at = 0;
    const Result<const Command*> found = find_command(words, at);
    if (!found) return found.error();
    const Command& command = **found;

    std::vector<std::string> arguments;
    Request::Options options;
    for (bool only_arguments = false; at < words.size(); ++at) {
        const std::string& word = words[at];
        if (only_arguments || (word != "-h" && !word.starts_with("--"))) {  // "-z" is a crawl, not an option
            arguments.push_back(word);
            continue;
        }
        if (word == "--") {
            only_arguments = true;
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word == "-h" ? "--help" : word.substr(0, equals);
        const Option* option = find_option(command, name);
        if (option == nullptr)
            return usage_error("unknown option " + name + did_you_mean(name, option_names(command)) + " ('trundle " +
                               std::string(command.name) + " --help' lists them)");
        std::string value;
        if (option->value.empty()) {
            if (equals != std::string::npos) return usage_error(name + " takes no value");
        } else {
            if (equals == std::string::npos && at + 1 == words.size())
                return usage_error(name + " needs a value: " + std::string(option->value));
            value = equals == std::string::npos ? words[++at] : word.substr(equals + 1);
            const std::vector<std::string_view> choices = split(option->value, '|');
            if (choices.size() > 1 && std::find(choices.begin(), choices.end(), value) == choices.end())
                return usage_error(name + " is one of " + std::string(option->value) + ", not '" + value + "'");
        }
        options.emplace_back(name, value);
    }

    Request request(command, arguments, options);
    if (request.has("--help")) return request;
    Result<std::vector<std::string>> right = shaped(command, std::move(arguments));
    if (!right) return right.error();
    return Request(command, *std::move(right), std::move(options));
}

}  // namespace trundle::cli
