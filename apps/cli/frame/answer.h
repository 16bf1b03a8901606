// A request run: it ends as an answer or an error, and both as JSON with an exit code. The terminal, a batch, the
// server's workers and the module all come through here.
#pragma once

#include "frame/request.h"

namespace trundle::cli {

// Running out of memory is an error like any other.
Result<Answer> run_request(const Request& request);

int exit_code(Fault fault);
int exit_code(const Result<Answer>& result);

// {"error": {"code": "...", "message": "...", "at": INDEX?}}
Json to_json(const Error& error);
// What an answer lacks is a member of it: "stopped": true, or an "error" as above.
Json to_json(const Result<Answer>& result);

}  // namespace trundle::cli
