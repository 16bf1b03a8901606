// What a terminal has and a server or a page has not.
#pragma once

#include "frame/request.h"

namespace trundle::cli {

std::vector<Command> terminal_commands();
Host terminal_host();

// Pictures one after another: on a terminal in the same place, until the wish to stop; else below each other.
void play(std::size_t count, const std::function<std::string(std::size_t)>& frame, int frames_a_second);

// roll --batch: prints one line for each line of the file; the exit code is that of the first line that failed.
Result<int> roll_batch(const std::string& file, bool json, std::int64_t expand_limit);

}  // namespace trundle::cli
