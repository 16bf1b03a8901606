#include "terminal/program.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <exception>

namespace trundle::cli {
namespace {

std::string_view own_name;
bool speaks_json = false;

void say_at_last(int file, std::string_view text) {
    for (ssize_t count = 0; count == 0;) count = ::write(file, text.data(), text.size());
}

// Memory that is gone in a thread of a search, or before there is a request: nothing is allocated here.
[[noreturn]] void give_up() {
    if (speaks_json)
        say_at_last(STDOUT_FILENO, "{\"error\":{\"code\":\"memory\",\"message\":\"there is not enough memory\"}}\n");
    say_at_last(STDERR_FILENO, own_name);
    say_at_last(STDERR_FILENO, ": there is not enough memory\n");
    _exit(5);
}

// A closed standard file must not become the number of another one: it stays one that fails.
void keep_standard_files() {
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(number, F_GETFD) < 0) ::open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

}  // namespace

int run_program(std::string_view name, int count, char** words, int (*run)(std::vector<std::string> words)) {
    own_name = name;
    speaks_json = std::any_of(words + 1, words + count, [](std::string_view word) { return word == "--json"; });
    std::set_terminate(give_up);
    std::signal(SIGPIPE, SIG_IGN);  // writing fails instead
    std::signal(SIGXFSZ, SIG_IGN);
    keep_standard_files();
    try {
        return run({words + 1, words + count});
    } catch (...) {
        give_up();
    }
}

}  // namespace trundle::cli
