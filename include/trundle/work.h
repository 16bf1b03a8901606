// Long work as its caller sees it: what it may use, how it is stopped, and what it says while it runs.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace trundle {

using Duration = std::chrono::nanoseconds;  // any unit of chrono converts to it

// Threads that have nothing of their own to do take part in what others do: in a batch, those that find no line left.
class Helpers {
public:
    Helpers();
    ~Helpers();

    // Does its part of some work, and lets those who help do theirs at the same time; returns when all have. A part
    // ends when nothing is left to do for anybody, and throws nothing.
    void share(const std::function<void()>& part);
    // Takes part in the work that has been shared for longest; false if there is none now.
    bool help();

private:
    struct Shared;
    std::unique_ptr<Shared> shared_;
};

// The callbacks come from any thread of the work, one at a time.
struct Work {
    int threads = 1;
    std::uint64_t memory = 0;  // bytes for tables and search; 0: what the library takes by itself
    // Once it has passed, or `stop` is set, the work ends soon: with what it has, or with Fault::stopped.
    std::optional<std::chrono::steady_clock::time_point> deadline{};
    const std::atomic<bool>* stop = nullptr;
    // What is being done, as in "building slice-flips", and how much of it is done, 0 .. 1.
    std::function<void(std::string_view what, double done)> on_progress{};
    std::function<void(const std::string&)> on_note{};  // one sentence a person should know
    Helpers* helpers = nullptr;                         // search beside the threads

    bool is_stopped() const {
        return (stop != nullptr && stop->load(std::memory_order_relaxed)) ||
               (deadline && std::chrono::steady_clock::now() >= *deadline);
    }
    void progress(std::string_view what, double done) const {
        if (on_progress) on_progress(what, done);
    }
    void note(const std::string& sentence) const {
        if (on_note) on_note(sentence);
    }
};

// How long a search goes on looking for better answers once it has one.
struct Effort {
    std::optional<Duration> time{};
    std::optional<std::uint64_t> nodes{};  // work instead of time: the same answer on every machine
    bool counts_cpu = false;               // the time is that of the processor, not of the clock on the wall
};

}  // namespace trundle
