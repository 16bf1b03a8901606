// A worker: the command line as a child process that stays, and takes one call after another over a pipe, one JSON
// value a line (apps/cli/terminal/worker.cpp). A call that crashes it, hangs or eats memory takes nothing else with it.
#pragma once

#include <sys/types.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <memory>

#include "work/call.h"

namespace trundle::server {

class Worker : public std::enable_shared_from_this<Worker> {
public:
    // `on_change`: it is free again, or it has ended.
    Worker(boost::asio::io_context& context, std::function<void()> on_change);
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void start(const std::string& program, int niceness);
    void take(std::shared_ptr<Call> call);
    void cancel();   // nobody waits any more
    void dismiss();  // it may end by itself: nothing more will be asked
    void end();      // at once; the call it has ends with an error

    bool is_alive() const { return pid_ > 0; }
    bool is_free() const { return is_alive() && !is_busy_; }
    int calls() const { return calls_; }  // so far
    pid_t pid() const { return pid_; }
    const std::shared_ptr<Call>& call() const { return call_; }

private:
    void listen();
    void hear(const std::string& line);
    void hear_event(const std::string& text);
    void end_in(std::chrono::milliseconds time, Outcome outcome);
    void finish(Outcome outcome);

    boost::asio::posix::stream_descriptor in_;   // its standard output
    boost::asio::posix::stream_descriptor out_;  // its standard input
    boost::asio::steady_timer timer_;
    std::function<void()> on_change_;
    std::shared_ptr<Call> call_;
    std::string heard_;     // lines that have not been looked at
    bool is_busy_ = false;  // also while a cancelled call comes to its end
    Call::Clock::time_point taken_{};
    int calls_ = 0;
    pid_t pid_ = 0;
};

}  // namespace trundle::server
