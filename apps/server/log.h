// A line in the log for each request.
#pragma once

#include "http/message.h"
#include "metrics.h"

namespace trundle::server {

// 2026-11-16T12:00:00.123Z 127.0.0.1 GET "/api/period?arg=R" 200 15 0.42
//   when, who, method, target as it was sent (a JSON text: nothing in it can end it), status, bytes, milliseconds
std::string log_line(const std::string& asker, const HttpRequest& request, const Answered& answered);

}  // namespace trundle::server
