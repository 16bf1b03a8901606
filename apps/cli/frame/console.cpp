#include "frame/console.h"

#include <sys/time.h>
#include <unistd.h>

#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <deque>

namespace trundle::cli {
namespace {

std::atomic<bool> stop{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

std::atomic<const std::string*> aside{nullptr};

void set_alarm(double seconds, void (*ring)(int)) {
    std::signal(SIGALRM, ring);
    itimerval timer{};
    timer.it_value.tv_sec = static_cast<time_t>(seconds);
    timer.it_value.tv_usec = static_cast<suseconds_t>(std::fmod(seconds, 1.0) * 1e6);
    if (timer.it_value.tv_sec == 0 && timer.it_value.tv_usec == 0) timer.it_value.tv_usec = 1;
    setitimer(ITIMER_REAL, &timer, nullptr);
}

void leave_behind(int) {
    const std::string* const answer = aside.exchange(nullptr);
    if (answer == nullptr) return;
    if (write(STDOUT_FILENO, answer->data(), answer->size()) >= 0) _exit(4);
    _exit(5);
}

void on_signal(int signal) {
    constexpr double moment = 0.15;  // seconds
    stop = true;
    std::signal(signal, SIG_DFL);  // the second one is not asked politely
    set_alarm(moment, leave_behind);
}

}  // namespace

void lay_aside(const std::string& answer) {
    static std::deque<std::string> kept;  // a signal may be printing one of them
    aside = &kept.emplace_back(answer + "\n");
}
void take_back() { aside = nullptr; }

const std::atomic<bool>& stop_flag() { return stop; }

void listen_for_stop(double timeout_seconds) {
    std::signal(SIGINT, on_signal);
    std::signal(SIGTERM, on_signal);
    if (timeout_seconds > 0) set_alarm(timeout_seconds, on_signal);
}

bool is_followed() {
    static const bool is_set = std::getenv("TRUNDLE_EVENTS") != nullptr;
    return is_set;
}

void note(std::string_view text) {
    std::fflush(stdout);
    std::fprintf(stderr, "%.*s\n", static_cast<int>(text.size()), text.data());
}

void emit(std::string_view line) {
    if (is_followed()) return note("result " + std::string(line));
    std::fwrite(line.data(), 1, line.size(), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
}

Progress::Progress(std::string label)
    : label_(std::move(label)),
      visible_(is_followed() || isatty(STDERR_FILENO) != 0),
      start_(Clock::now()),
      last_(start_) {}

Progress::~Progress() {
    if (drawn_) std::fputs("\r\x1b[K", stderr);
}

bool Progress::is_due() {
    const auto now = Clock::now();
    if (!visible_ || now - last_ < std::chrono::milliseconds(100)) return false;
    last_ = now;
    return true;
}

void Progress::draw(std::string_view text) {
    if (is_followed()) return note("progress " + label_ + " " + std::string(text));
    drawn_ = true;
    std::fprintf(stderr, "\r%s  %.*s\x1b[K", label_.c_str(), static_cast<int>(text.size()), text.data());
    std::fflush(stderr);
}

void Progress::update(std::string_view text) {
    if (is_due()) draw(text);
}

void Progress::update(double fraction) {
    if (!is_due()) return;
    constexpr int width = 24;
    const auto filled = static_cast<std::size_t>(std::lround(fraction * width));
    const double elapsed = std::chrono::duration<double>(last_ - start_).count();
    std::string text = "[" + std::string(filled, '#') + std::string(width - filled, '.') + "]  " +
                       std::to_string(static_cast<int>(fraction * 100)) + " %";
    if (fraction > 0.02) text += "  " + std::to_string(std::lround(elapsed / fraction - elapsed)) + " s left";
    draw(text);
}

void Progress::relabel(std::string label) {
    label_ = std::move(label);
    start_ = Clock::now();
}

}  // namespace trundle::cli
