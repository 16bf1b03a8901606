// trundle: a cube that turns, crawls and rolls, on the command line.
#include <unistd.h>

#include <cstdio>

#include "frame/console.h"
#include "terminal/help.h"
#include "terminal/host.h"
#include "terminal/program.h"
#include "terminal/run.h"
#include "terminal/signals.h"

namespace trundle::cli {
namespace {

int main_of(std::vector<std::string> words) {
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
    return finished(run_words(std::move(words), listen_for_stop));
}

}  // namespace
}  // namespace trundle::cli

int main(int count, char** words) {
    using namespace trundle::cli;
    return run_program("trundle", count, words, main_of);
}
