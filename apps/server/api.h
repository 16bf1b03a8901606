// A request to /api/COMMAND -> the words of a command line. Only what is listed here can be asked for, with the
// command's own options: none that names a folder or how much of the machine to use.
//
//   GET  /api/crawl/run?arg=%2Bx&board=3x3        arguments are `arg`, everything else is an option
//   POST /api/crawl/run  {"arguments": ["+x"], "options": {"walls": "-"}, "input": "..#\n..."}
//
// A file is "-": the request's own `input`.
#pragma once

#include <trundle/result.h>
#include <map>

#include "child.h"

namespace trundle::server {

struct Query {
    std::string command;  // "crawl/run"
    std::vector<std::string> arguments;
    std::multimap<std::string, std::string> options;  // without the dashes; empty value: a flag
    std::string input;
};

bool is_known(std::string_view command);

Result<Query> parse_body(std::string command, std::string_view json);

// `longest`: what it may take; the request can ask for less.
Result<Call> to_call(const Query& query, std::chrono::seconds longest);

}  // namespace trundle::server
