// trundle: a cube that turns, crawls and rolls, on the command line.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>

#include "frame/console.h"
#include "terminal/help.h"
#include "terminal/host.h"
#include "terminal/run.h"
#include "terminal/signals.h"

namespace trundle::cli {
namespace {

bool is_json = false;

int main_of(const std::vector<std::string>& words) {
    host() = terminal_host();
    if (words.empty() && isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0) return finished(run_prompt());
    if (words.empty()) {
        std::fputs(help_of_program().c_str(), stderr);
        return 2;
    }
    if (words[0] == "--version") {
        std::puts("trundle " TRUNDLE_VERSION);
        return finished(0);
    }
    if (words[0] == "worker") return run_worker();
    if (words[0] == "-") return finished(run_lines({words.begin() + 1, words.end()}));
    return finished(run_words(words, listen_for_stop));
}

// The last resort: memory that is gone in a thread of a search, or before there is a request.
[[noreturn]] void give_up() {
    constexpr std::string_view text = "trundle: there is not enough memory\n";
    constexpr std::string_view json = "{\"error\":{\"code\":\"memory\",\"message\":\"there is not enough memory\"}}\n";
    const auto [file, said] = is_json ? std::pair(STDOUT_FILENO, json) : std::pair(STDERR_FILENO, text);
    for (ssize_t count = 0; count == 0;) count = ::write(file, said.data(), said.size());
    _exit(5);
}

// A closed standard file must not become the number of another one: it stays one that fails.
void keep_standard_files() {
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(number, F_GETFD) < 0) ::open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

}  // namespace
}  // namespace trundle::cli

int main(int count, char** words) {
    using namespace trundle::cli;
    std::set_terminate(give_up);
    std::signal(SIGPIPE, SIG_IGN);  // writing fails instead
    std::signal(SIGXFSZ, SIG_IGN);
    keep_standard_files();
    is_json = std::any_of(words + 1, words + count, [](std::string_view word) { return word == "--json"; });
    try {
        return main_of({words + 1, words + count});
    } catch (...) {
        give_up();
    }
}
