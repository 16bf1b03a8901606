// worker: takes one request after another from a program, such as the server, and keeps everything warm between them.
// One JSON value a line:
//
//   in    {"id": 7, "command": "period", "arguments": ["R U"], "options": {}, "follow": true}
//   out   {"id": 7, "progress": "corners  41 %"}     also "note", "result"; only if "follow" is true
//         {"id": 7, "exit": 0, "answer": {"period": 105}}
//
// SIGINT stops the call at work, which then ends as if its time were up. The end of the input ends the worker.
#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <iostream>
#include <mutex>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "frame/answer.h"
#include "frame/console.h"
#include "terminal/run.h"

namespace trundle::cli {
namespace {

class Desk {
public:
    // Whatever a command prints itself must not get between the lines.
    Desk() : out_(::dup(STDOUT_FILENO)) {
        const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
        ::dup2(nowhere, STDOUT_FILENO);
        ::close(nowhere);
        set_listener([this](Channel channel, std::string_view text) {
            if (!is_followed_) return;
            const char* const names[] = {"note", "result", "progress"};
            write(id_ + ",\"" + names[static_cast<int>(channel)] + "\":" + Json(text).dump() + "}\n");
        });
    }

    bool serve(const std::string& line) {
        const Result<Json> json = Json::parse(line);
        const Json* const id = json ? json->find("id") : nullptr;
        id_ = "{\"id\":" + (id != nullptr ? id->dump() : "null");
        const Json* const follow = json ? json->find("follow") : nullptr;
        is_followed_ = follow != nullptr && follow->is("true");
        const Result<Answer> answer = answer_to(json);
        take_back();
        const std::string said =
            id_ + ",\"exit\":" + std::to_string(exit_code(answer)) + ",\"answer\":" + to_json(answer).dump() + "}\n";
        has_said_much_ = said.size() > much;
        return write(said);
    }
    // After a long answer the memory goes back to the system.
    void tidy() const {
#ifdef __GLIBC__
        if (has_said_much_) ::malloc_trim(0);
#endif
    }

private:
    static Result<Answer> answer_to(const Result<Json>& json) {
        if (!json) return json.error();
        stop_flag() = false;
        const Result<Request> request = Request::from_json(*json);
        if (!request) return request.error();
        return run_request(*request);
    }

    bool write(std::string_view text) {
        const std::lock_guard lock(mutex_);
        while (!text.empty()) {
            const ssize_t size = ::write(out_, text.data(), text.size());
            if (size <= 0) return false;
            text.remove_prefix(static_cast<std::size_t>(size));
        }
        return true;
    }

    static constexpr std::size_t much = 1 << 20;

    int out_;
    bool has_said_much_ = false;
    std::mutex mutex_;  // searching threads tell of their progress
    std::string id_;
    bool is_followed_ = false;
};

}  // namespace

int run_worker() {
    std::ios::sync_with_stdio(false);
    host() = {.place = on_server, .threads = host().threads, .tables = host().tables};
    std::signal(SIGINT, [](int) { stop_flag() = true; });
    Desk desk;
    for (std::string line; std::getline(std::cin, line);)
        if (desk.serve(line)) desk.tidy();
        else return exit_code(Fault::environment);
    return 0;
}

}  // namespace trundle::cli
