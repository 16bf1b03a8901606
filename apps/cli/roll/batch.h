// roll --batch: a file of instances, read and answered in large pieces.
#pragma once

#include "frame/command.h"

namespace trundle::cli {

// Prints one line for each line of the file; returns an answer that only has an exit code, that of the first line that
// failed.
Result<Answer> roll_batch(const std::string& path, bool json, std::int64_t expand_limit);

}  // namespace trundle::cli
