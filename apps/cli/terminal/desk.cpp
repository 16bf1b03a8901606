#include "terminal/desk.h"

#include <cstdio>

#include "frame/answer.h"
#include "frame/console.h"

namespace trundle::cli {

LineDesk::LineDesk(std::vector<std::string> lines, Use use)
    : known_(std::move(lines)), use_(std::move(use)), is_read_(true) {
    for (const std::string& line : known_) again_.push_back({read_++, line});
}

void LineDesk::print(const Reply& reply) {
    std::fwrite(reply.text.data(), 1, reply.text.size(), stdout);
    if (!reply.text.ends_with('\n')) std::fputc('\n', stdout);
    count(reply);
}

void LineDesk::count(const Reply& reply) {
    ++printed_;
    if (code_ == 0) code_ = reply.code;
}

std::optional<Line> LineDesk::take_again() {
    const std::lock_guard lock(printing_);
    if (again_.empty() || stop_flag()) return {};
    Line line = std::move(again_.front());
    again_.pop_front();
    return line;
}

std::optional<Line> LineDesk::take(bool may_wait) {
    if (std::optional<Line> line = take_again()) return line;
    constexpr std::chrono::milliseconds nap(10);  // neither a search to help nor the wish to stop wakes anybody
    std::unique_lock reading(reading_, std::defer_lock);
    if (!(may_wait ? reading.try_lock_for(nap) : reading.try_lock())) return {};
    {
        std::unique_lock lock(printing_);
        if (is_read_) reading.unlock();
        const auto is_ready = [&] {
            return stop_flag() || !again_.empty() || (is_read_ ? printed_ == read_ : !is_ahead());
        };
        moved_on_.wait_for(lock, may_wait ? nap : nap * 0, is_ready);
        if (stop_flag() || !again_.empty() || is_read_ || is_ahead()) return lock.unlock(), take_again();
    }
    if (!may_wait && input_.must_wait()) return {};
    std::string_view text;
    waits_ = true;
    bool is_there = input_.next(text);
    while (is_there && !share_.has(++seen_)) is_there = input_.next(text);
    waits_ = false;
    const std::lock_guard lock(printing_);
    if (is_there) return Line{read_++, std::string(text)};
    is_read_ = true;
    moved_on_.notify_all();
    return {};
}

void LineDesk::put_back(Line line) {
    const std::lock_guard lock(printing_);
    again_.push_back(std::move(line));
    moved_on_.notify_all();
}

void LineDesk::lay_down(std::size_t number, Reply reply) {
    const std::lock_guard lock(printing_);
    if (!use_) {
        waiting_.emplace(number, std::move(reply));
        for (auto first = waiting_.begin(); first != waiting_.end() && first->first == printed_;
             first = waiting_.erase(first))
            print(first->second);
    } else if (use_(reply)) count(reply);
    else again_.push_back({number, known_[number]});
    if (waits_ || goes_out_at_once_) std::fflush(stdout);
    if (std::ferror(stdout) != 0) stop_flag() = true;  // nobody reads on
    moved_on_.notify_all();
}

void LineDesk::show() {
    const std::lock_guard lock(printing_);
    std::fflush(stdout);
}

bool LineDesk::is_done() {
    const std::lock_guard lock(printing_);
    return is_read_ && printed_ == read_;
}

int LineDesk::code() const {
    return input_.error() ? exit_code(input_.error()->fault) : stop_flag() ? exit_code(Fault::stopped) : code_;
}

}  // namespace trundle::cli
