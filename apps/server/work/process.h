// A child process with a pipe to it and one from it, that cannot outlive this one.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace trundle::server {

struct Process {
    pid_t pid = 0;  // 0: it could not be started
    int to = -1;    // both ends do not block
    int from = -1;
};

Process start_process(std::vector<std::string> words, std::size_t memory, int niceness);

// At once, but nobody waits until it has given its memory back: that is noticed when the dead are buried.
void end_process(pid_t pid);
void bury_processes(bool waits);

struct Resident {
    std::size_t own = 0;     // bytes that nobody else has
    std::size_t shared = 0;  // of files, tables among them
};
Resident resident(pid_t pid);  // 0: this process

}  // namespace trundle::server
