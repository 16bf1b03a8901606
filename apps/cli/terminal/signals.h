// The wish to stop, from outside: Ctrl-C, a termination signal, or time that is up.
#pragma once

#include <chrono>
#include <optional>

namespace trundle::cli {

// A second signal ends the program at once; both say so as text or JSON.
void listen_for_stop(std::optional<std::chrono::duration<double>> timeout, bool json);

// Commands one after another: what stops one does not stop the next. In a prompt Ctrl-C stops the one at work,
// otherwise a signal ends them all.
void listen_line_by_line(bool is_prompt);
void begin_line(std::optional<std::chrono::duration<double>> timeout, bool json);
void end_line();
bool is_told_to_end();

}  // namespace trundle::cli
