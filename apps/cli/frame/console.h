// What goes to whoever asked beside the answer: notes, results as they are found, progress; and the wish to stop.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <string_view>

namespace trundle::cli {

// Set by Ctrl-C, a termination signal, --timeout, or a server; long work must look at it.
std::atomic<bool>& stop_flag();

// The best answer so far, ready to be printed. Work that does not end within a moment of being told to is left behind:
// this is printed and the program ends, with exit code 4. An answer that comes in time takes it back.
void lay_aside(const std::string& answer);
void take_back();
const std::string* laid_aside();  // takes it; for a signal handler

// A program that follows the work hears all this instead of a terminal.
enum class Channel : int { note, result, progress };
using Listener = std::function<void(Channel channel, std::string_view text)>;
void set_listener(Listener listener);
bool is_followed();
bool is_seen();  // by a person: results go to a terminal

// One line on standard error.
void note(std::string_view text);

// A line of results at once, for commands that find many.
void emit(std::string_view line);

// A bar that redraws itself on standard error, if that is a terminal, until something else is said:
//   building corners  [########............]  41 %  12 s left
void show_progress(std::string_view what, double done);  // 0 .. 1
void clear_progress();

}  // namespace trundle::cli
