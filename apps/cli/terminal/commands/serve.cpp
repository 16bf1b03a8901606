// serve: hands over to trundle-server, the program beside this one.
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <filesystem>

#include "frame/answer.h"
#include "frame/console.h"

namespace trundle::cli {
namespace {

Error cannot_start(const std::string& server) {
    return {Fault::environment, "no_server", "cannot start '" + server + "': './trundle serve' builds it"};
}

// Until it ends; Ctrl-C reaches it too.
Result<Answer> run_beside(const std::vector<char*>& words) {
    pid_t server = 0;
    if (::posix_spawn(&server, words[0], nullptr, nullptr, words.data(), environ) != 0) return cannot_start(words[0]);
    int status = 0;
    while (::waitpid(server, &status, 0) < 0 && errno == EINTR)
        if (stop_flag()) ::kill(server, SIGTERM);
    return Answer{.text = "", .exit = WIFEXITED(status) ? WEXITSTATUS(status) : exit_code(Fault::stopped)};
}

Result<Answer> serve(const Request& request) {
    std::error_code failure;
    const std::filesystem::path own = std::filesystem::canonical("/proc/self/exe", failure);
    const std::string server = (own.parent_path() / "trundle-server").string();
    std::vector<std::string> words{server};
    for (const char* flag : {"--openapi", "--log", "--behind-proxy"})
        if (request.has(flag)) words.emplace_back(flag);
    for (const char* option : {"--host", "--port", "--name", "--page"})
        if (const auto value = request.value(option)) words.insert(words.end(), {option, *value});
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    if (host().is_session) return run_beside(pointers);
    ::execv(server.c_str(), pointers.data());
    return cannot_start(server);
}

}  // namespace

Command serve_command() {
    return {
        .name = "serve",
        .summary = "the web page, and these commands as an API, on this machine",
        .details =
            "Prints the address to open and runs until Ctrl-C. GET /api/COMMAND?arg=...&OPTION=VALUE answers what\n"
            "the command prints with --json; with Accept: text/event-stream also progress and solutions on the way.",
        .options = {{"--port", "P", "the port (default: 8017; 0 takes any free one)", 0, 65535},
                    {"--host", "H", "the address to listen on (default: 127.0.0.1, this machine only)"},
                    {"--name", "NAME", "a name under which it may be asked for, beside those of this machine"},
                    {"--behind-proxy", "", "a proxy on this machine says whom it asks for, in X-Forwarded-For"},
                    {"--log", "", "a line for each request on standard error"},
                    {"--page", "DIR", "the files of the page (default: as built or installed)"},
                    {"--openapi", "", "print the API as an OpenAPI document, and end"}},
        .examples = {{"serve", "then open http://localhost:8017/"},
                     {"serve --port 0", "on any free port"},
                     {"serve --openapi", "what can be asked for, and how"}},
        .run = serve,
    };
}

}  // namespace trundle::cli
