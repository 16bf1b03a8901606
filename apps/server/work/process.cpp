#include "work/process.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <fstream>

namespace trundle::server {
namespace {

std::vector<pid_t> ended;  // and not yet buried

// Between fork and exec: system calls only.
[[noreturn]] void become(char* const* words, int in, int out, std::size_t memory, int niceness, pid_t parent) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // no orphans
    if (::getppid() != parent) ::_exit(5);
    ::setpgid(0, 0);  // Ctrl-C is for the server, which ends its workers itself
    const rlimit limit{memory, memory};
    ::setrlimit(RLIMIT_AS, &limit);
    ::setpriority(PRIO_PROCESS, 0, ::getpriority(PRIO_PROCESS, 0) + niceness);
    ::signal(SIGPIPE, SIG_DFL);
    ::dup2(in, STDIN_FILENO), ::dup2(out, STDOUT_FILENO);
    ::execv(words[0], words);
    ::_exit(5);
}

}  // namespace

Process start_process(std::vector<std::string> words, std::size_t memory, int niceness) {
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    std::array<int, 2> to{};
    std::array<int, 2> from{};
    if (::pipe2(to.data(), O_CLOEXEC) != 0) return {};
    if (::pipe2(from.data(), O_CLOEXEC) != 0) return ::close(to[0]), ::close(to[1]), Process{};
    const pid_t parent = ::getpid();
    const pid_t pid = ::fork();
    if (pid == 0) become(pointers.data(), to[0], from[1], memory, niceness, parent);
    ::close(to[0]), ::close(from[1]);
    if (pid < 0) return ::close(to[1]), ::close(from[0]), Process{};
    ::fcntl(to[1], F_SETFL, O_NONBLOCK), ::fcntl(from[0], F_SETFL, O_NONBLOCK);
    return {pid, to[1], from[0]};
}

void end_process(pid_t pid) {
    ::kill(pid, SIGKILL);
    ended.push_back(pid);
}

void bury_processes(bool waits) {
    std::erase_if(ended, [waits](pid_t pid) { return ::waitpid(pid, nullptr, waits ? 0 : WNOHANG) != 0; });
}

Resident resident(pid_t pid) {
    std::ifstream file("/proc/" + (pid == 0 ? std::string("self") : std::to_string(pid)) + "/statm");
    std::size_t size = 0;
    std::size_t all = 0;
    std::size_t shared = 0;
    file >> size >> all >> shared;
    const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
    return {(all - shared) * page, shared * page};
}

}  // namespace trundle::server
