#include "terminal/batch.h"

#include <chrono>
#include <cstdio>
#include <thread>

#include "frame/answer.h"
#include "frame/console.h"
#include "frame/words.h"
#include "frame/work.h"
#include "terminal/run.h"

namespace trundle::cli {

Answerer answerer_of(const Request& request) {
    const auto reply = [&request](const std::string& line) -> Reply {
        const Result<Answer> answer = run_request(request.with_argument(line));
        if (request.has("--json")) return {to_json(answer).dump(), exit_code(answer)};
        if (!answer) return {"error: " + answer.error().message, exit_code(answer)};
        // What is less than was asked for is not taken for an answer.
        if (answer->but) return {"error: " + answer->but->message + ": " + answer->text, exit_code(answer)};
        return {answer->text, exit_code(answer)};
    };
    return {reply, request.command().parallel ? request.threads() : 1};
}

void answer_lines(const Answerer& answerer, LineDesk& desk) {
    const auto work = [&] {
        while (!desk.is_over())
            if (const std::optional<Line> line = desk.next()) {
                Reply reply = answerer.reply(line->text);
                const int code = reply.code;
                desk.lay_down(line->number, std::move(reply));
                if (code == answerer.last_code) return;
            } else helpers().help();
    };
    std::vector<std::thread> others;
    try {
        for (int i = 1; i < answerer.threads; ++i) others.emplace_back(work);
    } catch (const std::exception&) {  // where the system gives fewer threads, fewer do the work
    }
    work();
    for (std::thread& other : others) other.join();
}

int report_batch(const Request& request, const LineDesk& desk, std::chrono::steady_clock::time_point start) {
    if (desk.error() && desk.error()->fault != Fault::stopped)
        return report(*desk.error(), request.command().name, "", request.has("--json"));
    if (stop_flag() && std::ferror(stdout) == 0) note("stopped after " + counted(desk.printed(), "line", "lines"));
    if (!request.command().parallel) return desk.code();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    char rate[96];
    std::snprintf(rate, sizeof rate, " in %.2f s, %.0f a second", seconds,
                  static_cast<double>(desk.printed()) / seconds);
    note(counted(desk.printed(), "line", "lines") + rate);
    return desk.code();
}

int run_batch(const Request& request) {
    const auto start = std::chrono::steady_clock::now();
    const Result<Share> share = read_share(request);
    if (!share) return report(share.error(), request.command().name, "", request.has("--json"));
    LineDesk desk(*share, request.command().is_long);
    answer_lines(answerer_of(request), desk);
    return report_batch(request, desk, start);
}

}  // namespace trundle::cli
