// A fixed number of threads and a short queue of connections. When both are full, nobody new is let in: they wait in
// the operating system's own queue.
#pragma once

#include <httplib.h>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace trundle::server {

class Pool : public httplib::TaskQueue {
public:
    Pool(std::size_t threads, std::size_t queue) : longest_(queue) {
        for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
    }

    void enqueue(std::function<void()> task) override {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return tasks_.size() < longest_ || ended_; });
        tasks_.push_back(std::move(task));
        changed_.notify_all();
    }

    void shutdown() override {
        {
            const std::lock_guard lock(mutex_);
            ended_ = true;
        }
        changed_.notify_all();
        for (std::thread& thread : threads_) thread.join();
    }

private:
    void work() {
        for (;;) {
            std::function<void()> task;
            {
                std::unique_lock lock(mutex_);
                changed_.wait(lock, [this] { return !tasks_.empty() || ended_; });
                if (tasks_.empty()) return;
                task = std::move(tasks_.front());
                tasks_.pop_front();
            }
            changed_.notify_all();
            task();
        }
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> tasks_;
    std::vector<std::thread> threads_;
    std::size_t longest_;
    bool ended_ = false;
};

}  // namespace trundle::server
