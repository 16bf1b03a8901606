// A call: a request on its way to a worker, and whoever waits for what comes of it.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

namespace trundle::server {

// What a worker ends with: the exit code as the command line has it, and the answer as JSON.
struct Outcome {
    static constexpr int busy = -1;  // no worker had time for it
    int exit = 5;
    std::string answer;
};

struct Call {
    using Clock = std::chrono::steady_clock;

    std::string request{};  // as JSON: {"command": ..., "arguments": [...], ...}
    std::string address{};  // who asks
    std::chrono::seconds time{0};
    std::chrono::seconds patience{0};                                          // how long it may wait for a worker
    std::function<void(std::string_view name, std::string_view data)> hear{};  // events; none: nobody follows
    std::function<void(Outcome)> done{};                                       // once, unless it is cancelled
    Clock::time_point start = Clock::now();
};

}  // namespace trundle::server
