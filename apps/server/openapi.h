// The API as an OpenAPI 3.1 document, made from the table of commands: GET /openapi.json, `trundle serve --openapi`.
#pragma once

#include <string>

namespace trundle::server {

std::string openapi();

}  // namespace trundle::server
