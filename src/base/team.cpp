#include "base/team.h"

#include <algorithm>
#ifndef __wasi__
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>
#endif

namespace trundle {

#ifdef __wasi__

class Team::Members {};

Team::Team(int) {}
Team::~Team() = default;
std::size_t Team::size() const { return 1; }
void Team::share(std::size_t count, const Round& round) {
    for (std::size_t i = 0; i < count; ++i) round(i, 0);
}

#else

class Team::Members {
public:
    explicit Members(std::size_t count) {
        try {
            while (others_.size() + 1 < count)
                others_.emplace_back([this, member = others_.size() + 1] { help(member); });
        } catch (const std::exception&) {  // where the system gives fewer threads, fewer do the work
        }
    }
    ~Members() {
        is_over_ = true;
        begin_loop(0);
        for (std::thread& other : others_) other.join();
    }

    std::size_t size() const { return others_.size() + 1; }

    void share(std::size_t count, const Round& round) {
        round_ = &round;
        done_ = 0;
        begin_loop(count);
        take_rounds(0);
        while (done_.load(std::memory_order_acquire) < count) std::this_thread::yield();
        if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
    }

private:
    static constexpr std::uint64_t one_loop = std::uint64_t{1} << 32;

    void begin_loop(std::size_t count) {
        left_.store((left_.load() / one_loop + 1) * one_loop + count);
        left_.notify_all();
    }

    // As long as a round is not done its loop is not over, so whoever has taken one knows what to do.
    void take_rounds(std::size_t member) {
        std::uint64_t left = left_.load();
        while (left % one_loop != 0) {
            if (!left_.compare_exchange_weak(left, left - 1)) continue;
            try {
                (*round_)(left % one_loop - 1, member);
            } catch (...) {
                const std::lock_guard lock(mutex_);
                failure_ = std::current_exception();
            }
            ++done_;
            left = left_.load();
        }
    }

    // Waits awake at first: the next loop comes soon.
    void help(std::size_t member) {
        constexpr int patience = 200;
        for (;;) {
            take_rounds(member);
            const std::uint64_t seen = left_.load();
            if (is_over_) return;  // asked after that: the last loop begins when it is over
            for (int i = 0; i < patience && left_.load(std::memory_order_relaxed) == seen; ++i)
                std::this_thread::yield();
            left_.wait(seen);
        }
    }

    std::atomic<std::uint64_t> left_ = 0;  // loops so far, and below, rounds of the last that nobody has taken
    std::atomic<std::size_t> done_ = 0;
    std::atomic<bool> is_over_ = false;
    const Round* round_ = nullptr;
    std::mutex mutex_;
    std::exception_ptr failure_;
    std::vector<std::thread> others_;
};

Team::Team(int threads) : members_(std::make_unique<Members>(static_cast<std::size_t>(std::max(threads, 1)))) {}
Team::~Team() = default;
std::size_t Team::size() const { return members_->size(); }
void Team::share(std::size_t count, const Round& round) { members_->share(count, round); }

#endif

}  // namespace trundle
