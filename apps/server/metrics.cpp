#include "metrics.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>

#include "frame/json.h"
#include "service.h"

namespace trundle::server {
namespace {

std::string number_of(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.9g", value);
    return text.data();
}

// The lines of one metric.
class Family {
public:
    Family(std::string& text, std::string name, const std::string& type, const std::string& help)
        : text_(text), name_(std::move(name)) {
        text_ += "# HELP " + name_ + " " + help + "\n# TYPE " + name_ + " " + type + "\n";
    }
    // `labels` as they are written: route="period"
    Family& add(const std::string& labels, double value, const std::string& suffix = "") {
        text_ += name_ + suffix + (labels.empty() ? "" : "{" + labels + "}") + " " + number_of(value) + "\n";
        return *this;
    }

private:
    std::string& text_;
    std::string name_;
};

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
    Family requests(text, "trundle_requests_total", "counter", "Requests answered, by route and status.");
    for (const auto& [key, count] : answers_)
        requests.add(label("route", key.first) + "," + label("status", std::to_string(key.second)),
                     static_cast<double>(count));
    Family taken(text, "trundle_request_seconds", "histogram", "From the end of a request to the end of its answer.");
    for (const auto& [route, latency] : latencies_) {
        std::uint64_t within = 0;
        for (std::size_t i = 0; i < bounds.size(); ++i)
            taken.add(label("route", route) + "," + label("le", number_of(bounds[i])),
                      static_cast<double>(within += latency.within[i]), "_bucket");
        taken.add(label("route", route) + "," + label("le", "+Inf"), static_cast<double>(latency.count), "_bucket")
            .add(label("route", route), latency.sum, "_sum")
            .add(label("route", route), static_cast<double>(latency.count), "_count");
    }
    const auto by_lane = [&](const std::string& name, const std::string& type, const std::string& help, auto value) {
        Family family(text, name, type, help);
        for (const Lane* lane : {&service.quick, &service.slow})
            family.add(label("lane", lane->plan().name), static_cast<double>(value(*lane)));
    };
    by_lane("trundle_calls_waiting", "gauge", "Calls that wait for a worker.",
            [](auto& lane) { return lane.waiting(); });
    by_lane("trundle_workers", "gauge", "Workers that are alive.", [](auto& lane) { return lane.alive(); });
    by_lane("trundle_workers_busy", "gauge", "Workers that have a call.", [](auto& lane) { return lane.busy(); });
    by_lane("trundle_workers_replaced_total", "counter", "Workers that ended and were replaced.",
            [](auto& lane) { return lane.replaced(); });
    Family(text, "trundle_connections", "gauge", "Connections that are open.")
        .add("", static_cast<double>(service.guests.size()));
    Family(text, "trundle_connections_sent_away_total", "counter", "Connections closed to make room for others.")
        .add("", static_cast<double>(service.guests.sent_away()));
    Family(text, "trundle_held_bytes", "gauge", "Bytes of bodies and answers on their way.")
        .add("", static_cast<double>(service.guests.held()));
    const Resident quick = service.quick.memory();
    const Resident slow = service.slow.memory();
    Family(text, "trundle_memory_bytes", "gauge", "Resident memory; tables: files that the workers share.")
        .add(label("of", "server"), static_cast<double>(resident(0).own))
        .add(label("of", "workers"), static_cast<double>(quick.own + slow.own))
        .add(label("of", "tables"), static_cast<double>(std::max(quick.shared, slow.shared)));
    return text;
}

std::string log_line(const std::string& address, const std::string& method, const std::string& target,
                     const Answered& answered) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const std::time_t second = std::chrono::duration_cast<std::chrono::seconds>(now).count();
    std::tm parts{};
    ::gmtime_r(&second, &parts);
    std::array<char, 32> when{};
    std::strftime(when.data(), when.size(), "%Y-%m-%dT%H:%M:%S", &parts);
    std::array<char, 64> numbers{};
    const auto thousandth = std::chrono::duration_cast<std::chrono::milliseconds>(now).count() % 1000;
    std::snprintf(numbers.data(), numbers.size(), ".%03dZ ", static_cast<int>(thousandth));
    std::string line =
        when.data() + std::string(numbers.data()) + address + " " + (method.empty() ? "-" : method) + " ";
    std::snprintf(numbers.data(), numbers.size(), " %d %zu %.2f\n", answered.status, answered.bytes,
                  answered.seconds * 1e3);
    return line + cli::Json(target).dump() + numbers.data();
}

}  // namespace trundle::server
