#include "terminal/run.h"
#include "terminal/batch.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "frame/answer.h"
#include "frame/console.h"
#include "terminal/help.h"
#include "terminal/signals.h"

namespace trundle::cli {
namespace {

void write(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void write_line(std::string_view text) {
    write(text);
    if (!text.ends_with('\n')) write("\n");
}

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
    const Result<Answer> answer = run_request(request);
    take_back();
    listen_no_more();
    clear_progress();
    if (!answer) {
        const std::string input = request.arguments().empty() ? "" : request.arguments().front();
        return report(answer.error(), request.command().name, input, json);
    }
    if (json && answer->json.kind() != Json::Kind::null) write_line(to_json(answer).dump());
    if (!json && !answer->text.empty()) write_line(answer->text);
    if (!json && answer->but) note(answer->but->message);
    return exit_code(answer);
}

}  // namespace

int report(const Error& error, std::string_view command, std::string_view input, bool json) {
    if (json) write_line(to_json(error).dump());
    else {
        note(std::string(host().program) + (command.empty() ? "" : " " + std::string(command)) + ": " + error.message);
        if (error.at) note(pointed_at(input, *error.at));
    }
    return exit_code(error.fault);
}

int run(const Request& request) { return request.reads_lines() ? run_batch(request) : run_once(request); }

int run_words(std::vector<std::string> words, Listen listen, RunRequest how) {
    const bool json = std::find(words.begin(), words.end(), "--json") != words.end();
    if (words[0] == "help") {
        std::rotate(words.begin(), words.begin() + 1, words.end());
        words.back() = "--help";
    }
    if (words[0] == "--help" || words[0] == "-h") {
        write(help_of_program());
        return 0;
    }
    const bool asks_for_help = words.size() == 2 && (words[1] == "--help" || words[1] == "-h");
    if (const std::string group = help_of_group(words[0]); asks_for_help && !group.empty()) {
        write(group);
        return 0;
    }
    const Result<Request> request = Request::from_words(words);
    if (!request) return report(request.error(), "", "", json);
    if (request->has("--help")) {
        write(help_of(request->command()));
        return 0;
    }
    listen(request->timeout(), json);
    return how(*request);
}

int finished(int code) {
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return code;
    pollfd file{STDOUT_FILENO, 0, 0};
    const bool is_left =
        ::poll(&file, 1, 0) == 1 && (file.revents & POLLERR) != 0;  // a pipe that nobody reads any more
    if (!is_left) note(std::string(host().program) + ": the output could not be written (disk full?)");
    return exit_code(Fault::environment);
}

}  // namespace trundle::cli
