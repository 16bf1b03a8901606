// trundle: a cube that turns, crawls and rolls, on the command line.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "frame/console.h"
#include "terminal/help.h"
#include "terminal/run.h"
#include "terminal/signals.h"

namespace trundle::cli {
namespace {

// If TRUNDLE_EVENTS is set, results and progress go to standard error, a line each ("result R U", "progress corners
// 41 %"), for a program that follows the work and reads the answer from standard output.
void tell_events() {
    if (std::getenv("TRUNDLE_EVENTS") == nullptr) return;
    set_listener([](Channel channel, std::string_view text) {
        const char* name = channel == Channel::result ? "result " : channel == Channel::progress ? "progress " : "";
        std::fprintf(stderr, "%s%.*s\n", name, static_cast<int>(text.size()), text.data());
    });
}

int main_of(const std::vector<std::string>& words) {
    if (words.empty() || words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
        std::fputs(help_of_program().c_str(), words.empty() ? stderr : stdout);
        return words.empty() ? 2 : 0;
    }
    if (words[0] == "--version") {
        std::puts("trundle " TRUNDLE_VERSION);
        return 0;
    }
    host().threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    tell_events();
    const Result<Request> request = Request::from_words(words);
    if (!request) {
        const bool json = std::find(words.begin(), words.end(), "--json") != words.end();
        return report(request.error(), "", "", json);
    }
    if (request->has("--help")) {
        std::fputs(help_of(request->command()).c_str(), stdout);
        return 0;
    }
    listen_for_stop(request->timeout());
    return run(*request);
}

}  // namespace
}  // namespace trundle::cli

int main(int count, char** words) { return trundle::cli::main_of({words + 1, words + count}); }
