// What a client asks of a command -> a call: the request as the command line has it (frame/request.h), as JSON, and the
// time it may take. Whether the command takes these arguments, options and files the worker says.
#pragma once

#include <chrono>

#include "frame/command.h"
#include "http/message.h"
#include "work/call.h"

namespace trundle::server {

// `longest`: what it may take; the client can ask for less.
Result<Call> read_call(const cli::Command& command, const HttpRequest& request, std::chrono::seconds longest);

}  // namespace trundle::server
