// What happened so far, in numbers: GET /metrics, in the text format of Prometheus.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>

namespace trundle::server {

struct Service;

// A request that has been answered.
struct Answered {
    std::string route;  // a command, or "page", "healthz", ...: one of few
    int status = 0;
    double seconds = 0;
    std::size_t bytes = 0;  // of the body
};

class Metrics {
public:
    void count(const Answered& answered);
    std::string text(const Service& service) const;

private:
    static constexpr std::array<double, 9> bounds{0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 10, 60};  // seconds
    struct Latency {
        std::array<std::uint64_t, bounds.size()> within{};  // not counted in a smaller one
        std::uint64_t count = 0;
        double sum = 0;
    };
    std::map<std::pair<std::string, int>, std::uint64_t> answers_;  // by route and status
    std::map<std::string, Latency> latencies_;                      // by route
};

}  // namespace trundle::server
