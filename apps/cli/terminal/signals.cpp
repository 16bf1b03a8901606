#include "terminal/signals.h"

#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <csignal>

#include "frame/console.h"
#include "frame/host.h"

namespace trundle::cli {
namespace {

constexpr double moment = 0.15;   // seconds for an answer to come, after which the best so far will do
constexpr double patience = 10;   // and for whatever has not even that,
constexpr double cpu_time = 0.3;  // or so much work on each thread

bool is_json = false;
int threads = 1;
std::atomic<bool> is_end = false;

// What ends the program: a terminal that is closed, too, unless nohup has said otherwise.
std::array ends{SIGINT, SIGTERM, SIGHUP};

void keep_nohup() {
    struct sigaction now {};
    sigaction(SIGHUP, nullptr, &now);
    if (now.sa_handler == SIG_IGN) ends.back() = SIGTERM;
}

void end_at_once(int) {
    constexpr std::string_view text = "trundle: stopped\n";
    constexpr std::string_view json = "{\"error\":{\"code\":\"stopped\",\"message\":\"stopped\"}}\n";
    const bool is_said = is_json ? ::write(STDOUT_FILENO, json.data(), json.size()) > 0
                                 : ::write(STDERR_FILENO, text.data(), text.size()) > 0;
    _exit(is_said ? 4 : 5);
}

void leave_behind(int) {
    const std::string* const answer = laid_aside();
    if (answer == nullptr) {
        set_alarm(cpu_time * threads, end_at_once, true);
        return set_alarm(patience, end_at_once);
    }
    constexpr std::string_view text = "stopped: this is the best so far\n";
    const bool is_said = ::write(STDOUT_FILENO, answer->data(), answer->size()) >= 0 &&
                         (is_json || ::write(STDERR_FILENO, text.data(), text.size()) > 0);
    _exit(is_said ? 4 : 5);
}

void on_signal(int) {
    stop_flag() = true;
    for (const int number : ends) std::signal(number, end_at_once);  // the second one is not asked politely
    set_alarm(moment, leave_behind);
}

void stop_all(int number) {
    is_end = true;
    on_signal(number);
}

void stop_one(int) { stop_flag() = true; }

// Without the restart of std::signal: whoever waits for a line, or for another program, must hear it.
void interrupt_by(int number, void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    sigaction(number, &action, nullptr);
}

}  // namespace

void set_alarm(double seconds, void (*ring)(int), bool counts_cpu) {
    std::signal(counts_cpu ? SIGPROF : SIGALRM, ring);
    itimerval timer{};
    timer.it_value.tv_sec = static_cast<time_t>(seconds);
    timer.it_value.tv_usec = static_cast<suseconds_t>(std::fmod(seconds, 1.0) * 1e6);
    if (timer.it_value.tv_sec == 0) timer.it_value.tv_usec = std::max<suseconds_t>(timer.it_value.tv_usec, 1);
    setitimer(counts_cpu ? ITIMER_PROF : ITIMER_REAL, &timer, nullptr);
}

void listen_no_more() {
    std::signal(SIGALRM, SIG_IGN);
    std::signal(SIGPROF, SIG_IGN);
}

void listen_for_stop(std::optional<std::chrono::duration<double>> timeout, bool json) {
    is_json = json;
    threads = host().threads;
    keep_nohup();
    for (const int number : ends) std::signal(number, on_signal);
    if (timeout && timeout->count() <= 0) on_signal(SIGALRM);
    else if (timeout) set_alarm(timeout->count(), on_signal);
}

void listen_line_by_line(bool is_prompt) {
    threads = host().threads;
    interrupt_by(SIGINT, is_prompt ? stop_one : stop_all);
    keep_nohup();
    if (!is_prompt)
        for (const int number : {SIGTERM, ends.back()}) interrupt_by(number, stop_all);
}

void begin_line(std::optional<std::chrono::duration<double>> timeout, bool json) {
    is_json = json;
    stop_flag() = is_end || (timeout && timeout->count() <= 0);
    if (!timeout || timeout->count() <= 0) return;
    set_alarm(timeout->count(), stop_one);
    interrupt_by(SIGALRM, stop_one);
}

void end_line() {
    if (is_end) return;
    constexpr itimerval never{};
    setitimer(ITIMER_REAL, &never, nullptr);
    stop_flag() = false;
}

bool is_told_to_end() { return is_end; }

}  // namespace trundle::cli
