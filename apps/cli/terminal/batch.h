// Many inputs, one a line: answers in the order of the lines, on all cores if the command allows it.
#pragma once

#include "terminal/desk.h"

namespace trundle::cli {

// The exit code is that of the first line that failed.
int run_batch(const Request& request);

// What answers a line, and on how many threads at the same time it may.
struct Answerer {
    std::function<Reply(const std::string& line)> reply;
    int threads = 1;
    std::optional<int> last_code{};  // who has a reply with this one takes no more lines
};
Answerer answerer_of(const Request& request);  // which must outlive it

// Answers lines of the desk until it has no more, or the answerer has had its last one.
void answer_lines(const Answerer& answerer, LineDesk& desk);
// Says how it went: what could not be read, where it stopped, how long it took since `start`.
int report_batch(const Request& request, const LineDesk& desk, std::chrono::steady_clock::time_point start);

}  // namespace trundle::cli
