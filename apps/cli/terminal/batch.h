// Many inputs, one a line: answers in the order of the lines, on all cores if the command allows it.
#pragma once

#include "frame/request.h"

namespace trundle::cli {

// The exit code is that of the first line that failed.
int run_batch(const Request& request);

}  // namespace trundle::cli
