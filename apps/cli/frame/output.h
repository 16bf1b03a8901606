// What every answer ends as, whoever asked: JSON for an error, and an exit code.
#pragma once

#include "frame/command.h"

namespace trundle::cli {

int exit_code(Fault fault);

// {"error": {"code": "...", "message": "...", "at": INDEX?}}
Json to_json(const Error& error);

}  // namespace trundle::cli
