#include "search/branches.h"

namespace trundle {

Branches::Branches(std::list<Branch> branches, std::size_t leaves, std::function<void(const MoveIndices&)> on_solution,
                   std::function<void(double)> on_progress)
    : list_(std::move(branches)),
      next_(list_.begin()),
      waiting_(list_.size()),
      nodes_(leaves),
      on_solution_(std::move(on_solution)),
      on_progress_(std::move(on_progress)) {}

std::optional<Branches::Taken> Branches::take() {
    std::unique_lock lock(mutex_);
    while (waiting_ == 0 && searched_ > 0 && !is_given_up_) {
        asking_.fetch_add(1, std::memory_order_relaxed);
        change_.wait(lock);
        asking_.fetch_sub(1, std::memory_order_relaxed);
    }
    if (waiting_ == 0 || is_given_up_) return {};
    while (next_->standing != Standing::waits) ++next_;
    next_->standing = Standing::is_searched;
    --waiting_;
    ++searched_;
    return next_;
}

void Branches::end(Taken branch) {
    const std::lock_guard lock(mutex_);
    branch->standing = Standing::is_done;
    --searched_;
    done_ += branch->share;
    for (const Root& root : branch->roots) nodes_[root.leaf] += root.nodes;
    for (; !list_.empty() && list_.front().standing == Standing::is_done; list_.pop_front()) {
        if (next_ == list_.begin()) ++next_;
        for (const MoveIndices& path : list_.front().found) on_solution_(path);
    }
    on_progress_(list_.empty() ? 1.0 : done_);
    change_.tell();
}

void Branches::give_up() {
    const std::lock_guard lock(mutex_);
    is_given_up_ = true;
    change_.tell();
}

void Branches::give(Taken from, std::list<Branch>& gift) {
    const std::lock_guard lock(mutex_);
    from->share /= 2;
    for (Branch& branch : gift) branch.share = from->share / static_cast<double>(gift.size());
    next_ = waiting_ == 0 ? gift.begin() : list_.begin();
    waiting_ += gift.size();
    list_.splice(std::next(from), gift);
    change_.tell();
}

void Branches::Giving::end() {
    branches_.give(from_, gift_);
    begin_ = watch_.nodes();
}

}  // namespace trundle
