// A line in the log for each request.
#pragma once

#include <array>
#include <ctime>

#include "frame/json.h"
#include "http/message.h"
#include "metrics.h"

namespace trundle::server {

// 2026-11-16T12:00:00.123Z 127.0.0.1 GET "/api/period?arg=R" 200 15 0.42
//   when, who, method, target as it was sent (a JSON text: nothing in it can end it), status, bytes, milliseconds
inline std::string log_line(const std::string& asker, const HttpRequest& request, const Answered& answered) {
    std::timespec now{};
    std::timespec_get(&now, TIME_UTC);
    std::tm parts{};
    ::gmtime_r(&now.tv_sec, &parts);
    std::array<char, 64> text{};
    const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &parts);
    std::snprintf(text.data() + size, text.size() - size, ".%03dZ ", static_cast<int>(now.tv_nsec / 1'000'000));
    std::string line = text.data() + asker + " ";
    line += request.method_string().empty() ? "-" : std::string_view(request.method_string());
    std::snprintf(text.data(), text.size(), " %d %zu %.2f\n", answered.status, answered.bytes, answered.seconds * 1e3);
    return line + " " + cli::Json(std::string_view(request.target())).dump() + text.data();
}

}  // namespace trundle::server
