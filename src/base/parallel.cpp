#include "base/parallel.h"

#include <trundle/work.h>
#include <algorithm>
#ifndef __wasi__
#include <atomic>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>
#endif

namespace trundle {

#ifdef __wasi__

void parallel_for(int, std::size_t count, const std::function<void(std::size_t)>& round) {
    for (std::size_t i = 0; i < count; ++i) round(i);
}
void together(int, Helpers*, const std::function<void()>& part) { part(); }

struct Beside::Thread {};
Beside::Beside(std::function<void(const std::atomic<bool>&)> work) { work(is_left_); }
Beside::~Beside() = default;

// Nobody else works.
struct Change::Condition {};
void Change::wait(std::unique_lock<std::mutex>&) {}
void Change::tell() {}

#else

void parallel_for(int threads, std::size_t count, const std::function<void(std::size_t)>& round) {
    std::atomic<std::size_t> next{0};
    const int most = static_cast<int>(std::min(static_cast<std::size_t>(std::max(threads, 1)), count));
    together(most, nullptr, [&] {
        try {
            for (std::size_t i = next++; i < count; i = next++) round(i);
        } catch (...) {
            next = count;
            std::rethrow_exception(std::current_exception());
        }
    });
}

// Where the system gives fewer threads, fewer do the work. What a part throws is thrown again when all have ended.
void together(int threads, Helpers* helpers, const std::function<void()>& part) {
    std::mutex mutex;
    std::exception_ptr failure;
    const auto keep_failure_of = [&](const std::function<void()>& work) {
        try {
            work();
        } catch (...) {
            const std::lock_guard lock(mutex);
            failure = std::current_exception();
        }
    };
    const std::function<void()> run = [&] { keep_failure_of(part); };
    std::vector<std::thread> others;
    try {
        for (int i = 1; i < threads; ++i) others.emplace_back(run);
    } catch (const std::exception&) {
    }
    keep_failure_of([&] { helpers != nullptr ? helpers->share(run) : part(); });
    for (std::thread& thread : others) thread.join();
    if (failure) std::rethrow_exception(failure);
}

struct Beside::Thread {
    std::thread thread;
};
Beside::Beside(std::function<void(const std::atomic<bool>&)> work) : thread_(std::make_unique<Thread>()) {
    try {
        thread_->thread = std::thread([this, work] { work(is_left_); });
    } catch (const std::system_error&) {
        work(is_left_);
    }
}
Beside::~Beside() {
    is_left_ = true;
    if (thread_->thread.joinable()) thread_->thread.join();
}

struct Change::Condition {
    std::condition_variable variable;
};
void Change::wait(std::unique_lock<std::mutex>& lock) { condition_->variable.wait(lock); }
void Change::tell() { condition_->variable.notify_all(); }

#endif

Change::Change() : condition_(std::make_unique<Condition>()) {}
Change::~Change() = default;

}  // namespace trundle
