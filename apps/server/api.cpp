#include "api.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "frame/command.h"

namespace trundle::server {
namespace {

using cli::Json;

// Commands whose argument is a file.
constexpr std::array<std::string_view, 2> reads_file{"roll/maze", "check"};

bool contains(const auto& list, std::string_view word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

Error usage(std::string message) { return {Fault::usage, "usage", std::move(message), {}}; }

const cli::Command* row_of(std::string_view command) {
    std::string name(command);
    std::replace(name.begin(), name.end(), '/', ' ');
    const auto row = std::find_if(cli::commands().begin(), cli::commands().end(), [&](const cli::Command& known) {
        return known.name == name && (known.runs & cli::on_server) != 0;
    });
    return row == cli::commands().end() ? nullptr : &*row;
}

// The options of the command itself; those of all commands are about this machine. No other file than walls is read.
bool may_ask_for(std::string_view command, std::string_view option) {
    const cli::Command* row = row_of(command);
    return row != nullptr && std::any_of(row->options.begin(), row->options.end(), [&](const cli::Option& known) {
               return known.name.substr(2) == option && (known.value != "FILE" || option == "walls");
           });
}

// A file can only be the request's own input.
Result<std::string> as_file(std::string_view value) {
    if (value != "-") return usage("a file is \"-\" here, and its text the request's \"input\"");
    return std::string("/dev/stdin");
}

// A text, a number, or true for a flag; false is left out.
Result<std::optional<std::string>> word_of(const Json& value) {
    switch (value.kind()) {
        case Json::Kind::text:
        case Json::Kind::number:
            return std::optional(value.text());
        case Json::Kind::boolean:
            return value.is("true") ? std::optional(std::string()) : std::nullopt;
        default:
            return usage("arguments and options are texts, numbers, or true for a flag");
    }
}

}  // namespace

bool is_known(std::string_view command) { return row_of(command) != nullptr; }

Result<Query> parse_body(std::string command, std::string_view text) {
    const Result<Json> body = Json::parse(text);
    if (!body || body->kind() != Json::Kind::object) return usage("the body must be a JSON object");
    Query query{std::move(command), {}, {}, {}};
    for (std::size_t i = 0; i < body->size(); ++i) {
        const std::string& key = body->keys()[i];
        const Json& value = body->items()[i];
        if (key == "input" && value.kind() == Json::Kind::text) {
            query.input = value.text();
            continue;
        }
        if (key == "command") continue;
        if (key == "files" && value.kind() == Json::Kind::object) {
            if (!value.empty()) query.input = value.items()[0].text();
            continue;
        }
        const bool named = key == "options" && value.kind() == Json::Kind::object;
        if (!named && (key != "arguments" || value.kind() != Json::Kind::array))
            return usage("the body has \"arguments\" (a list), \"options\" (an object), \"input\" (a text)");
        for (std::size_t k = 0; k < value.size(); ++k) {
            const Result<std::optional<std::string>> word = word_of(value.items()[k]);
            if (!word) return word.error();
            if (!*word) continue;
            std::string name = named ? value.keys()[k] : "";
            if (name.starts_with("--")) name.erase(0, 2);
            if (named) query.options.emplace(name, name == "walls" && body->find("files") != nullptr ? "-" : **word);
            else query.arguments.push_back(**word);
        }
    }
    return query;
}

Result<Call> to_call(const Query& query, std::chrono::seconds longest) {
    Call call;
    std::string name = query.command;
    if (const std::size_t slash = name.find('/'); slash != std::string::npos) {
        call.words.push_back(name.substr(0, slash));
        name.erase(0, slash + 1);
    }
    call.words.push_back(name);
    std::int64_t seconds = longest.count();
    for (const auto& [option, value] : query.options) {
        if (option == "timeout") {
            std::int64_t wish = 0;
            const auto [end, failure] = std::from_chars(value.data(), value.data() + value.size(), wish);
            if (failure != std::errc() || end != value.data() + value.size() || wish < 1)
                return usage("timeout is a whole number of seconds");
            seconds = std::min(seconds, wish);
            continue;
        }
        if (!may_ask_for(query.command, option)) return usage("there is no option \"" + option + "\" here");
        Result<std::string> text = option == "walls" ? as_file(value) : Result<std::string>(value);
        if (!text) return text.error();
        call.words.push_back("--" + option + (value.empty() ? "" : "=" + *text));
    }
    call.words.insert(call.words.end(), {"--json", "--timeout=" + std::to_string(seconds), "--"});
    for (const std::string& argument : query.arguments) {
        if (argument == "-" && !contains(reads_file, query.command))
            return usage("one request, one question: no \"-\"");
        Result<std::string> word =
            contains(reads_file, query.command) ? as_file(argument) : Result<std::string>(argument);
        if (!word) return word.error();
        call.words.push_back(*std::move(word));
    }
    call.input = query.input;
    call.time = std::chrono::seconds(seconds);
    return call;
}

}  // namespace trundle::server
