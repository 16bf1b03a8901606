#include "work/worker.h"

#include <signal.h>

#include <array>
#include <boost/asio/buffer.hpp>
#include <charconv>

#include "bounds.h"
#include "frame/json.h"
#include "work/process.h"

namespace trundle::server {
namespace {

using boost::system::error_code;

Outcome failed(std::string_view code, std::string_view message, int exit = 5) {
    return {exit, cli::Json{{"error", {{"code", code}, {"message", message}}}}.dump()};
}

bool take_prefix(std::string_view& text, std::string_view prefix) {
    if (!text.starts_with(prefix)) return false;
    text.remove_prefix(prefix.size());
    return true;
}

bool take_number(std::string_view& text, int& number) {
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failure != std::errc()) return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return true;
}

}  // namespace

Worker::Worker(boost::asio::io_context& context, const WorkerSettings& settings, std::function<void()> on_change)
    : in_(context), out_(context), timer_(context), settings_(settings), on_change_(std::move(on_change)) {}

void Worker::start() {
    const Process process = start_process({settings_.program, "worker"}, worker_memory, settings_.niceness);
    if (process.pid == 0) return;
    pid_ = process.pid;
    out_.assign(process.to);
    in_.assign(process.from);
    listen();
}

void Worker::take(std::shared_ptr<Call> call) {
    call_ = std::move(call);
    is_busy_ = true;
    taken_ = Call::Clock::now();
    ++calls_;
    // The request is an object: the number of the call becomes its first member.
    write("{\"id\":" + std::to_string(calls_) + (call_->hear ? ",\"follow\":true," : ",") + call_->request.substr(1) +
          "\n");
    end_in(call_->time + overrun_time, failed("timeout", "the time was up before there was an answer", 4));
}

void Worker::cancel() {
    call_.reset();
    ::kill(pid_, SIGINT);
    end_in(cancel_time, {});
}

void Worker::dismiss() {
    if (!is_alive()) return;
    ::kill(pid_, SIGINT);
    error_code ignored;
    out_.close(ignored);
}

void Worker::end_in(std::chrono::milliseconds time, Outcome outcome) {
    timer_.expires_after(time);
    timer_.async_wait([self = weak_from_this(), number = calls_, outcome = std::move(outcome)](error_code failure) {
        const auto worker = self.lock();
        if (failure || !worker || !worker->is_busy_ || worker->calls_ != number) return;
        worker->finish(outcome);
        worker->end();
    });
}

void Worker::end() {
    if (!is_alive()) return;
    end_process(pid_);
    pid_ = 0;
    error_code ignored;
    in_.close(ignored), out_.close(ignored);
    timer_.cancel();
    is_busy_ = false;
    finish(failed("worker", "the worker ended before there was an answer; try again"));
    on_change_();
}

void Worker::finish(Outcome outcome) {
    if (const std::shared_ptr<Call> call = std::move(call_)) call->done(std::move(outcome));
}

void Worker::listen() {
    in_.async_wait(in_.wait_read, [self = weak_from_this()](error_code failure) {
        const auto worker = self.lock();
        if (failure || !worker || !worker->is_alive()) return;
        static std::array<char, 1 << 16> buffer;  // one thread, and nothing is kept in it
        const std::size_t size = worker->in_.read_some(boost::asio::buffer(buffer), failure);
        if (failure == boost::asio::error::would_block) return worker->listen();
        if (failure) return worker->end();
        std::string_view text(buffer.data(), size);
        for (std::size_t end = 0; (end = text.find('\n')) != std::string_view::npos; text.remove_prefix(end + 1)) {
            worker->heard_ += text.substr(0, end);
            const std::string line = std::exchange(worker->heard_, {});
            worker->hear_line(line);
            if (!worker->is_alive()) return;
        }
        worker->heard_ += text;
        if (worker->heard_.size() > longest_answer) {
            worker->finish(failed("too_large", "the answer has more than 8 MB"));
            return worker->end();
        }
        worker->listen();
    });
}

void Worker::hear_line(std::string_view line) {
    int number = 0;
    if (!is_busy_ || !take_prefix(line, "{\"id\":") || !take_number(line, number) || number != calls_) return end();
    int exit = 0;
    if (take_prefix(line, ",\"exit\":")) {
        if (!take_number(line, exit) || !take_prefix(line, ",\"answer\":") || !line.ends_with('}')) return end();
        line.remove_suffix(1);
        timer_.cancel();
        is_busy_ = false;
        const bool was_long = Call::Clock::now() - taken_ > cancel_time;  // only then the memory is worth a look
        is_worn_ = calls_ >= worker_calls || (was_long && resident(pid_).own > worker_keeps);
        finish({exit, std::string(line)});
        if (is_alive()) on_change_();
        return;
    }
    if (!call_ || !call_->hear) return;
    const Result<cli::Json> event =
        cli::Json::parse("{" + std::string(line.substr(std::min<std::size_t>(1, line.size()))));
    if (!event || event->size() != 1) return end();
    const cli::Json& value = event->items().front();
    const std::shared_ptr<Call> call = call_;
    call->hear(event->keys().front(), value.kind() == cli::Json::Kind::text ? value.text() : value.dump());
}

void Worker::write(std::string text) {
    to_say_ += text;
    if (!is_writing_) write_on();
}

void Worker::write_on() {
    error_code failure;
    while (!to_say_.empty() && !failure) {
        const std::size_t size = out_.write_some(boost::asio::buffer(to_say_), failure);
        to_say_.erase(0, size);
    }
    is_writing_ = failure == boost::asio::error::would_block;  // another failure: it has ended, and its output says so
    if (!is_writing_) return to_say_.clear();
    out_.async_wait(out_.wait_write, [self = weak_from_this()](error_code stopped) {
        const auto worker = self.lock();
        if (!stopped && worker && worker->is_alive()) worker->write_on();
    });
}

}  // namespace trundle::server
