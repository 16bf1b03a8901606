// Long work as its caller sees it: how many threads it may use, how to stop it, and what it says while it runs.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <string_view>

namespace trundle {

// The callbacks come from any thread of the work, one at a time.
struct Work {
    int threads = 1;
    const std::atomic<bool>* stop = nullptr;  // set it, and the work ends soon with Fault::stopped
    // What is being done, as in "building slice-flips", and how much of it is done, 0 .. 1.
    std::function<void(std::string_view what, double done)> on_progress{};
    std::function<void(const std::string&)> on_note{};  // one sentence a person should know

    bool is_stopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }
    void progress(std::string_view what, double done) const {
        if (on_progress) on_progress(what, done);
    }
    void note(const std::string& sentence) const {
        if (on_note) on_note(sentence);
    }
};

}  // namespace trundle
