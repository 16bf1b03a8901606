// Pictures in motion: on the terminal's second screen, so that the first is as before when they end.
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <thread>

#include "frame/console.h"
#include "terminal/host.h"

namespace trundle::cli {
namespace {

class SecondScreen {
public:
    SecondScreen() { std::fputs("\x1b[?1049h\x1b[?25l", stdout); }  // without a cursor
    ~SecondScreen() {
        std::fputs("\x1b[?25h\x1b[?1049l", stdout);
        std::fflush(stdout);
    }
    SecondScreen(const SecondScreen&) = delete;
    SecondScreen& operator=(const SecondScreen&) = delete;

    void show(std::string_view frame) {
        std::fputs("\x1b[H", stdout);
        for (const char byte : frame) {
            if (byte == '\n') std::fputs("\x1b[K", stdout);
            std::fputc(byte, stdout);
        }
        std::fputs("\x1b[J", stdout);
        std::fflush(stdout);
    }
};

void wait(std::chrono::milliseconds time) {
    constexpr std::chrono::milliseconds nap{20};
    for (; time.count() > 0 && !stop_flag(); time -= nap) std::this_thread::sleep_for(std::min(time, nap));
}

}  // namespace

void play(std::size_t count, const std::function<std::string(std::size_t)>& frame, int frames_a_second) {
    if (isatty(STDOUT_FILENO) == 0) {
        for (std::size_t i = 0; i < count && !stop_flag(); ++i) emit(frame(i));
        return;
    }
    SecondScreen screen;
    for (std::size_t i = 0; i < count && !stop_flag(); ++i) {
        screen.show(frame(i));
        wait(std::chrono::milliseconds(1000 / frames_a_second));
    }
    wait(std::chrono::seconds(1));
}

}  // namespace trundle::cli
