// What every program of these commands does before anything else, and as its last resort.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trundle::cli {

// The exit code of `run`, to whom the words come without the program's own. If there is no memory even for that, the
// program says so under its name.
int run_program(std::string_view name, int count, char** words, int (*run)(std::vector<std::string> words));

}  // namespace trundle::cli
