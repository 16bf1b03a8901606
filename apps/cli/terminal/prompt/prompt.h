// Many commands, one a line, with everything kept warm between them.
#pragma once

#include <string>
#include <vector>

namespace trundle::cli {

// For a person: until quit or Ctrl-D. Ctrl-C stops the command at work and not the prompt.
int run_prompt();

// trundle -: the lines of standard input, with options for all that do not say otherwise. The exit code is that of the
// first line that failed.
int run_lines(const std::vector<std::string>& options);

}  // namespace trundle::cli
