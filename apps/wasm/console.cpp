// Notes, results and progress go to the caller as they come. Nobody can ask this thread to stop: the caller ends it.
#include "frame/console.h"

namespace {

enum class Channel : int { note, result, progress };

extern "C" [[clang::import_module("trundle"), clang::import_name("say")]] void trundle_say(Channel, const char* text,
                                                                                           std::size_t size);

void say(Channel channel, std::string_view text) { trundle_say(channel, text.data(), text.size()); }

}  // namespace

namespace trundle::cli {

const std::atomic<bool>& stop_flag() {
    static const std::atomic<bool> never{false};
    return never;
}

void lay_aside(const std::string&) {}
void take_back() {}

bool is_followed() { return true; }

void note(std::string_view text) { say(Channel::note, text); }

void emit(std::string_view line) { say(Channel::result, line); }

void play(std::size_t count, const std::function<std::string(std::size_t)>& frame, int) {
    for (std::size_t i = 0; i < count; ++i) emit(frame(i));
}

Progress::Progress(std::string label) : label_(std::move(label)), visible_(true), start_(Clock::now()), last_(start_) {}

Progress::~Progress() {
    if (drawn_) say(Channel::progress, "");
}

bool Progress::is_due() {
    const auto now = Clock::now();
    if (!visible_ || now - last_ < std::chrono::milliseconds(50)) return false;
    last_ = now;
    return true;
}

void Progress::draw(std::string_view text) {
    drawn_ = true;
    say(Channel::progress, label_ + "  " + std::string(text));
}

void Progress::update(std::string_view text) {
    if (is_due()) draw(text);
}

void Progress::update(double fraction) {
    if (is_due()) draw(std::to_string(static_cast<int>(fraction * 100)) + " %");
}

void Progress::relabel(std::string label) { label_ = std::move(label); }

}  // namespace trundle::cli
