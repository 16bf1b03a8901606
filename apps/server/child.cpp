#include "child.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>

namespace trundle::server {
namespace {

using Clock = std::chrono::steady_clock;

// A file descriptor that closes itself.
class Handle {
public:
    explicit Handle(int number = -1) : number_(number) {}
    ~Handle() { close(); }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;

    int number() const { return number_; }
    void set(int number) { close(), number_ = number; }
    void close() {
        if (number_ >= 0) ::close(number_);
        number_ = -1;
    }

private:
    int number_;
};

struct Pipe {
    Handle out;
    Handle in;
    bool open() {
        std::array<int, 2> ends{};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0) return false;
        out.set(ends[0]), in.set(ends[1]);
        return true;
    }
};

// Standard input as a file in memory: nobody has to keep writing.
bool fill(Handle& file, std::string_view text) {
    file.set(::memfd_create("input", MFD_CLOEXEC));
    while (!text.empty()) {
        const ssize_t written = ::write(file.number(), text.data(), text.size());
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return ::lseek(file.number(), 0, SEEK_SET) == 0;
}

// Between fork and exec: system calls only.
[[noreturn]] void become(const char* program, char* const* words, char* const* environment, int in, int out, int err,
                         std::size_t memory) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // no orphans
    const rlimit limit{memory, memory};
    ::setrlimit(RLIMIT_AS, &limit);
    ::dup2(in, STDIN_FILENO), ::dup2(out, STDOUT_FILENO), ::dup2(err, STDERR_FILENO);
    ::execve(program, words, environment);
    ::_exit(5);
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> list;
    for (std::string& text : texts) list.push_back(text.data());
    list.push_back(nullptr);
    return list;
}

// Reads what is there; false at the end.
bool take(int file, std::string& into, std::size_t limit) {
    std::array<char, 65536> buffer{};
    const ssize_t size = ::read(file, buffer.data(), buffer.size());
    if (size <= 0) return false;
    into.append(buffer.data(), std::min(static_cast<std::size_t>(size), limit - std::min(limit, into.size())));
    return true;
}

void tell_lines(std::string& text, const std::function<void(std::string_view)>& hear) {
    for (std::size_t end = 0; (end = text.find('\n')) != std::string::npos; text.erase(0, end + 1))
        if (hear) hear(std::string_view(text).substr(0, end));
}

}  // namespace

Outcome run(const std::string& program, const Call& call, const Limits& limits,
            const std::function<void(std::string_view)>& hear, const std::function<bool()>& wanted) {
    Outcome outcome;
    Handle input;
    Pipe results;
    Pipe notes;
    if (!fill(input, call.input) || !results.open() || !notes.open()) return outcome;
    std::vector<std::string> words{program};
    words.insert(words.end(), call.words.begin(), call.words.end());
    std::vector<std::string> settings;
    for (char** setting = environ; *setting != nullptr; ++setting) settings.emplace_back(*setting);
    if (call.events) settings.emplace_back("TRUNDLE_EVENTS=1");
    const std::vector<char*> word_list = pointers(words);
    const std::vector<char*> setting_list = pointers(settings);

    const pid_t child = ::fork();
    if (child < 0) return outcome;
    if (child == 0)
        become(program.c_str(), word_list.data(), setting_list.data(), input.number(), results.in.number(),
               notes.in.number(), limits.memory);
    results.in.close(), notes.in.close();

    // First asked politely to stop, so that it can say what it has found; a second later not asked.
    const auto grace = std::chrono::seconds(1);
    auto deadline = Clock::now() + call.time + grace;  // it knows its time, too
    bool asked = false;
    std::string line;
    std::array<pollfd, 2> files{{{results.out.number(), POLLIN, 0}, {notes.out.number(), POLLIN, 0}}};
    while (files[0].fd >= 0 || files[1].fd >= 0) {
        ::poll(files.data(), files.size(), 100);
        if (files[0].revents != 0 && !take(files[0].fd, outcome.output, limits.output)) files[0].fd = -1;
        if (files[1].revents != 0 && !take(files[1].fd, line, limits.output)) files[1].fd = -1;
        tell_lines(line, hear);
        const bool left = wanted && !wanted();
        if (!asked && (left || Clock::now() >= deadline)) {
            asked = true;
            deadline = Clock::now() + grace;
            ::kill(child, SIGTERM);
        } else if (asked && Clock::now() >= deadline) {
            ::kill(child, SIGKILL);
            break;
        }
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    outcome.exit = WIFEXITED(status) ? WEXITSTATUS(status) : asked ? 4 : 5;
    return outcome;
}

}  // namespace trundle::server
