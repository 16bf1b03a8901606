#include "work/worker.h"

#include <signal.h>

#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <cstdio>

#include "bounds.h"
#include "frame/json.h"
#include "work/process.h"

namespace trundle::server {
namespace {

using boost::system::error_code;

Outcome failed(std::string_view code, std::string_view message, int exit = 5) {
    return {exit, cli::Json{{"error", {{"code", code}, {"message", message}}}}.dump()};
}

}  // namespace

Worker::Worker(boost::asio::io_context& context, std::function<void()> on_change)
    : in_(context), out_(context), timer_(context), on_change_(std::move(on_change)) {}

void Worker::start(const std::string& program, int niceness) {
    const Process process = start_process({program, "worker"}, worker_memory, niceness);
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
    auto line = std::make_unique<std::string>("{\"id\":" + std::to_string(calls_) + ",");
    if (call_->hear) *line += "\"follow\":true,";
    line->append(call_->request, 1).append("\n");
    const boost::asio::const_buffer bytes = boost::asio::buffer(*line);
    // If it fails, the worker has ended, and the end of its output says so.
    boost::asio::async_write(out_, bytes, [line = std::move(line)](error_code, std::size_t) {});
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
    timer_.async_wait([self = shared_from_this(), number = calls_, outcome = std::move(outcome)](error_code failure) {
        if (failure || !self->is_busy_ || self->calls_ != number) return;
        self->finish(outcome);
        self->end();
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
    boost::asio::async_read_until(in_, boost::asio::dynamic_buffer(heard_, longest_answer), '\n',
                                  [self = shared_from_this()](error_code failure, std::size_t size) {
                                      if (failure == boost::asio::error::not_found)
                                          self->finish(failed("too_large", "the answer has more than 8 MB"));
                                      if (failure) return self->end();
                                      std::string line = self->heard_.substr(0, size - 1);
                                      self->heard_.erase(0, size);
                                      if (self->heard_.empty() && size > longest_head) self->heard_.shrink_to_fit();
                                      self->hear(line);
                                      if (self->is_alive()) self->listen();
                                  });
}

// {"id":7,"exit":0,"answer":...} or {"id":7,"progress":"..."}
void Worker::hear(const std::string& line) {
    int number = 0;
    int exit = 0;
    int begin = 0;  // of the event
    int answer = 0;
    std::sscanf(line.c_str(), "{\"id\":%d,%n\"exit\":%d,\"answer\":%n", &number, &begin, &exit, &answer);
    if (!is_busy_ || number != calls_ || begin == 0) return end();
    if (answer == 0) return hear_event("{" + line.substr(static_cast<std::size_t>(begin)));
    timer_.cancel();
    is_busy_ = false;
    finish({exit, line.substr(static_cast<std::size_t>(answer), line.size() - static_cast<std::size_t>(answer) - 1)});
    const bool was_long = Call::Clock::now() - taken_ > cancel_time;  // only then the memory is worth a look
    if (calls_ >= worker_calls || (was_long && resident(pid_).own > worker_keeps)) return end();
    on_change_();
}

void Worker::hear_event(const std::string& text) {
    const std::shared_ptr<Call> call = call_;
    if (!call || !call->hear) return;
    const Result<cli::Json> event = cli::Json::parse(text);
    if (!event || event->size() != 1) return end();
    const cli::Json& value = event->items().front();
    call->hear(event->keys().front(), value.kind() == cli::Json::Kind::text ? value.text() : value.dump());
}

}  // namespace trundle::server
