// How many may work at once, and how many may wait for their turn; the rest are sent away.
#pragma once

#include <condition_variable>
#include <mutex>

namespace trundle::server {

class Gate {
public:
    Gate(int places, int queue) : places_(places), queue_(queue) {}

    // A place for as long as the pass lives; a false pass if even the queue is full.
    class Pass {
    public:
        explicit Pass(Gate& gate) : gate_(gate.enter() ? &gate : nullptr) {}
        ~Pass() {
            if (gate_ != nullptr) gate_->leave();
        }
        Pass(const Pass&) = delete;
        Pass& operator=(const Pass&) = delete;
        explicit operator bool() const { return gate_ != nullptr; }

    private:
        Gate* gate_;
    };

private:
    bool enter() {
        std::unique_lock lock(mutex_);
        if (places_ == 0 && queue_ == 0) return false;
        --queue_;
        freed_.wait(lock, [this] { return places_ > 0; });
        ++queue_;
        --places_;
        return true;
    }
    void leave() {
        const std::lock_guard lock(mutex_);
        ++places_;
        freed_.notify_one();
    }

    std::mutex mutex_;
    std::condition_variable freed_;
    int places_;
    int queue_;
};

}  // namespace trundle::server
