// The wish to stop, from outside: Ctrl-C, a termination signal, or time that is up.
#pragma once

#include <chrono>
#include <optional>

namespace trundle::cli {

// Rings once after so many seconds of the clock, or of the processor.
void set_alarm(double seconds, void (*ring)(int), bool counts_cpu = false);

// A second signal ends the program at once; both say so as text or JSON.
void listen_for_stop(std::optional<std::chrono::duration<double>> timeout, bool json);

// The answer is there: time that is up no longer ends the program, but one more signal does.
void listen_no_more();

// Commands one after another: what stops one does not stop the next. In a prompt Ctrl-C stops the one at work,
// otherwise a signal ends them all.
void listen_line_by_line(bool is_prompt);
void begin_line(std::optional<std::chrono::duration<double>> timeout, bool json);
void end_line();
bool is_told_to_end();

}  // namespace trundle::cli
