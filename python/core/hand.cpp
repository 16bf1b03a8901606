#include "hand.h"

#include <unistd.h>

#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace trundle::python {

// The thread has its share too. In a forked process nobody gives that back: what is destroyed there must not be waited
// for.
struct Hand::Shared {
    std::mutex mutex;
    std::condition_variable changed;
    std::function<void()> task;
    bool is_busy = false;
    bool is_dismissed = false;

    void work() {
        std::unique_lock lock(mutex);
        for (;;) {
            changed.wait(lock, [&] { return is_busy || is_dismissed; });
            if (!is_busy) return;
            lock.unlock();
            task();
            lock.lock();
            is_busy = false;
            changed.notify_all();
        }
    }
};

Hand::Hand() : shared_(std::make_shared<Shared>()), process_(getpid()) {
    std::thread([shared = shared_] { shared->work(); }).detach();
}

Hand::~Hand() {
    if (!is_here()) return;
    const std::lock_guard lock(shared_->mutex);
    shared_->is_dismissed = true;
    shared_->changed.notify_all();
}

bool Hand::is_here() const { return process_ == getpid(); }

void Hand::begin(std::function<void()> task) {
    const std::lock_guard lock(shared_->mutex);
    shared_->task = std::move(task);
    shared_->is_busy = true;
    shared_->changed.notify_all();
}

bool Hand::is_done_within(std::chrono::milliseconds time) {
    std::unique_lock lock(shared_->mutex);
    return shared_->changed.wait_for(lock, time, [&] { return !shared_->is_busy; });
}

std::unique_ptr<Hand, void (*)(Hand*)> Hand::borrow() {
    thread_local std::unique_ptr<Hand> idle;
    Hand* hand = idle && idle->is_here() ? idle.release() : new Hand;
    return {hand, [](Hand* used) { idle.reset(used); }};
}

}  // namespace trundle::python
