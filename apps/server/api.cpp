#include "api.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>

namespace trundle::server {
namespace {

using Json = nlohmann::json;

constexpr std::array<std::string_view, 21> commands{
    "show",      "optimize",    "period",        "reverse",         "convert",        "scramble",   "solve",
    "crawl/run", "crawl/solve", "crawl/macros",  "crawl/translate", "crawl/scramble", "crawl/home", "crawl/prove",
    "roll",      "roll/maze",   "roll/generate", "represent",       "explore",        "check",      "apl",
};

constexpr std::array<std::string_view, 30> options{
    "any-orientation", "apl-order",    "as",       "at",      "bench",    "board",  "cube",       "depth",  "end",
    "end-heading",     "expand-limit", "from",     "heading", "label",    "length", "max-length", "method", "metric",
    "moves",           "notation",     "optimal",  "seed",    "simplify", "slack",  "solutions",  "time",   "to",
    "trace",           "walls",        "branches",
};

// Commands whose argument is a file.
constexpr std::array<std::string_view, 2> reads_file{"roll/maze", "check"};

bool contains(const auto& list, std::string_view word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

Error usage(std::string message) { return {Fault::usage, "usage", std::move(message), {}}; }

// A file can only be the request's own input.
Result<std::string> as_file(std::string_view value) {
    if (value != "-") return usage("a file is \"-\" here, and its text the request's \"input\"");
    return std::string("/dev/stdin");
}

Result<std::string> text_of(const Json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_number_integer()) return std::to_string(value.get<std::int64_t>());
    if (value.is_boolean() && value.get<bool>()) return std::string();
    return usage("arguments and options are texts, whole numbers, or true for a flag");
}

}  // namespace

bool is_known(std::string_view command) { return contains(commands, command); }

Result<Query> parse_body(std::string command, std::string_view text) {
    const Json body = Json::parse(text, nullptr, false);
    if (!body.is_object()) return usage("the body must be a JSON object");
    Query query{std::move(command), {}, {}, {}};
    for (const auto& [key, value] : body.items()) {
        if (key == "input" && value.is_string()) query.input = value;
        else if (key == "arguments" && value.is_array()) {
            for (const Json& argument : value) {
                Result<std::string> word = text_of(argument);
                if (!word) return word.error();
                query.arguments.push_back(*std::move(word));
            }
        } else if (key == "options" && value.is_object()) {
            for (const auto& [name, setting] : value.items()) {
                if (setting.is_boolean() && !setting.get<bool>()) continue;
                Result<std::string> word = text_of(setting);
                if (!word) return word.error();
                query.options.emplace(name, *std::move(word));
            }
        } else return usage("the body has \"arguments\" (a list), \"options\" (an object), \"input\" (a text)");
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
        if (!contains(options, option)) return usage("there is no option \"" + option + "\" here");
        Result<std::string> text = option == "walls" ? as_file(value) : Result<std::string>(value);
        if (!text) return text.error();
        call.words.push_back("--" + option + (value.empty() ? "" : "=" + *text));
    }
    call.words.insert(call.words.end(), {"--json", "--timeout=" + std::to_string(seconds), "--memory=1G", "--"});
    for (const std::string& argument : query.arguments) {
        if (argument == "-" && !contains(reads_file, query.command))
            return usage("one request, one question: no \"-\"");
        Result<std::string> word =
            contains(reads_file, query.command) ? as_file(argument) : Result<std::string>(argument);
        if (!word) return word.error();
        call.words.push_back(*std::move(word));
    }
    call.input = query.input;
    return call;
}

}  // namespace trundle::server
