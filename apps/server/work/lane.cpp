#include "work/lane.h"

#include <algorithm>

#include "bounds.h"

namespace trundle::server {

template <class Test>
std::size_t Lane::count(Test test) const {
    const auto passes = [&](const std::shared_ptr<Worker>& worker) { return std::invoke(test, *worker); };
    return static_cast<std::size_t>(std::count_if(workers_.begin(), workers_.end(), passes));
}

Lane::Lane(boost::asio::io_context& context, std::string program, LanePlan plan)
    : context_(context), program_(std::move(program)), plan_(std::move(plan)), workers_(plan_.workers) {
    for (std::shared_ptr<Worker>& worker : workers_) start(worker);
}

Lane::~Lane() {
    is_dismissed_ = true;
    for (const std::shared_ptr<Worker>& worker : workers_) worker->end();
    bury_processes(true);
}

void Lane::start(std::shared_ptr<Worker>& worker) {
    if (worker) ++replaced_;
    worker = std::make_shared<Worker>(context_, [this] { tend(); });
    worker->start(program_, plan_.niceness);
}

bool Lane::ask(std::shared_ptr<Call> call) {
    const auto of_address = std::count_if(waiting_.begin(), waiting_.end(),
                                          [&](const auto& other) { return other->address == call->address; });
    if (is_dismissed_ || waiting_.size() >= most_waiting ||
        static_cast<std::size_t>(of_address) >= most_waiting_of_address)
        return false;
    waiting_.push_back(std::move(call));
    tend();
    return true;
}

void Lane::cancel(const std::shared_ptr<Call>& call) {
    waiting_.remove(call);
    for (const std::shared_ptr<Worker>& worker : workers_)
        if (worker->call() == call) return worker->cancel();
}

void Lane::tick(Call::Clock::time_point now) {
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

void Lane::dismiss() {
    is_dismissed_ = true;
    for (const std::shared_ptr<Worker>& worker : workers_) worker->dismiss();
}

void Lane::tend() {
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

// Of those whose address has a share left, one of the address that has fewest calls at work.
std::list<std::shared_ptr<Call>>::iterator Lane::next() {
    auto best = waiting_.end();
    std::size_t fewest = plan_.share;
    for (auto call = waiting_.begin(); call != waiting_.end() && fewest > 0; ++call)
        if (const std::size_t count = running((*call)->address); count < fewest) best = call, fewest = count;
    return best;
}

std::size_t Lane::running(std::string_view address) const {
    return count([&](const Worker& worker) { return worker.call() && worker.call()->address == address; });
}

std::size_t Lane::alive() const { return count(&Worker::is_alive); }

std::size_t Lane::busy() const { return alive() - count(&Worker::is_free); }

Resident Lane::memory() const {
    Resident sum;
    for (const std::shared_ptr<Worker>& worker : workers_) {
        if (!worker->is_alive()) continue;
        const Resident one = resident(worker->pid());
        sum.own += one.own;
        sum.shared = std::max(sum.shared, one.shared);
    }
    return sum;
}

}  // namespace trundle::server
