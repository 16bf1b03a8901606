// serve: hands over to trundle-server, the program beside this one.
#include <unistd.h>

#include <filesystem>

#include "frame/request.h"

namespace trundle::cli {
namespace {

Result<Answer> serve(const Request& request) {
    const Result<std::int64_t> port = request.number("--port", 8017, 0, 65535);
    if (!port) return port.error();
    std::error_code failure;
    const std::filesystem::path own = std::filesystem::canonical("/proc/self/exe", failure);
    const std::string server = (own.parent_path() / "trundle-server").string();
    const std::string host = request.value("--host", "127.0.0.1");
    const std::string number = std::to_string(*port);
    ::execl(server.c_str(), server.c_str(), "--host", host.c_str(), "--port", number.c_str(), nullptr);
    return Error{Fault::environment, "no_server", "cannot start '" + server + "': './trundle serve' builds it", {}};
}

}  // namespace

Command serve_command() {
    return {
        .name = "serve",
        .arguments = "",
        .summary = "the web page, and these commands as an API, on this machine",
        .details =
            "Prints the address to open and runs until Ctrl-C. GET /api/COMMAND?arg=...&OPTION=VALUE answers what\n"
            "the command prints with --json; with Accept: text/event-stream also progress and solutions on the way.",
        .options = {{"--port", "P", "the port (default: 8017; 0 takes any free one)"},
                    {"--host", "H", "the address to listen on (default: 127.0.0.1, this machine only)"}},
        .examples = {{"serve", "then open http://localhost:8017/"}, {"serve --port 0", "on any free port"}},
        .run = serve,
    };
}

}  // namespace trundle::cli
