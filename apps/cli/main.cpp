// trundle: a cube that turns, crawls and rolls, on the command line.
#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "frame/console.h"
#include "frame/run.h"

namespace trundle::cli {
namespace {

int main_of(const std::vector<std::string>& words) {
    if (words.empty() || words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
        std::fputs(help_of_program().c_str(), words.empty() ? stderr : stdout);
        return words.empty() ? 2 : 0;
    }
    if (words[0] == "--version") {
        std::puts("trundle " TRUNDLE_VERSION);
        return 0;
    }
    const Result<Request> request = parse_arguments(words);
    if (!request) {
        const bool json = std::find(words.begin(), words.end(), "--json") != words.end();
        return report(request.error(), "", "", json);
    }
    if (request->has("--help")) {
        std::fputs(help_of(request->command()).c_str(), stdout);
        return 0;
    }
    const std::string timeout = request->value("--timeout", "0");
    char* end = nullptr;
    const double seconds = std::strtod(timeout.c_str(), &end);
    if (*end != '\0' || !(seconds >= 0 && seconds < 1e9) || timeout.empty())
        return report(usage_error("--timeout takes a number of seconds, not '" + timeout + "'"), "", "",
                      request->has("--json"));
    listen_for_stop(seconds);
    return run(*request);
}

}  // namespace
}  // namespace trundle::cli

int main(int count, char** words) { return trundle::cli::main_of({words + 1, words + count}); }
