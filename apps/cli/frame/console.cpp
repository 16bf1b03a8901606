#include "frame/console.h"

#include <unistd.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <deque>
#include <mutex>

#include "frame/host.h"

namespace trundle::cli {
namespace {

std::atomic<const std::string*> aside{nullptr};
Listener listener;

// What is on the terminal's last line.
struct Bar {
    std::mutex mutex;
    std::string label;
    std::chrono::steady_clock::time_point start;  // of what the label says
    std::chrono::steady_clock::time_point last;   // when it was drawn
    bool is_drawn = false;
};
Bar bar;

// Ten times a second, and only where somebody sees it.
bool is_due(std::string_view label) {
    static const bool is_seen = isatty(STDERR_FILENO) != 0;
    if (!is_seen && !listener) return false;
    const auto now = std::chrono::steady_clock::now();
    if (bar.label != label) {
        bar.label = label;
        bar.start = bar.last = now;
    }
    if (now - bar.last < std::chrono::milliseconds(100)) return false;
    bar.last = now;
    return true;
}

}  // namespace

std::atomic<bool>& stop_flag() {
    static std::atomic<bool> stop{false};
    static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");
    return stop;
}

void lay_aside(const std::string& answer) {
    static std::deque<std::string> kept;  // a signal may be printing one of the last
    if (kept.size() > 8) kept.pop_front();
    aside = &kept.emplace_back(answer + "\n");
}
void take_back() { aside = nullptr; }
const std::string* laid_aside() { return aside.exchange(nullptr); }

void set_listener(Listener given) { listener = std::move(given); }
bool is_followed() { return static_cast<bool>(listener); }
// mpirun gives its first rank a terminal that nobody sees.
bool is_seen() { return !listener && host().place != on_ranks && isatty(STDOUT_FILENO) != 0; }

void note(std::string_view text) {
    if (listener) return listener(Channel::note, text);
    clear_progress();
    std::fflush(stdout);
    std::fprintf(stderr, "%.*s\n", static_cast<int>(text.size()), text.data());
}

void emit(std::string_view line) {
    if (listener) return listener(Channel::result, line);
    clear_progress();
    std::fwrite(line.data(), 1, line.size(), stdout);
    std::fputc('\n', stdout);
    if (std::fflush(stdout) != 0) stop_flag() = true;  // nobody reads on
}

void show_progress(std::string_view what, double done) {
    const std::lock_guard lock(bar.mutex);
    if (!is_due(what)) return;
    constexpr int width = 24;
    const auto filled = static_cast<std::size_t>(std::lround(done * width));
    const double elapsed = std::chrono::duration<double>(bar.last - bar.start).count();
    std::string state = std::to_string(static_cast<int>(done * 100)) + " %";
    if (done > 0.02) state += "  " + std::to_string(std::lround(elapsed / done - elapsed)) + " s left";
    if (listener) return listener(Channel::progress, bar.label + "  " + state);
    bar.is_drawn = true;
    const std::string picture = std::string(filled, '#') + std::string(width - filled, '.');
    std::fprintf(stderr, "\r%s  [%s]  %s\x1b[K", bar.label.c_str(), picture.c_str(), state.c_str());
    std::fflush(stderr);
}

void clear_progress() {
    const std::lock_guard lock(bar.mutex);
    if (bar.is_drawn) std::fputs("\r\x1b[K", stderr);
    bar.is_drawn = false;
    bar.label.clear();
}

}  // namespace trundle::cli
