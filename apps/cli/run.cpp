#include "run.h"

#include <algorithm>
#include <cstdio>
#include <iostream>

#include "console.h"

namespace trundle::cli {
namespace {

int exit_code(Fault fault) {
    switch (fault) {
        case Fault::none_exists:
            return 1;
        case Fault::usage:
            return 2;
        case Fault::input:
            return 3;
        case Fault::stopped:
            return 4;
        case Fault::environment:
            return 5;
    }
    return 5;
}

Json to_json(const Error& error) {
    Json json{{"code", error.code}, {"message", error.message}};
    if (error.at) json["at"] = *error.at;
    return Json{{"error", std::move(json)}};
}

void write(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void write_line(std::string_view text) {
    write(text);
    if (!text.ends_with('\n')) write("\n");
}

// Bytes that are not UTF-8 (a damaged input quoted in a message) become question marks instead of an exception.
std::string dump(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

bool starts_character(char byte) { return (static_cast<unsigned char>(byte) & 0xc0) != 0x80; }

// The line around the place, and a caret under it.
std::string pointed_at(std::string_view input, std::size_t at) {
    constexpr std::size_t reach = 36;
    at = std::min(at, input.size());
    const std::size_t line = at == 0 ? 0 : input.rfind('\n', at - 1) + 1;  // npos + 1 is 0
    std::size_t from = std::max(line, at > reach ? at - reach : 0);
    while (from < at && !starts_character(input[from])) ++from;
    std::size_t to = std::min({input.find('\n', at), at + reach, input.size()});
    while (to < input.size() && !starts_character(input[to])) ++to;
    const std::string_view before = input.substr(from, at - from);
    std::string shown = (from > line ? "..." : "") + std::string(before);
    const auto column = static_cast<std::size_t>(std::count_if(shown.begin(), shown.end(), starts_character));
    shown += std::string(input.substr(at, to - at)) + (to < input.size() && input[to] != '\n' ? "..." : "");
    std::replace(shown.begin(), shown.end(), '\t', ' ');
    return "  " + shown + "\n  " + std::string(column, ' ') + "^";
}

int run_once(const Request& request) {
    const bool json = request.has("--json");
    const Result<Answer> answer = request.command().run(request);
    if (!answer) {
        const std::string input = request.arguments().empty() ? "" : request.arguments().front();
        return report(answer.error(), request.command().name, input, json);
    }
    if (json) write_line(dump(answer->json));
    else if (!answer->text.empty()) write_line(answer->text);
    return answer->exit;
}

// One answer or error a line, in the order of the input. The exit code is that of the first line that failed.
int run_batch(const Request& request) {
    const bool json = request.has("--json");
    int code = 0;
    for (std::string line; !stop_flag() && std::getline(std::cin, line);) {
        if (line.ends_with('\r')) line.pop_back();
        const Result<Answer> answer = request.command().run(request.with_argument(line));
        int line_code = answer ? answer->exit : exit_code(answer.error().fault);
        if (json) write_line(dump(answer ? answer->json : to_json(answer.error())));
        else write_line(answer ? answer->text : "error: " + answer.error().message);
        if (code == 0) code = line_code;
    }
    return stop_flag() ? exit_code(Fault::stopped) : code;
}

}  // namespace

int report(const Error& error, std::string_view command, std::string_view input, bool json) {
    if (json) write_line(dump(to_json(error)));
    else {
        note("trundle" + (command.empty() ? "" : " " + std::string(command)) + ": " + error.message);
        if (error.at) note(pointed_at(input, *error.at));
    }
    return exit_code(error.fault);
}

int run(const Request& request) {
    const Command& command = request.command();
    const bool batch = command.batch && !request.arguments().empty() && request.argument() == "-";
    int code = batch ? run_batch(request) : run_once(request);
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        note("trundle: the output could not be written (disk full?)");
        code = exit_code(Fault::environment);
    }
    return code;
}

}  // namespace trundle::cli
