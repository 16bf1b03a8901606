// When a search must end: somebody wants it to, or its time is up. Cheap enough to be asked at every node.
#pragma once

#include <atomic>
#include <chrono>
#include <ctime>
#include <optional>

namespace trundle {

// A point in time, of the clock on the wall or of the processor time of one thread.
class Deadline {
public:
    Deadline(std::chrono::nanoseconds from_now, bool counts_cpu)
        : counts_cpu_(counts_cpu), at_(now(counts_cpu) + from_now) {}

    // Now, or after so much more time.
    bool is_past(std::chrono::nanoseconds later = {}) const { return now(counts_cpu_) + later >= at_; }

private:
    static std::chrono::nanoseconds now(bool counts_cpu) {
#ifdef CLOCK_THREAD_CPUTIME_ID
        timespec time{};
        if (counts_cpu && clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0)
            return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
#else
        static_cast<void>(counts_cpu);
#endif
        return std::chrono::steady_clock::now().time_since_epoch();
    }

    bool counts_cpu_;
    std::chrono::nanoseconds at_;
};

class Watch {
public:
    // A wish to stop and the deadline, if there is one, count only once `has_answer` is set: a first answer is always
    // waited for.
    Watch(const std::atomic<bool>* stop, const std::atomic<bool>& enough, const std::optional<Deadline>& deadline,
          const std::atomic<bool>& has_answer)
        : stop_(stop), enough_(enough), deadline_(deadline), has_answer_(has_answer) {}

    // `work`: how many nodes there were since the last time.
    bool is_over(std::size_t work = 1) {
        if (is_over_) return true;
        is_over_ = enough_.load(std::memory_order_relaxed);
        if (!has_answer_.load(std::memory_order_relaxed)) return is_over_;
        is_over_ = is_over_ || (stop_ != nullptr && stop_->load(std::memory_order_relaxed));
        unasked_ += work;
        if (deadline_ && unasked_ >= clock_interval) {
            is_over_ = is_over_ || deadline_->is_past();
            unasked_ = 0;
        }
        return is_over_;
    }

private:
    static constexpr std::size_t clock_interval = 128;  // nodes; the clock is slower than one

    const std::atomic<bool>* stop_;
    const std::atomic<bool>& enough_;
    const std::optional<Deadline>& deadline_;
    const std::atomic<bool>& has_answer_;
    std::size_t unasked_ = 0;
    bool is_over_ = false;
};

}  // namespace trundle
