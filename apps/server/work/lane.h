// A lane: a few workers, and those who wait for one. Who has fewest calls at work is next, so an address that asks much
// waits longer than one that asks little, and never has more than its share of the workers.
#pragma once

#include <list>
#include <vector>

#include "work/process.h"
#include "work/worker.h"

namespace trundle::server {

struct LanePlan {
    std::string name;
    std::size_t workers = 1;
    std::size_t share = 1;  // of the workers, for one address
    int niceness = 0;
};

class Lane {
public:
    Lane(boost::asio::io_context& context, std::string program, LanePlan plan);
    ~Lane();
    Lane(const Lane&) = delete;
    Lane& operator=(const Lane&) = delete;

    bool ask(std::shared_ptr<Call> call);  // false: too many wait already
    void cancel(const std::shared_ptr<Call>& call);
    void tick(Call::Clock::time_point now);  // now and then: who has waited too long? which worker did not start?
    void dismiss();                          // the workers end, and nobody comes after them

    const LanePlan& plan() const { return plan_; }
    std::size_t waiting() const { return waiting_.size(); }
    std::size_t alive() const;
    std::size_t busy() const;
    std::size_t replaced() const { return replaced_; }
    Resident memory() const;  // of all workers; what they share is counted once

private:
    void tend();
    void start(std::shared_ptr<Worker>& worker);
    std::list<std::shared_ptr<Call>>::iterator next();
    std::size_t running(std::string_view address) const;
    template <class Test>
    std::size_t count(Test test) const;  // of the workers, those who pass

    boost::asio::io_context& context_;
    std::string program_;
    LanePlan plan_;
    std::vector<std::shared_ptr<Worker>> workers_;
    std::list<std::shared_ptr<Call>> waiting_;
    std::size_t replaced_ = 0;
    bool is_dismissed_ = false;
};

}  // namespace trundle::server
