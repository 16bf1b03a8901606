// A worker: the command line as a child process that stays, and takes one call after another over a pipe, one JSON
// value a line (apps/cli/terminal/worker.h). A call that crashes it, hangs or eats memory takes nothing else with it.
#pragma once

#include <sys/types.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <memory>

#include "work/call.h"

namespace trundle::server {

struct WorkerSettings {
    std::string program;
    int niceness = 0;
};

class Worker : public std::enable_shared_from_this<Worker> {
public:
    // `on_change`: it is free again, or it has ended.
    Worker(boost::asio::io_context& context, const WorkerSettings& settings, std::function<void()> on_change);
    ~Worker() { end(); }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void start();
    void take(std::shared_ptr<Call> call);
    void cancel();   // nobody waits any more
    void dismiss();  // it may end by itself: nothing more will be asked
    void end();      // at once; the call it has ends with an error

    bool is_alive() const { return pid_ > 0; }
    bool is_free() const { return is_alive() && !is_busy_; }
    bool is_worn() const { return is_worn_; }  // better replaced than asked again
    int calls() const { return calls_; }
    pid_t pid() const { return pid_; }
    const std::shared_ptr<Call>& call() const { return call_; }

private:
    void listen();
    void hear_line(std::string_view line);
    void write(std::string text);
    void write_on();
    void end_in(std::chrono::milliseconds time, Outcome outcome);
    void finish(Outcome outcome);

    boost::asio::posix::stream_descriptor in_;   // its standard output
    boost::asio::posix::stream_descriptor out_;  // its standard input
    boost::asio::steady_timer timer_;
    WorkerSettings settings_;
    std::function<void()> on_change_;
    std::shared_ptr<Call> call_;
    std::string heard_;   // of a line that has not ended
    std::string to_say_;  // of lines that have not gone out
    bool is_writing_ = false;
    bool is_busy_ = false;  // also while a cancelled call comes to its end
    bool is_worn_ = false;
    Call::Clock::time_point taken_{};
    int calls_ = 0;
    pid_t pid_ = 0;
};

}  // namespace trundle::server
