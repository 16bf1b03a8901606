// An outcome of the command line as an HTTP response: at once, or as a stream of events.
#pragma once

#include <httplib.h>
#include <trundle/result.h>
#include <memory>

#include "child.h"
#include "gate.h"

namespace trundle::server {

int status_of(int exit);

void fail(httplib::Response& response, int status, const std::string& code, const std::string& message);

struct Engine {
    std::string program;
    Limits limits;
    Gate answers;
    Gate streams;  // long ones never keep the short ones waiting
};

void answer(Engine& engine, const Call& call, httplib::Response& response);

// Events "result" and "progress" as they come, then "answer" (or "error"). Ends the work when the client leaves.
void stream(Engine& engine, Call call, httplib::Response& response);

}  // namespace trundle::server
