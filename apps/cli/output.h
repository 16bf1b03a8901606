// What every answer ends as, whoever asked: JSON text, and an exit code for an error.
#pragma once

#include "command.h"

namespace trundle::cli {

int exit_code(Fault fault);

// {"error": {"code": "...", "message": "...", "at": INDEX?}}
Json to_json(const Error& error);

std::string to_text(const Json& json);

}  // namespace trundle::cli
