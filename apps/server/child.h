// One run of the command line as a child process, within limits. A request that crashes, hangs or eats memory takes
// nothing with it, and one that nobody waits for any more is ended.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace trundle::server {

struct Call {
    std::vector<std::string> words;  // after the program's name
    std::string input;               // its standard input
    bool events = false;             // whether it tells results and progress on the way
    std::chrono::seconds time{60};
};

struct Limits {
    std::size_t memory = std::size_t{4} << 30;   // bytes of address space, mapped tables included
    std::size_t output = std::size_t{16} << 20;  // bytes
};

struct Outcome {
    int exit = 5;  // as the command line has it; 4 if it had to be stopped
    std::string output;
};

// `hear` gets each line of standard error; the child goes on only while `wanted` says so, asked ten times a second.
Outcome run(const std::string& program, const Call& call, const Limits& limits,
            const std::function<void(std::string_view line)>& hear = {}, const std::function<bool()>& wanted = {});

}  // namespace trundle::server
