#include "work/lane.h"

#include <algorithm>

#include "bounds.h"

namespace trundle::server {

using boost::system::error_code;

Lane::Lane(boost::asio::io_context& context, const std::string& program, LanePlan plan)
    : context_(context),
      plan_(std::move(plan)),
      settings_{program, plan_.niceness},
      workers_(plan_.workers),
      patience_(context),
      revival_(context) {
    start_workers();
}

Lane::~Lane() {
    is_dismissed_ = true;
    waiting_.clear();
}

void Lane::start_workers() {
    is_reviving_ = false;
    if (is_dismissed_) return;
    for (std::shared_ptr<Worker>& worker : workers_) {
        if (worker && worker->is_alive()) continue;
        if (worker) ++replaced_;
        worker = std::make_shared<Worker>(context_, settings_, [this] { tend(); });
        worker->start();
    }
    tend();
}

bool Lane::ask(std::shared_ptr<Call> call) {
    const auto of_address = std::count_if(waiting_.begin(), waiting_.end(),
                                          [&](const auto& other) { return other->address == call->address; });
    if (is_dismissed_ || waiting_.size() >= most_waiting ||
        static_cast<std::size_t>(of_address) >= most_waiting_of_address)
        return false;
    waiting_.push_back(std::move(call));
    tend();
    if (waiting_.size() == 1) send_away();
    return true;
}

void Lane::cancel(const std::shared_ptr<Call>& call) {
    waiting_.remove(call);
    for (const std::shared_ptr<Worker>& worker : workers_)
        if (worker->call() == call) return worker->cancel();
}

void Lane::dismiss() {
    is_dismissed_ = true;
    for (const std::shared_ptr<Worker>& worker : workers_) worker->dismiss();
}

void Lane::tend() {
    if (is_dismissed_) return;
    for (const std::shared_ptr<Worker>& worker : workers_) {
        if (!worker->is_free()) continue;
        if (worker->is_worn()) return worker->end();  // which tends again
        const auto call = next();
        if (call == waiting_.end()) break;
        const std::shared_ptr<Call> taken = *call;
        waiting_.erase(call);
        worker->take(taken);
    }
    // Whoever ended may be on the stack right now, and one that cannot start must not be tried without a pause.
    if (is_reviving_ || alive() == workers_.size()) return;
    is_reviving_ = true;
    const bool has_failed = std::any_of(workers_.begin(), workers_.end(),
                                        [](const auto& worker) { return !worker->is_alive() && worker->calls() == 0; });
    revival_.expires_after(has_failed ? revive_time : milliseconds(0));
    revival_.async_wait([this](error_code failure) {
        if (!failure) start_workers();
    });
}

std::list<std::shared_ptr<Call>>::iterator Lane::next() {
    auto best = waiting_.end();
    std::size_t fewest = plan_.share;
    for (auto call = waiting_.begin(); call != waiting_.end() && fewest > 0; ++call)
        if (const std::size_t count = running((*call)->address); count < fewest) best = call, fewest = count;
    return best;
}

std::size_t Lane::running(std::string_view address) const {
    return static_cast<std::size_t>(std::count_if(workers_.begin(), workers_.end(), [&](const auto& worker) {
        return worker->call() && worker->call()->address == address;
    }));
}

void Lane::send_away() {
    const auto now = Call::Clock::now();
    std::vector<std::shared_ptr<Call>> tired;
    std::erase_if(waiting_, [&](const std::shared_ptr<Call>& call) {
        const bool is_tired = now - call->start > call->patience;
        if (is_tired) tired.push_back(call);
        return is_tired;
    });
    for (const std::shared_ptr<Call>& call : tired) call->done({Outcome::busy, {}});
    if (waiting_.empty()) return;
    patience_.expires_after(milliseconds(500));
    patience_.async_wait([this](error_code failure) {
        if (!failure) send_away();
    });
}

std::size_t Lane::alive() const {
    return static_cast<std::size_t>(
        std::count_if(workers_.begin(), workers_.end(), [](const auto& worker) { return worker->is_alive(); }));
}

std::size_t Lane::busy() const {
    return static_cast<std::size_t>(std::count_if(
        workers_.begin(), workers_.end(), [](const auto& worker) { return worker->is_alive() && !worker->is_free(); }));
}

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
