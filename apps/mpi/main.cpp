// trundle-mpi: the commands of trundle that may take long, on all processes that mpirun starts. Rank 0 is the one that
// reads, prints and answers for all; started alone it is the only one.
#include <mpi.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>

#include "batch.h"
#include "frame/answer.h"
#include "frame/console.h"
#include "frame/words.h"
#include "god.h"
#include "terminal/help.h"
#include "terminal/host.h"
#include "terminal/program.h"
#include "terminal/run.h"
#include "terminal/signals.h"

namespace trundle::cli {
namespace {

Ranks& ranks() {
    static Ranks here;
    return here;
}

std::string help() {
    std::string text =
        "trundle-mpi: the commands of trundle that may take long, on many processes.\n\n"
        "Usage: mpirun -n RANKS trundle-mpi COMMAND [ARGUMENTS] [OPTIONS]\n\nCommands:\n";
    for (const Command& command : commands())
        text += "  " + padded(std::string(command.name) + (command.batch ? " -" : ""), 18) +
                std::string(command.summary) + "\n";
    return text +
           "\nExamples:\n"
           "  mpirun -n 64 trundle-mpi explore --moves crawler --depth 13 --checkpoint levels\n"
           "      states by depth; a run that was killed goes on after its last level\n"
           "  mpirun -n 64 trundle-mpi solve - --max-length 21 < cubes > paths\n"
           "      many cubes, one a line, answers in their order\n"
           "  mpirun -n 8 --map-by node trundle-mpi god run few.plan --results few.results --threads 16\n"
           "      who is free takes the next line; those that are done before are skipped\n"
           "\n--memory and --threads (default: 1) are those of each rank. mpirun says when a rank died, ends the "
           "others\n"
           "and exits with a code that is not 0.\n"
           "'trundle-mpi COMMAND --help' shows options and examples of a command.\n";
}

// mpirun ends all ranks when one has died; Slurm does when their time is up. Who can leaves off in order.
void on_signal(int) {
    constexpr std::string_view text =
        "trundle-mpi: told to end, by a signal or since a rank died; what was printed is right, and with --checkpoint "
        "the next start goes on\n";
    if (!stop_flag().exchange(true) && ranks().rank() == 0 && ::write(STDERR_FILENO, text.data(), text.size()) < 0)
        _exit(5);
}

void on_alarm(int) { stop_flag() = true; }

void listen(std::optional<std::chrono::duration<double>> timeout, bool) {
    std::signal(SIGINT, on_signal);
    std::signal(SIGTERM, on_signal);
    if (!timeout) return;
    set_alarm(timeout->count(), on_alarm);
}

// What only this rank knows is said by it.
int run_beside(const Request& request) {
    const Result<Answer> answer = run_request(request);
    if (!answer && answer.error().fault == Fault::environment && answer.error().code != "peer")
        ranks().say(answer.error().message);
    return 0;
}

int run_on_ranks(const Request& request) {
    if (request.reads_lines()) return run_batch_on(ranks(), request);
    if (ranks().count() == 1) return run(request);
    if (request.command().name == "god run") return run_plan_on(ranks(), request);
    if (request.command().batch)
        return report(usage_error("one " + std::string(request.command().name) + " is work for one process; '" +
                                  std::string(request.command().name) + " -' has many, one a line"),
                      request.command().name, "", request.has("--json"));
    return ranks().rank() == 0 ? run(request) : run_beside(request);
}

// Only rank 0 is heard.
void be_silent() {
    set_listener([](Channel, std::string_view) {});
    if (std::freopen("/dev/null", "w", stdout) == nullptr) std::fclose(stdout);
}

int main_of(std::vector<std::string> words) {
    host() = terminal_host();
    host().place = on_ranks;
    host().program = "trundle-mpi";
    host().threads = 1;
    host().peers = &ranks();
    if (ranks().rank() > 0) be_silent();
    if (!words.empty() && words[0] == "--version") {
        std::puts("trundle-mpi " TRUNDLE_VERSION);
        return finished(0);
    }
    const bool asks = words.size() == 1 && (words[0] == "--help" || words[0] == "-h" || words[0] == "help");
    if (words.empty() || asks) {
        if (ranks().rank() == 0) std::fputs(help().c_str(), asks ? stdout : stderr);
        return asks ? finished(0) : 2;
    }
    return finished(run_words(std::move(words), listen, run_on_ranks));
}

int run_ranks(std::vector<std::string> words) {
    int given = 0;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &given);
    const int code = main_of(std::move(words));
    MPI_Finalize();
    return ranks().rank() == 0 ? code : 0;
}

}  // namespace
}  // namespace trundle::cli

int main(int count, char** words) {
    using namespace trundle::cli;
    return run_program("trundle-mpi", count, words, run_ranks);
}
