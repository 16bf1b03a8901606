// When a search must end: somebody wants it to, its time is up, or an answer that will do is there. It counts the nodes
// of the search, and is cheap enough to be asked for every few of them.
#pragma once

#include <trundle/work.h>
#include <atomic>
#include <chrono>
#include <ctime>

namespace trundle {

// What an effort leaves of its time and its nodes. It runs from the start, but is used up only once there is an answer:
// a first one is always waited for.
class Allowance {
public:
    explicit Allowance(const Effort& effort) : effort_(effort), begin_(now()) {}

    void set_answered() { is_answered_ = true; }
    // Now, or after so much more.
    bool is_used(std::uint64_t nodes, Duration later = {}) const {
        if (!is_answered_.load(std::memory_order_relaxed)) return false;
        return (effort_.nodes && nodes >= *effort_.nodes) || (effort_.time && now() - begin_ + later >= *effort_.time);
    }

private:
    // On the wall, or of the processor for this thread.
    Duration now() const {
#ifdef CLOCK_THREAD_CPUTIME_ID
        timespec time{};
        if (effort_.counts_cpu && clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0)
            return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
#endif
        return std::chrono::steady_clock::now().time_since_epoch();
    }

    const Effort effort_;
    const Duration begin_;
    std::atomic<bool> is_answered_ = false;
};

class Watch {
public:
    // `enough` and `allowance` may be missing. `nodes`: of what was searched before on the same allowance.
    explicit Watch(const Work& work, const std::atomic<bool>* enough = nullptr, const Allowance* allowance = nullptr,
                   std::uint64_t nodes = 0)
        : work_(work), enough_(enough), allowance_(allowance), nodes_(nodes) {}

    void count(std::size_t nodes) { nodes_ += nodes; }
    std::uint64_t nodes() const { return nodes_; }

    bool has_ended() const { return is_over_; }  // as far as was asked
    bool is_over() {
        is_over_ = is_over_ || is_set(work_.stop) || is_set(enough_);
        if (nodes_ < next_look_) return is_over_;
        next_look_ = nodes_ + clock_interval;
        return is_over_ = is_over_ || work_.is_stopped() || (allowance_ != nullptr && allowance_->is_used(nodes_));
    }

private:
    static constexpr std::uint64_t clock_interval = 2048;  // nodes; the clock is slower than one

    static bool is_set(const std::atomic<bool>* flag) {
        return flag != nullptr && flag->load(std::memory_order_relaxed);
    }

    const Work& work_;
    const std::atomic<bool>* enough_;
    const Allowance* allowance_;
    std::uint64_t nodes_;
    std::uint64_t next_look_ = 0;
    bool is_over_ = false;
};

}  // namespace trundle
