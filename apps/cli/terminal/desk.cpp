#include "terminal/desk.h"

#include <cstdio>

#include "frame/answer.h"
#include "frame/console.h"

namespace trundle::cli {

Reply reply_to(const Request& request, const std::string& line) {
    const Result<Answer> answer = run_request(request.with_argument(line));
    if (request.has("--json")) return {to_json(answer).dump(), exit_code(answer)};
    return {answer ? answer->text : "error: " + answer.error().message, exit_code(answer)};
}

std::optional<Line> LineDesk::take(bool may_wait) {
    std::unique_lock reading(reading_, std::defer_lock);
    if (may_wait) reading.lock();
    else if (!reading.try_lock()) return {};
    for (;;) {
        std::unique_lock lock(printing_);
        const auto is_ready = [&] {
            return stop_flag() || !again_.empty() || (is_read_ ? printed_ == read_ : !is_ahead());
        };
        constexpr std::chrono::milliseconds nap(50);  // the wish to stop wakes nobody
        while (!moved_on_.wait_for(lock, may_wait ? nap : nap * 0, is_ready))
            if (!may_wait) return {};
        if (stop_flag()) return {};
        if (!again_.empty()) {
            Line line = std::move(again_.front());
            again_.pop_front();
            return line;
        }
        if (is_read_) return {};
        lock.unlock();

        if (!may_wait && input_.must_wait()) return {};
        std::string_view text;
        waits_ = true;
        const bool is_there = input_.next(text);
        waits_ = false;
        lock.lock();
        if (is_there) return Line{read_++, std::string(text)};
        is_read_ = true;
        moved_on_.notify_all();
    }
}

void LineDesk::put_back(Line line) {
    const std::lock_guard lock(printing_);
    again_.push_back(std::move(line));
    moved_on_.notify_all();
}

void LineDesk::lay_down(std::size_t number, Reply reply) {
    const std::lock_guard lock(printing_);
    waiting_.emplace(number, std::move(reply));
    for (auto first = waiting_.begin(); first != waiting_.end() && first->first == printed_;
         first = waiting_.erase(first), ++printed_) {
        const std::string& text = first->second.text;
        std::fwrite(text.data(), 1, text.size(), stdout);
        if (!text.ends_with('\n')) std::fputc('\n', stdout);
        if (code_ == 0) code_ = first->second.code;
    }
    if (waits_) std::fflush(stdout);
    if (std::ferror(stdout) != 0) stop_flag() = true;  // nobody reads on
    moved_on_.notify_all();
}

bool LineDesk::is_done() {
    const std::lock_guard lock(printing_);
    return is_read_ && printed_ == read_;
}

int LineDesk::code() const {
    return input_.error() ? exit_code(input_.error()->fault) : stop_flag() ? exit_code(Fault::stopped) : code_;
}

}  // namespace trundle::cli
