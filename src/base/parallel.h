// A loop whose rounds may run at the same time. Everything that makes threads is here.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>

namespace trundle {

class Helpers;

// Calls round(0) .. round(count - 1), each once, on up to `threads` threads; returns when all are done.
void parallel_for(int threads, std::size_t count, const std::function<void(std::size_t)>& round);

// Does the same on up to `threads` threads, and on all that help meanwhile, if there are helpers; returns when all have
// ended. Each ends when nothing is left to do.
void together(int threads, Helpers* helpers, const std::function<void()>& part);

// Work beside that of the caller, on a thread of its own, or at once if there is none. Who goes away sets `is_left` and
// waits until the work has noticed.
class Beside {
public:
    explicit Beside(std::function<void(const std::atomic<bool>& is_left)> work);
    ~Beside();
    Beside(const Beside&) = delete;
    Beside& operator=(const Beside&) = delete;

private:
    struct Thread;
    std::atomic<bool> is_left_ = false;
    std::unique_ptr<Thread> thread_;
};

// What threads wait for while another works. They hold the mutex whenever they are not waiting.
class Change {
public:
    Change();
    ~Change();
    Change(const Change&) = delete;
    Change& operator=(const Change&) = delete;

    void wait(std::unique_lock<std::mutex>& lock);  // until somebody tells; or less
    void tell();

private:
    struct Condition;
    std::unique_ptr<Condition> condition_;
};

}  // namespace trundle
