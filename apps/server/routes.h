// What a request asks for: something that is known, or a call for a worker.
//
//   GET  /api/crawl/run?arg=%2Bx&board=3x3        arguments are `arg`, everything else is an option
//   POST /api/crawl/run  {"arguments": ["+x"], "options": {"walls": "-"}, "input": "..#\n..."}
//   GET  /healthz, /metrics, /openapi.json, and the files of the page
#pragma once

#include <memory>
#include <optional>

#include "http/message.h"
#include "service.h"

namespace trundle::server {

struct Routed {
    std::string route;             // for the metrics
    HttpResponse response{};       // if there is no call
    std::shared_ptr<Call> call{};  // without its listeners
    Lane* lane = nullptr;
    bool streams = false;  // whether the client wants events
};

Routed route(const HttpRequest& request, const std::string& address, Service& service);

// What came of a call.
HttpResponse response_to(const Outcome& outcome);

// "event: NAME\ndata: ...\n\n"
std::string event_of(std::string_view name, std::string_view data);

}  // namespace trundle::server
