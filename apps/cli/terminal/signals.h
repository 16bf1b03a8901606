// The wish to stop, from outside: Ctrl-C, a termination signal, or time that is up.
#pragma once

#include <chrono>
#include <optional>

namespace trundle::cli {

// A second signal ends the program at once; both say so as text or JSON.
void listen_for_stop(std::optional<std::chrono::duration<double>> timeout, bool json);

// The answer is there: time that is up no longer ends the program, but one more signal does.
void listen_no_more();

}  // namespace trundle::cli
