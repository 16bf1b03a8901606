// Many commands, one a line, with everything kept warm between them.
#pragma once

namespace trundle::cli {

// For a person: until quit or Ctrl-D. Ctrl-C stops the command at work and not the prompt.
int run_prompt();

// trundle -: the lines of standard input. The exit code is that of the first line that failed.
int run_lines();

}  // namespace trundle::cli
