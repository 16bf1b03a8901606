#include "log.h"

#include <array>
#include <chrono>
#include <ctime>

#include "frame/json.h"

namespace trundle::server {

std::string log_line(const std::string& asker, const HttpRequest& request, const Answered& answered) {
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
