// A line that somebody types: its words, and what may follow in a line that is only begun.
#pragma once

#include <trundle/result.h>
#include <string>
#include <string_view>
#include <vector>

namespace trundle::cli {

// Words between spaces; "..." keeps spaces together. A single quote is a prime, as in R'.
Result<std::vector<std::string>> words_in(std::string_view line);

// The words that its last one, begun or not, may become: commands, their options, choices, files.
struct Completion {
    std::size_t begun = 0;  // bytes of it that are there
    std::vector<std::string> words;
};
Completion completion_of(std::string_view line);

}  // namespace trundle::cli
