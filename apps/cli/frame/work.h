// Long work as a request allows it: its threads, its memory, its tables, how it is stopped and what it says.
#pragma once

#include <trundle/tables.h>
#include <trundle/work.h>

#include "frame/console.h"
#include "frame/request.h"

namespace trundle::cli {

// Each line of a batch that runs in parallel has one thread of its own, and helpers; what all lines wait for has all.
Work work_of(const Request& request);
Work shared_work_of(const Request& request);
// The threads of this process that find no line left.
Helpers& helpers();

// What an answer lacks if its work was stopped and a better one could have come.
inline const Error stopped_at_best{Fault::stopped, "stopped", "stopped: this is the best so far", {}};

// Seconds since a command started to work.
class Stopwatch {
public:
    double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }

private:
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

TableSettings table_settings_of(const Request& request);
// With its warm solvers, one for all requests with the same settings: the lines of a batch or of a session share it.
Tables& tables_of(const Request& request);

}  // namespace trundle::cli
