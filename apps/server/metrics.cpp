#include "metrics.h"

#include <algorithm>

#include "frame/json.h"
#include "service.h"

namespace trundle::server {
namespace {

struct Sample {
    std::string labels;  // "" or {route="period"}
    cli::Json value;
};

// All lines of one metric.
void add(std::string& text, const std::string& name, const std::string& type, const std::string& help,
         const std::vector<Sample>& samples) {
    text += "# HELP " + name + " " + help + "\n# TYPE " + name + " " + type + "\n";
    for (const Sample& sample : samples) text += name + sample.labels + " " + sample.value.dump() + "\n";
}

std::string label(const std::string& name, const std::string& value) { return name + "=\"" + value + "\""; }

}  // namespace

void Metrics::count(const Answered& answered) {
    ++answers_[{answered.route, answered.status}];
    Latency& latency = latencies_[answered.route];
    const auto bound = std::lower_bound(bounds.begin(), bounds.end(), answered.seconds);
    if (bound != bounds.end()) ++latency.within[static_cast<std::size_t>(bound - bounds.begin())];
    ++latency.count;
    latency.sum += answered.seconds;
}

std::string Metrics::text(const Service& service) const {
    std::string text;
    std::vector<Sample> samples;
    for (const auto& [key, count] : answers_)
        samples.push_back(
            {"{" + label("route", key.first) + "," + label("status", std::to_string(key.second)) + "}", count});
    add(text, "trundle_requests_total", "counter", "Requests answered, by route and status.", samples);

    samples.clear();
    for (const auto& [name, latency] : latencies_) {
        const std::string route = label("route", name);
        std::uint64_t within = 0;
        for (std::size_t i = 0; i < bounds.size(); ++i)
            samples.push_back({"_bucket{" + route + "," + label("le", cli::Json(bounds[i]).dump()) + "}",
                               within += latency.within[i]});
        samples.push_back({"_bucket{" + route + "," + label("le", "+Inf") + "}", latency.count});
        samples.push_back({"_sum{" + route + "}", latency.sum});
        samples.push_back({"_count{" + route + "}", latency.count});
    }
    add(text, "trundle_request_seconds", "histogram", "From the end of a request to the end of its answer.", samples);

    const auto add_lanes = [&](const std::string& name, const std::string& type, const std::string& help, auto value) {
        samples.clear();
        for (const Lane* lane : {&service.quick, &service.slow})
            samples.push_back({"{" + label("lane", lane->plan().name) + "}", (lane->*value)()});
        add(text, name, type, help, samples);
    };
    add_lanes("trundle_calls_waiting", "gauge", "Calls that wait for a worker.", &Lane::waiting);
    add_lanes("trundle_workers", "gauge", "Workers that are alive.", &Lane::alive);
    add_lanes("trundle_workers_busy", "gauge", "Workers that have a call.", &Lane::busy);
    add_lanes("trundle_workers_replaced_total", "counter", "Workers that ended and were replaced.", &Lane::replaced);

    const Guests& guests = service.guests;
    add(text, "trundle_connections", "gauge", "Connections that are open.", {{"", guests.size()}});
    add(text, "trundle_connections_sent_away_total", "counter", "Connections closed to make room for others.",
        {{"", guests.sent_away()}});
    add(text, "trundle_held_bytes", "gauge", "Bytes of bodies and answers on their way.", {{"", guests.held()}});
    const Resident quick = service.quick.memory();
    const Resident slow = service.slow.memory();
    add(text, "trundle_memory_bytes", "gauge", "Resident memory; tables: files that the workers share.",
        {{"{of=\"server\"}", resident(0).own},
         {"{of=\"workers\"}", quick.own + slow.own},
         {"{of=\"tables\"}", std::max(quick.shared, slow.shared)}});
    return text;
}

}  // namespace trundle::server
