// What goes to the person beside the results: notes and progress on standard error, and the wish to stop.
// If TRUNDLE_EVENTS is set, results and progress go to standard error instead, a line each ("result R U", "progress
// corners 41 %"), for a program that follows the work and reads the answer from standard output.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <string>
#include <string_view>

namespace trundle::cli {

// Set by Ctrl-C, a termination signal or --timeout; long work must look at it. A second Ctrl-C ends at once.
const std::atomic<bool>& stop_flag();
void listen_for_stop(double timeout_seconds);  // 0: no time limit

// The best answer so far, ready to be printed. Work that does not end within a moment of being told to is left behind:
// this is printed and the program ends, with exit code 4. An answer that comes in time takes it back.
void lay_aside(const std::string& answer);
void take_back();

// Whether a program follows the work, as said above.
bool is_followed();

// One line on standard error.
void note(std::string_view text);

// A line of results at once, for commands that find many.
void emit(std::string_view line);

// Pictures one after another: on a terminal in the same place, until the wish to stop; else below each other.
void play(std::size_t count, const std::function<std::string(std::size_t)>& frame, int frames_a_second);

// A bar that redraws itself on standard error, if that is a terminal:
//   building corners  [########............]  41 %  12 s left
class Progress {
public:
    explicit Progress(std::string label);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void update(double fraction);        // 0 .. 1
    void update(std::string_view text);  // when the end is not known
    void relabel(std::string label);     // a new stage; the clock starts again

private:
    bool is_due();
    void draw(std::string_view text);

    using Clock = std::chrono::steady_clock;
    std::string label_;
    bool visible_;
    bool drawn_ = false;
    Clock::time_point start_;
    Clock::time_point last_;
};

}  // namespace trundle::cli
