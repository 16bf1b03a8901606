// trundle-server: the page, and the commands of the command line under /api/. `trundle serve` starts it.
#include <sys/socket.h>

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <iostream>

#include "answer.h"
#include "api.h"
#include "pool.h"
#include "site.h"

namespace trundle::server {
namespace {

constexpr std::size_t threads = 64;               // of connections that are served, beside those that run something
constexpr std::size_t waiting_connections = 256;  // accepted, and not served yet
constexpr int waiting_calls = 32;                 // with the streams fewer than threads: someone is always left to
constexpr int waiting_streams = 16;               // say "busy"
constexpr std::size_t longest_request = 1 << 20;  // bytes
constexpr std::chrono::seconds longest_call{60};
constexpr std::chrono::seconds longest_stream{900};  // somebody watches it, and ends it by leaving

struct Settings {
    std::string host = "127.0.0.1";
    int port = 8017;
    std::filesystem::path page;
};

httplib::Server* running = nullptr;
void on_signal(int) {
    if (running != nullptr) running->stop();
}

// Another site's page must not talk to this server through its visitor's browser: the name asked for must be ours.
bool is_ours(const httplib::Request& request, const Settings& settings) {
    const auto named = [&](std::string name) {
        if (const std::size_t scheme = name.find("://"); scheme != std::string::npos) name.erase(0, scheme + 3);
        name = name.substr(0, name.find(':', name.starts_with('[') ? name.find(']') : 0));
        return name == settings.host || name == "localhost" || name == "127.0.0.1" || name == "[::1]";
    };
    const bool open = settings.host == "0.0.0.0" || settings.host == "::";
    return open || (named(request.get_header_value("Host")) &&
                    (!request.has_header("Origin") || named(request.get_header_value("Origin"))));
}

void serve_api(Engine& engine, const httplib::Request& request, httplib::Response& response) {
    const std::string command = request.matches[1];
    if (!is_known(command)) return fail(response, 404, "unknown_command", "there is no command '" + command + "' here");
    Query query{command, {}, {}, {}};
    if (request.method == "POST") {
        Result<Query> body = parse_body(command, request.body);
        if (!body) return fail(response, 400, body.error().code, body.error().message);
        query = *std::move(body);
    } else {
        for (const auto& [name, value] : request.params)
            if (name == "arg") query.arguments.push_back(value);
            else query.options.emplace(name, value);
    }
    const bool streams = request.get_header_value("Accept").find("text/event-stream") != std::string::npos;
    const Result<Call> call = to_call(query, streams ? longest_stream : longest_call);
    if (!call) return fail(response, 400, call.error().code, call.error().message);
    if (streams) stream(engine, *call, response);
    else answer(engine, *call, response);
}

void serve_page(const Site& site, const httplib::Request& request, httplib::Response& response) {
    const auto found = site.find(request.path);
    if (found == site.end()) return fail(response, 404, "not_found", "there is nothing here");
    const Page& page = found->second;
    const bool zipped =
        !page.zipped.empty() && request.get_header_value("Accept-Encoding").find("gzip") != std::string::npos;
    const std::string& body = zipped ? page.zipped : page.content;
    if (zipped) response.set_header("Content-Encoding", "gzip");
    response.set_header("Cache-Control", page.lasts ? "public, max-age=31536000, immutable" : "no-cache");
    // By a provider: a plain body would be squeezed anew for every request, which takes longer than sending it.
    response.set_content_provider(body.size(), page.type, [&body](std::size_t from, std::size_t size, auto& sink) {
        return sink.write(body.data() + from, size);
    });
}

int serve(const Settings& settings, const std::string& program) {
    const Result<Site> site = load_site(settings.page);
    if (!site) return std::cerr << "trundle serve: " << site.error().message << "\n", 5;
    const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    Engine engine{program, {}, Gate(cores, waiting_calls), Gate(cores, waiting_streams)};

    httplib::Server server;
    server.new_task_queue = [cores] {
        return new Pool(threads + 2 * static_cast<std::size_t>(cores), waiting_connections);
    };
    server.set_payload_max_length(longest_request);
    server.set_read_timeout(10).set_write_timeout(10).set_keep_alive_timeout(5);
    // Without SO_REUSEPORT, so that a port in use is noticed.
    server.set_socket_options([](int socket) {
        const int yes = 1;
        ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    });
    // Evaluation is allowed: WebAssembly needs it, and so do scripts that drive the page from outside.
    server.set_default_headers({
        {"Content-Security-Policy",
         "default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; "
         "img-src 'self' data: blob:; frame-ancestors 'none'"},
        {"X-Content-Type-Options", "nosniff"},
        {"Referrer-Policy", "no-referrer"},
    });
    server.set_pre_routing_handler([&](const httplib::Request& request, httplib::Response& response) {
        if (is_ours(request, settings)) return httplib::Server::HandlerResponse::Unhandled;
        fail(response, 403, "foreign", "this server answers only to its own name");
        return httplib::Server::HandlerResponse::Handled;
    });
    server.set_error_handler([](const httplib::Request&, httplib::Response& response) {
        if (!response.body.empty()) return;
        if (response.status == 413) fail(response, 413, "too_large", "a request has at most 1 MB");
        else fail(response, response.status, "http", "this request has no answer here");
    });
    const auto api = [&](const httplib::Request& request, httplib::Response& response) {
        serve_api(engine, request, response);
    };
    server.Get("/api/([a-z/]+)", api);
    server.Post("/api/([a-z/]+)", api);
    server.Get("/.*", [&](const httplib::Request& request, httplib::Response& response) {
        serve_page(*site, request, response);
    });

    const int port = settings.port == 0 ? server.bind_to_any_port(settings.host)
                                        : (server.bind_to_port(settings.host, settings.port) ? settings.port : -1);
    if (port < 0) {
        std::cerr << "trundle serve: cannot listen on " << settings.host << ":" << settings.port
                  << " (is the port in use? --port 0 takes any free one)\n";
        return 5;
    }
    running = &server;
    std::signal(SIGINT, on_signal);
    std::signal(SIGTERM, on_signal);
    std::cout << "Trundle is at http://" << (settings.host == "127.0.0.1" ? "localhost" : settings.host) << ":" << port
              << "/ (Ctrl-C ends it)" << std::endl;
    server.listen_after_bind();
    return 0;
}

int main_of(const std::vector<std::string>& words) {
    const std::filesystem::path folder = std::filesystem::canonical("/proc/self/exe").parent_path();
    Settings settings;
    settings.page = folder / "../page";
    if (!std::filesystem::exists(settings.page)) settings.page = folder / "../share/trundle/page";
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
        if (words[i] == "--host") settings.host = words[i + 1];
        if (words[i] == "--page") settings.page = words[i + 1];
        if (words[i] == "--port")
            std::from_chars(words[i + 1].data(), words[i + 1].data() + words[i + 1].size(), settings.port);
    }
    return serve(settings, (folder / "trundle").string());
}

}  // namespace
}  // namespace trundle::server

int main(int count, char** words) { return trundle::server::main_of({words + 1, words + count}); }
