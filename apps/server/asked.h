// What a client asks of a command -> the request as the command line has it (frame/request.h), as JSON, and the time it
// may take. Whether the command takes these arguments, options and files the worker says.
#pragma once

#include <chrono>

#include "frame/command.h"
#include "http/message.h"

namespace trundle::server {

struct Asked {
    std::string json;
    std::chrono::seconds time{0};
};

// `longest`: what it may take; the client can ask for less.
Result<Asked> read_asked(const cli::Command& command, const HttpRequest& request, std::chrono::seconds longest);

}  // namespace trundle::server
