#include "answer.h"

#include "frame/json.h"

namespace trundle::server {
namespace {

using cli::Json;

std::string error_text(const std::string& code, const std::string& message) {
    return Json{{"error", {{"code", code}, {"message", message}}}}.dump();
}

// A child that was ended or failed may have said nothing.
std::string body_of(const Outcome& outcome) {
    if (!outcome.output.empty()) return outcome.output;
    return outcome.exit == 4 ? error_text("timeout", "the time was up before there was an answer") + "\n"
                             : error_text("failed", "the command ended without an answer") + "\n";
}

std::string event(std::string_view name, std::string_view data) {
    while (data.ends_with('\n')) data.remove_suffix(1);
    return "event: " + std::string(name) + "\ndata: " + std::string(data) + "\n\n";
}

}  // namespace

int status_of(int exit) {
    switch (exit) {
        case 0:
        case 1:  // there is none: that is an answer
            return 200;
        case 2:
            return 400;
        case 3:
            return 422;
        case 4:
            return 504;
        default:
            return 500;
    }
}

void fail(httplib::Response& response, int status, const std::string& code, const std::string& message) {
    response.status = status;
    response.set_content(error_text(code, message) + "\n", "application/json");
}

void answer(Engine& engine, const Call& call, httplib::Response& response) {
    const Gate::Pass pass(engine.answers);
    if (!pass) {
        response.set_header("Retry-After", "1");
        return fail(response, 503, "busy", "too many are waiting already; try again in a moment");
    }
    const Outcome outcome = run(engine.program, call, engine.limits);
    response.status = status_of(outcome.exit);
    response.set_content(body_of(outcome), "application/json");
}

void stream(Engine& engine, Call call, httplib::Response& response) {
    call.events = true;
    response.set_header("Cache-Control", "no-store");
    response.set_chunked_content_provider("text/event-stream", [&engine, call](std::size_t, httplib::DataSink& sink) {
        const auto send = [&sink](const std::string& text) { return sink.write(text.data(), text.size()); };
        const Gate::Pass pass(engine.streams);
        if (!pass) {
            send(event("error", error_text("busy", "too many are waiting already; try again in a moment")));
            sink.done();
            return true;
        }
        bool here = send(": trundle\n\n");
        // Each line is "result TEXT" or "progress TEXT"; what else the child says is a note.
        const auto hear = [&](std::string_view line) {
            for (const std::string_view name : {"result", "progress"})
                if (line.starts_with(name) && line.substr(name.size()).starts_with(' ')) {
                    here = here && send(event(name, line.substr(name.size() + 1)));
                    return;
                }
            here = here && send(event("note", line));
        };
        const Outcome outcome =
            run(engine.program, call, engine.limits, hear, [&] { return here && sink.is_writable(); });
        if (here) send(event(outcome.exit <= 1 ? "answer" : "error", body_of(outcome)));
        sink.done();
        return true;
    });
}

}  // namespace trundle::server
