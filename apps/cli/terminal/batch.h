// Many inputs, one a line: answers in the order of the lines, on all cores if the command allows it.
#pragma once

#include "terminal/desk.h"

namespace trundle::cli {

// The exit code is that of the first line that failed.
int run_batch(const Request& request);

// Answers lines of the desk on this process's cores until it has no more.
void answer_lines(const Request& request, LineDesk& desk);
// Says how it went: what could not be read, where it stopped, how long it took since `start`.
int report_batch(const Request& request, const LineDesk& desk, std::chrono::steady_clock::time_point start);

}  // namespace trundle::cli
