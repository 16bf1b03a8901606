#include "routes.h"

#include <algorithm>
#include <boost/beast/core/string.hpp>

#include "bounds.h"
#include "read_call.h"

namespace trundle::server {
namespace {

// The name without the port: "localhost:8017" -> "localhost", "[::1]:80" -> "[::1]".
std::string_view name_of(std::string_view host) {
    return host.substr(0, host.find(':', host.starts_with('[') ? host.find(']') : 0));
}

// Another site's page must not talk to this server through its visitor's browser: the name asked for must be ours. A
// server for all (0.0.0.0) does not know its names unless it is told.
bool is_ours(std::string_view host, const Settings& settings) {
    const std::string_view name = name_of(host);
    const auto is_name = [&](std::string_view known) { return boost::beast::iequals(name, known); };
    if (std::any_of(settings.names.begin(), settings.names.end(), is_name)) return true;
    if (settings.names.empty() && (settings.host == "0.0.0.0" || settings.host == "::")) return true;
    return is_name(settings.host) || is_name("localhost") || is_name("127.0.0.1") || is_name("[::1]");
}

// Whether another page asks. Browsers say so; whoever is no browser says nothing.
bool is_foreign(const HttpRequest& request) {
    const std::string_view site = request["Sec-Fetch-Site"];
    if (!site.empty() && site != "same-origin" && site != "none") return true;
    const std::string_view origin = request[http::field::origin];
    const std::string_view asker = origin.substr(std::min(origin.find("//") + 2, origin.size()));
    return !origin.empty() && !boost::beast::iequals(asker, request[http::field::host]);
}

const cli::Command* find_command(std::string_view path) {
    std::string name(path);
    std::replace(name.begin(), name.end(), '/', ' ');
    const auto row = std::find_if(cli::commands().begin(), cli::commands().end(),
                                  [&](const cli::Command& known) { return known.name == name; });
    return row == cli::commands().end() || path.find(' ') != std::string_view::npos ? nullptr : &*row;
}

HttpResponse wrong_method(std::string_view allowed) {
    return error_response(405, "method", "this can only be asked by " + std::string(allowed)).with("Allow", allowed);
}

Routed route_call(const cli::Command& command, const HttpRequest& request, const std::string& address,
                  Service& service) {
    const std::string name(command.name);
    if (request.method() != http::verb::get && request.method() != http::verb::post)
        return {name, wrong_method("GET, POST")};
    if (is_foreign(request))
        return {name, error_response(403, "foreign", "another site's page may not ask this server")};
    const bool streams = request[http::field::accept].find("text/event-stream") != std::string_view::npos;
    const seconds longest = !command.is_long ? longest_quick_call : streams ? longest_stream : longest_call;
    Result<Call> call = read_call(command, request, longest);
    if (!call) return {name, error_response(400, call.error().code, call.error().message)};
    call->address = address;
    call->patience = streams ? longest_stream : longest_wait;
    Lane& lane = command.is_long ? service.slow : service.quick;
    return {name, {}, std::make_shared<Call>(*std::move(call)), &lane, streams};
}

HttpResponse health(const Service& service) {
    const std::size_t workers = service.quick.alive() + service.slow.alive();
    const bool is_well = !service.is_ending && service.quick.alive() > 0 && service.slow.alive() > 0;
    return json_response(is_well ? 200 : 503,
                         cli::Json{{"status", is_well ? "ok" : "unwell"}, {"workers", workers}}.dump());
}

}  // namespace

Routed route(const HttpRequest& request, const std::string& address, Service& service) {
    const std::string_view path = path_of(request);
    if (!is_ours(request[http::field::host], service.settings))
        return {"foreign", error_response(403, "foreign", "this server answers only to its own name")};
    if (path.starts_with("/api/")) {
        const cli::Command* const command = find_command(path.substr(5));
        if (command != nullptr) return route_call(*command, request, address, service);
        return {"unknown",
                error_response(404, "unknown_command", "there is no such command here; /openapi.json lists them")};
    }
    if (request.method() != http::verb::get && request.method() != http::verb::head)
        return {"page", wrong_method("GET, HEAD")};
    if (path == "/healthz") return {"healthz", health(service)};
    if (path == "/openapi.json") return {"openapi", json_response(200, service.openapi)};
    if (path == "/metrics") {
        HttpResponse response{200, {}, service.metrics.text(service)};
        response.with("Content-Type", "text/plain; version=0.0.4").with("Cache-Control", "no-store");
        return {"metrics", std::move(response)};
    }
    return {"page", service.site.answer(request)};
}

HttpResponse response_to(const Outcome& outcome) {
    if (outcome.exit == Outcome::busy)
        return error_response(503, "busy", "no worker had time for it; try again in a moment");
    // By exit code. That there is none (1) is an answer.
    constexpr std::array<int, 6> statuses{200, 200, 400, 422, 504, 500};
    return json_response(statuses[static_cast<std::size_t>(std::clamp(outcome.exit, 0, 5))], outcome.answer);
}

std::string event_of(std::string_view name, std::string_view data) {
    std::string event = "event: " + std::string(name);
    while (data.ends_with('\n')) data.remove_suffix(1);
    for (std::size_t end = 0; end < data.size(); data.remove_prefix(std::min(end + 1, data.size()))) {
        end = std::min(data.find_first_of("\r\n"), data.size());
        (event += "\ndata: ") += data.substr(0, end);
    }
    return event + "\n\n";
}

}  // namespace trundle::server
