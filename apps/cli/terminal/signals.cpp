#include "terminal/signals.h"

#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <csignal>

#include "frame/console.h"

namespace trundle::cli {
namespace {

constexpr double moment = 0.15;  // seconds for an answer to come, after which the best so far will do
constexpr double patience = 5;   // and for whatever has not even that

void set_alarm(double seconds, void (*ring)(int)) {
    std::signal(SIGALRM, ring);
    itimerval timer{};
    timer.it_value.tv_sec = static_cast<time_t>(seconds);
    timer.it_value.tv_usec = static_cast<suseconds_t>(std::fmod(seconds, 1.0) * 1e6);
    if (timer.it_value.tv_sec == 0) timer.it_value.tv_usec = std::max<suseconds_t>(timer.it_value.tv_usec, 1);
    setitimer(ITIMER_REAL, &timer, nullptr);
}

void end_at_once(int) { _exit(4); }

void leave_behind(int) {
    const std::string* const answer = laid_aside();
    if (answer == nullptr) return set_alarm(patience, end_at_once);
    if (::write(STDOUT_FILENO, answer->data(), answer->size()) >= 0) _exit(4);
    _exit(5);
}

void on_signal(int) {
    stop_flag() = true;
    std::signal(SIGINT, end_at_once);  // the second one is not asked politely
    std::signal(SIGTERM, end_at_once);
    set_alarm(moment, leave_behind);
}

}  // namespace

void listen_for_stop(std::optional<std::chrono::duration<double>> timeout) {
    std::signal(SIGINT, on_signal);
    std::signal(SIGTERM, on_signal);
    if (timeout && timeout->count() <= 0) on_signal(SIGALRM);
    else if (timeout) set_alarm(timeout->count(), on_signal);
}

}  // namespace trundle::cli
