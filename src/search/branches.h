// The branches of a tree that threads search together: a list in the order of the tree, from which each takes the first
// that nobody has. Who finds none waits; then those who are at work give away branches of their own, which take their
// place in the list after the one they come from. What is found is told in the order of the list.
#pragma once

#include <functional>
#include <list>
#include <mutex>
#include <optional>
#include <vector>

#include "base/parallel.h"
#include "search/watch.h"

namespace trundle {

// Indices into the moves of the play.
using MoveIndices = std::vector<std::uint8_t>;

template <class Node>
class Branches {
public:
    enum class Standing : std::uint8_t { waits, is_searched, is_done };
    struct Branch {
        Node node;
        MoveIndices path;
        int room = 0;      // moves left
        double share = 0;  // of the whole tree, as far as can be said
        std::vector<MoveIndices> found{};
        Standing standing = Standing::waits;
    };
    using Taken = typename std::list<Branch>::iterator;

    // The callbacks come one at a time.
    Branches(std::vector<Branch> branches, std::function<void(const MoveIndices&)> on_solution,
             std::function<void(double)> on_progress)
        : waiting_(branches.size()), on_solution_(std::move(on_solution)), on_progress_(std::move(on_progress)) {
        for (Branch& branch : branches) {
            branch.share = 1.0 / static_cast<double>(branches.size());
            branch.node.parent = nullptr;
            list_.push_back(std::move(branch));
        }
        next_ = list_.begin();
    }

    // The first that waits, perhaps after a while; none when all are done, or given up.
    std::optional<Taken> take() {
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

    void end(Taken branch) {
        const std::lock_guard lock(mutex_);
        branch->standing = Standing::is_done;
        --searched_;
        done_ += branch->share;
        for (; !list_.empty() && list_.front().standing == Standing::is_done; list_.pop_front()) {
            if (next_ == list_.begin()) ++next_;
            for (const MoveIndices& path : list_.front().found) on_solution_(path);
        }
        on_progress_(list_.empty() ? 1.0 : done_);
        change_.tell();
    }

    // Who cannot end a branch, for want of memory, keeps nobody waiting for it.
    void give_up() {
        const std::lock_guard lock(mutex_);
        is_given_up_ = true;
        change_.tell();
    }

    // What a searcher does for those who wait: once it has looked at some thousand nodes of its branch, so that nobody
    // gives and takes crumbs.
    class Giving {
    public:
        Giving(Branches& branches, Taken from, const Watch& watch)
            : branches_(branches), from_(from), watch_(watch), begin_(watch.nodes()) {}

        bool is_asked() const {
            return branches_.asking_.load(std::memory_order_relaxed) > 0 && watch_.nodes() - begin_ > crumbs;
        }
        template <class Path>
        void add(const Node& node, const Path& path, int length, int room) {
            gift_.push_back({node, {path.begin(), path.begin() + length}, room});
            gift_.back().node.parent = nullptr;
        }
        void end() {
            branches_.give(from_, gift_);
            begin_ = watch_.nodes();
        }

    private:
        static constexpr std::uint64_t crumbs = 5000;

        Branches& branches_;
        Taken from_;
        const Watch& watch_;
        std::uint64_t begin_;
        std::list<Branch> gift_{};
    };
    Giving giving(Taken from, const Watch& watch) { return {*this, from, watch}; }

private:
    void give(Taken from, std::list<Branch>& gift) {
        const std::lock_guard lock(mutex_);
        from->share /= 2;
        for (Branch& branch : gift) branch.share = from->share / static_cast<double>(gift.size());
        waiting_ += gift.size();
        list_.splice(std::next(from), gift);
        next_ = list_.begin();
        change_.tell();
    }

    std::mutex mutex_;
    Change change_;
    std::list<Branch> list_;
    Taken next_;  // nothing before it waits
    std::size_t waiting_, searched_ = 0;
    bool is_given_up_ = false;
    alignas(64) std::atomic<int> asking_{0};  // read all the time
    double done_ = 0;
    const std::function<void(const MoveIndices&)> on_solution_;
    const std::function<void(double)> on_progress_;
};

}  // namespace trundle
