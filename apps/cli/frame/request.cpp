// A request checked against the table of commands, and what it says.
#include "frame/request.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "frame/words.h"

namespace trundle::cli {
namespace {

std::vector<std::string_view> option_names(const Command& command) {
    std::vector<std::string_view> names;
    for (const auto* table : {&command.options, &common_options()})
        for (const Option& option : *table) names.push_back(option.name);
    return names;
}

// A number that is not negative, and what follows it.
std::pair<double, std::string_view> leading_number(const std::string& text) {
    if (text.empty() || (text[0] != '.' && (text[0] < '0' || text[0] > '9'))) return {-1, text};
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    return {std::isfinite(number) ? number : -1,
            std::string_view(text).substr(static_cast<std::size_t>(end - text.c_str()))};
}

// Without the byte order mark that some editors put in front.
std::string without_mark(std::string text) {
    if (text.starts_with("\xef\xbb\xbf")) text.erase(0, 3);
    return text;
}

// "500M", "2G", "1.5G" or plain bytes, in powers of ten; nothing if it is no size.
std::optional<std::uint64_t> parse_memory(const std::string& text) {
    auto [bytes, unit] = leading_number(text);
    constexpr std::string_view units = "kMGT";
    if (unit.size() == 1 && units.find(unit[0]) != std::string_view::npos) {
        for (std::size_t i = 0; i <= units.find(unit[0]); ++i) bytes *= 1000;
        unit = {};
    }
    if (!unit.empty() || bytes < 0 || bytes >= 1e15) return {};
    return static_cast<std::uint64_t>(bytes);
}

}  // namespace

std::string sentence_of(const Rule& rule, std::string_view words, std::string_view others) {
    const auto told = [](std::string_view all) {
        std::string text;
        for (const std::string_view word : split(all, ' '))
            text += (text.empty() ? "" : " or ") + std::string(word == "-" ? "lines from standard input" : word);
        std::replace(text.begin(), text.end(), '=', ' ');
        return text;
    };
    return told(words) + (rule.kind == Rule::not_with ? " does not go with " : " goes only with ") + told(others) +
           (rule.why.empty() ? "" : ": ") + std::string(rule.why);
}

const Option* find_option(const Command& command, std::string_view name) {
    for (const auto* table : {&command.options, &common_options()})
        for (const Option& option : *table)
            if (option.name == name) return &option;
    return nullptr;
}

const std::vector<Option>& common_options() {
    static const std::vector<Option> options{
        {"--json", "", "one JSON object on standard output (one a line in a batch)"},
        {"--color", "auto|always|never", "colours; auto: only on a terminal, and not if NO_COLOR is set"},
        {"--timeout", "SECONDS", "stop after that time with what was found so far (exit code 4)"},
        {"--threads", "N", host().place == on_ranks ? "cores of each rank (default: 1)" : "cores to use (default: all)",
         1, 1024},
        {"--memory", "SIZE", "upper bound for tables, such as 500M or 2G"},
        {"--cache-dir", "DIR", "where tables are kept (default: $XDG_CACHE_HOME/trundle or ~/.cache/trundle)"},
        {"--help", "", "this help"},
    };
    return options;
}

std::optional<Error> Request::add_option(const std::string& name, const std::optional<std::string>& value) {
    const Option* option = find_option(*command_, name);
    if (option == nullptr)
        return usage_error("unknown option " + name + did_you_mean(name, option_names(*command_)) + " ('" +
                           std::string(host().program) + " " + std::string(command_->name) + " --help' lists them)");
    if (option->value.empty() && value) return usage_error(name + " takes no value");
    if (!option->value.empty() && !value) return usage_error(name + " needs a value: " + std::string(option->value));
    const std::vector<std::string_view> choices = split(option->value, '|');
    if (value && value->empty() && option->value != "CUBE")  // an empty path is a cube
        return usage_error(name + " needs a value that is not empty: " + std::string(option->value));
    if (choices.size() > 1 && std::find(choices.begin(), choices.end(), *value) == choices.end())
        return usage_error(name + " is one of " + std::string(option->value) + ", not '" + *value + "'");
    if (has(name)) return usage_error(name + " is given twice");
    options_.emplace_back(name, value.value_or(""));
    return {};
}

// How many arguments a command takes: "A B" two, "[FILE]" none or one, "PATH..." one or more, which are joined.
std::optional<Error> Request::check() {
    if (has("--help")) return {};
    const std::string name(command_->name);
    std::size_t least = 0;
    std::size_t most = 0;
    for (std::string_view word : split(command_->arguments, ' ')) {
        ++most;
        if (!word.starts_with('[')) ++least;
    }
    if (command_->arguments.ends_with("...") && !arguments_.empty()) arguments_ = {joined(arguments_)};
    if (arguments_.size() < least)
        return usage_error(name + " needs " + std::string(command_->arguments) + " ('" + std::string(host().program) +
                           " " + name + " --help' shows examples)");
    if (arguments_.size() > most) return usage_error(name + ": unexpected argument '" + arguments_[most] + "'");

    if (const auto text = value("--timeout")) {
        const auto [seconds, rest] = leading_number(*text);
        if (seconds < 0 || seconds >= 1e9 || !rest.empty())
            return usage_error("--timeout takes a number of seconds, not '" + *text + "'");
        timeout_ = seconds;
    }
    if (auto error = wrong_number()) return error;
    threads_ = static_cast<int>(number("--threads", threads_));
    if (const auto text = value("--memory")) {
        const std::optional<std::uint64_t> bytes = parse_memory(*text);
        if (!bytes || *bytes == 0) return usage_error("--memory takes a size such as 500M or 2G, not '" + *text + "'");
        memory_ = *bytes;
    }
    if (auto error = broken_rule()) return error;
    const auto is_standard_input = [](const std::string& given) { return given == "-"; };
    if (host().is_session && (std::ranges::any_of(arguments_, is_standard_input) ||
                              std::ranges::any_of(options_ | std::views::values, is_standard_input)))
        return usage_error("standard input brings the commands here: no '-'");
    if ((host().place & (on_terminal | on_ranks)) != 0) return {};
    if (reads_lines()) return usage_error("one request, one question: no '-'");
    for (const auto& [option, given] : options_) {
        if (option == "--threads" || option == "--memory" || option == "--cache-dir")
            return usage_error(option + " is for terminals");
        if (find_option(*command_, option)->value == "FILE" && (files_ == nullptr || !files_->contains(given)))
            return input_error("file", "the file '" + given + "' did not come with the call");
    }
    return {};
}

std::string_view Request::first_given(std::string_view words) const {
    const auto is_given = [&](std::string_view word) {
        if (word == "-") return reads_lines();
        if (!word.starts_with("--")) return !arguments_.empty();
        const std::size_t equals = word.find('=');
        const std::optional<std::string> given = value(word.substr(0, equals));
        return given && (equals == std::string_view::npos || *given == word.substr(equals + 1));
    };
    for (const std::string_view word : split(words, ' '))
        if (is_given(word)) return word;
    return {};
}

std::optional<Error> Request::broken_rule() const {
    for (const Rule& rule : command_->rules) {
        const std::string_view word = first_given(rule.words);
        const std::string_view other = first_given(rule.others);
        if (word.empty() || other.empty() == (rule.kind == Rule::not_with)) continue;
        return usage_error(sentence_of(rule, word, rule.kind == Rule::not_with ? other : rule.others));
    }
    return {};
}

std::optional<std::string> Request::value(std::string_view option) const {
    for (const auto& [name, given] : options_)
        if (name == option) return given;
    return {};
}

std::string Request::value(std::string_view option, std::string_view fallback) const {
    return value(option).value_or(std::string(fallback));
}

std::optional<Error> Request::wrong_number() const {
    for (const auto& [given, text] : options_) {
        const Option* option = find_option(*command_, given);
        if (option->least > option->most) continue;
        const std::optional<std::int64_t> number = whole_number(text);
        if (!number || *number < option->least || *number > option->most)
            return usage_error(given + " takes a whole number from " + std::to_string(option->least) + " to " +
                               std::to_string(option->most) + ", not '" + text + "'");
    }
    return {};
}

std::int64_t Request::number(std::string_view option, std::int64_t fallback) const {
    const std::optional<std::string> text = value(option);
    return text ? *whole_number(*text) : fallback;
}

bool Request::colour() const {
    const std::string choice = value("--color", "auto");
    if (has("--json") || choice == "never") return false;
    const char* no_color = std::getenv("NO_COLOR");
    return choice == "always" || ((no_color == nullptr || *no_color == '\0') && isatty(STDOUT_FILENO) != 0);
}

std::optional<std::chrono::duration<double>> Request::timeout() const {
    if (!has("--timeout")) return {};
    return std::chrono::duration<double>(timeout_);
}

std::optional<std::chrono::steady_clock::time_point> Request::deadline() const {
    if (!has("--timeout")) return {};
    return start_ + std::chrono::duration_cast<std::chrono::steady_clock::duration>(*timeout());
}

Result<std::string> Request::read_file(const std::string& name) const {
    if (files_ != nullptr)
        if (const auto found = files_->find(name); found != files_->end()) return without_mark(found->second);
    if (host().read_file == nullptr) return input_error("file", "the file '" + name + "' did not come with the call");
    Result<std::string> text = host().read_file(name, memory_);
    return text ? Result<std::string>(without_mark(*std::move(text))) : text;
}

std::optional<Error> Request::write_file(const std::string& name, std::string_view text) const {
    if (host().write_file != nullptr) return host().write_file(name, text);
    return Error{Fault::environment, "no_disk", "there is no disk here to write a file to"};
}

std::optional<Error> Request::wrong_with_output(std::string_view option) const {
    if (!has(option)) return {};
    if (value(option) == "-") return usage_error(std::string(option) + " takes a file, not '-'");
    return host().try_to_write != nullptr ? host().try_to_write(*value(option)) : write_file("", "");
}

Request Request::with_option(std::string option, std::string value) const {
    Request request = *this;
    request.options_.emplace_back(std::move(option), std::move(value));
    return request;
}

Request Request::with_argument(std::string argument) const {
    Request request = *this;
    request.arguments_ = {std::move(argument)};
    request.is_line_ = true;
    return request;
}

}  // namespace trundle::cli
