// When a search must end: somebody wants it to, or its time is up. Cheap enough to be asked at every node.
#pragma once

#include <atomic>
#include <chrono>
#include <ctime>
#include <optional>

namespace trundle {

class Watch {
public:
    using Clock = std::chrono::steady_clock;

    Watch(const std::atomic<bool>* stop, const std::atomic<bool>& enough, std::optional<Clock::time_point> deadline)
        : stop_(stop), enough_(enough), deadline_(deadline) {}

    bool is_over() {
        if (is_over_) return true;
        is_over_ =
            enough_.load(std::memory_order_relaxed) || (stop_ != nullptr && stop_->load(std::memory_order_relaxed));
        if (deadline_ && ++asked_ % clock_interval == 0) is_over_ = is_over_ || Clock::now() >= *deadline_;
        return is_over_;
    }

private:
    static constexpr unsigned clock_interval = 64;  // the clock is slower than a node

    const std::atomic<bool>* stop_;
    const std::atomic<bool>& enough_;
    std::optional<Clock::time_point> deadline_;
    unsigned asked_ = 0;
    bool is_over_ = false;
};

}  // namespace trundle
