#include "terminal/batch.h"

#include <chrono>
#include <cstdio>
#include <thread>

#include "frame/console.h"
#include "terminal/run.h"

namespace trundle::cli {

void answer_lines(const Request& request, LineDesk& desk) {
    const auto work = [&] {
        while (const std::optional<Line> line = desk.next()) desk.lay_down(line->number, reply_to(request, line->text));
    };
    std::vector<std::thread> others;
    const int threads = request.command().parallel ? request.threads() : 1;
    for (int i = 1; i < threads; ++i) others.emplace_back(work);
    work();
    for (std::thread& other : others) other.join();
}

int report_batch(const Request& request, const LineDesk& desk, std::chrono::steady_clock::time_point start) {
    if (desk.error() && desk.error()->fault != Fault::stopped)
        return report(*desk.error(), request.command().name, "", request.has("--json"));
    if (stop_flag() && std::ferror(stdout) == 0) note("stopped after " + std::to_string(desk.printed()) + " lines");
    if (!request.command().parallel) return desk.code();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    char rate[96];
    std::snprintf(rate, sizeof rate, "%zu lines in %.2f s, %.0f a second", desk.printed(), seconds,
                  static_cast<double>(desk.printed()) / seconds);
    note(rate);
    return desk.code();
}

int run_batch(const Request& request) {
    const auto start = std::chrono::steady_clock::now();
    LineDesk desk;
    answer_lines(request, desk);
    return report_batch(request, desk, start);
}

}  // namespace trundle::cli
