// A second pair of hands for a thread of Python: it does the long work while that thread waits, hears signals and shows
// progress. It is kept from call to call, since most calls are shorter than the making of a thread.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <functional>
#include <memory>

namespace trundle::python {

class Hand {
public:
    // The one that this thread used before, if it is idle, else a new one; given back when it is let go.
    static std::unique_ptr<Hand, void (*)(Hand*)> borrow();

    Hand();
    ~Hand();
    Hand(const Hand&) = delete;
    Hand& operator=(const Hand&) = delete;

    void begin(std::function<void()> task);
    bool is_done_within(std::chrono::milliseconds time);

private:
    struct Shared;

    bool is_here() const;  // a forked process has the memory of its parent, but not its threads

    std::shared_ptr<Shared> shared_;
    pid_t process_;
};

}  // namespace trundle::python
