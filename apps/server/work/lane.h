// A lane: a few workers, and those who wait for one. Who has fewest calls at work is next, so an address that asks much
// waits longer than one that asks little, and never has more than its share of the workers.
#pragma once

#include <algorithm>
#include <list>
#include <vector>

#include "bounds.h"
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
    Lane(boost::asio::io_context& context, std::string program, LanePlan plan)
        : context_(context), program_(std::move(program)), plan_(std::move(plan)), workers_(plan_.workers) {
        for (std::shared_ptr<Worker>& worker : workers_) start(worker);
    }
    ~Lane() {
        is_dismissed_ = true;
        for (const std::shared_ptr<Worker>& worker : workers_) worker->end();
        bury_processes(true);
    }
    Lane(const Lane&) = delete;
    Lane& operator=(const Lane&) = delete;

    // false: too many wait already
    bool ask(std::shared_ptr<Call> call) {
        const auto of_address = std::count_if(waiting_.begin(), waiting_.end(),
                                              [&](const auto& other) { return other->address == call->address; });
        if (is_dismissed_ || waiting_.size() >= most_waiting ||
            static_cast<std::size_t>(of_address) >= most_waiting_of_address)
            return false;
        waiting_.push_back(std::move(call));
        tend();
        return true;
    }
    void cancel(const std::shared_ptr<Call>& call) {
        waiting_.remove(call);
        for (const std::shared_ptr<Worker>& worker : workers_)
            if (worker->call() == call) return worker->cancel();
    }
    // now and then: who has waited too long? which worker did not start?
    void tick(Call::Clock::time_point now) {
        std::vector<std::shared_ptr<Call>> tired;
        for (const std::shared_ptr<Call>& call : waiting_)
            if (now - call->start > call->patience) tired.push_back(call);
        for (const std::shared_ptr<Call>& call : tired) {
            waiting_.remove(call);
            call->done({Outcome::busy, {}});
        }
        for (std::shared_ptr<Worker>& worker : workers_)
            if (!worker->is_alive() && !is_dismissed_) start(worker);
        tend();
    }
    // the workers end, and nobody comes after them
    void dismiss() {
        is_dismissed_ = true;
        for (const std::shared_ptr<Worker>& worker : workers_) worker->dismiss();
    }

    const LanePlan& plan() const { return plan_; }
    std::size_t waiting() const { return waiting_.size(); }
    std::size_t alive() const { return count(&Worker::is_alive); }
    std::size_t busy() const { return alive() - count(&Worker::is_free); }
    std::size_t replaced() const { return replaced_; }
    // of all workers; what they share is counted once
    Resident memory() const {
        Resident sum;
        for (const std::shared_ptr<Worker>& worker : workers_) {
            if (!worker->is_alive()) continue;
            const Resident one = resident(worker->pid());
            sum.own += one.own;
            sum.shared = std::max(sum.shared, one.shared);
        }
        return sum;
    }

private:
    void tend() {
        for (std::shared_ptr<Worker>& worker : workers_) {
            if (is_dismissed_) return;
            // One that did not get as far as a call would fail again at once: it has to wait for a tick.
            if (!worker->is_alive() && worker->calls() > 0) start(worker);
            if (!worker->is_free()) continue;
            const auto call = next();
            if (call == waiting_.end()) continue;
            const std::shared_ptr<Call> taken = *call;
            waiting_.erase(call);
            worker->take(taken);
        }
    }
    void start(std::shared_ptr<Worker>& worker) {
        if (worker) ++replaced_;
        worker = std::make_shared<Worker>(context_, [this] { tend(); });
        worker->start(program_, plan_.niceness);
    }
    // Of those whose address has a share left, one of the address that has fewest calls at work.
    std::list<std::shared_ptr<Call>>::iterator next() {
        auto best = waiting_.end();
        std::size_t fewest = plan_.share;
        for (auto call = waiting_.begin(); call != waiting_.end() && fewest > 0; ++call)
            if (const std::size_t count = running((*call)->address); count < fewest) best = call, fewest = count;
        return best;
    }
    std::size_t running(std::string_view address) const {
        return count([&](const Worker& worker) { return worker.call() && worker.call()->address == address; });
    }
    // of the workers, those who pass
    template <class Test>
    std::size_t count(Test test) const {
        const auto passes = [&](const std::shared_ptr<Worker>& worker) { return std::invoke(test, *worker); };
        return static_cast<std::size_t>(std::count_if(workers_.begin(), workers_.end(), passes));
    }

    boost::asio::io_context& context_;
    std::string program_;
    LanePlan plan_;
    std::vector<std::shared_ptr<Worker>> workers_;
    std::list<std::shared_ptr<Call>> waiting_;
    std::size_t replaced_ = 0;
    bool is_dismissed_ = false;
};

}  // namespace trundle::server
