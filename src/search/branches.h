// The branches of a tree that threads search together: a list in the order they are wanted in, of which each takes the
// first that nobody has. Who finds none waits; then those who are at work give away branches of their own, which take
// their place in the list after the one they come from. What is found is told in the order of the list.
#pragma once

#include <cstddef>
#include <cstring>
#include <functional>
#include <list>
#include <mutex>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

#include "base/parallel.h"
#include "search/promise.h"
#include "search/watch.h"

namespace trundle {

// A copy of a node of any search. Only who made it knows its kind: so all searches share what hands nodes around.
class AnyNode {
public:
    template <class Node>
    explicit AnyNode(const Node& node) : bytes_(sizeof(Node)) {
        static_assert(std::is_trivially_copyable_v<Node>);
        std::memcpy(bytes_.data(), &node, sizeof(Node));
    }
    template <class Node>
    Node as() const {
        Node node;
        std::memcpy(static_cast<void*>(&node), bytes_.data(), sizeof(Node));
        return node;
    }

private:
    std::vector<std::byte> bytes_;
};

class Branches {
public:
    enum class Standing : std::uint8_t { waits, is_searched, is_done };
    // Where a branch starts.
    struct Root {
        AnyNode node;
        MoveIndices path;
        std::size_t leaf = 0;     // of the tree as it was cut, that it comes from
        std::uint64_t nodes = 0;  // searched below it
    };
    struct Branch {
        std::vector<Root> roots;
        int room = 0;      // moves left
        double share = 0;  // of the whole tree, as far as can be said
        std::vector<MoveIndices> found{};
        Standing standing = Standing::waits;
    };
    using Taken = std::list<Branch>::iterator;

    // The callbacks come one at a time.
    Branches(std::list<Branch> branches, std::size_t leaves, std::function<void(const MoveIndices&)> on_solution,
             std::function<void(double)> on_progress);

    // The first that waits, perhaps after a while; none when all are done, or given up.
    std::optional<Taken> take();
    void end(Taken branch);
    // Who cannot end a branch, for want of memory, keeps nobody waiting for it.
    void give_up();
    // By leaf, of the branches that are done.
    const std::vector<std::uint64_t>& nodes() const { return nodes_; }

    // What a searcher does for those who wait: once it has looked at some thousand nodes of its branch, so that nobody
    // gives and takes crumbs.
    class Giving {
    public:
        Giving(Branches& branches, Taken from, const Watch& watch)
            : branches_(branches), from_(from), watch_(watch), begin_(watch.nodes()) {}

        bool is_asked() const {
            return branches_.asking_.load(std::memory_order_relaxed) > 0 && watch_.nodes() - begin_ > crumbs;
        }
        void add(Root root, int room) { gift_.push_back({{std::move(root)}, room}); }
        void end();

    private:
        static constexpr std::uint64_t crumbs = 5000;

        Branches& branches_;
        Taken from_;
        const Watch& watch_;
        std::uint64_t begin_;
        std::list<Branch> gift_{};
    };

private:
    void give(Taken from, std::list<Branch>& gift);

    std::mutex mutex_;
    Change change_;
    std::list<Branch> list_;
    Taken next_;  // nothing before it waits
    std::size_t waiting_, searched_ = 0;
    bool is_given_up_ = false;
    alignas(64) std::atomic<int> asking_{0};  // read all the time
    double done_ = 0;
    std::vector<std::uint64_t> nodes_;
    const std::function<void(const MoveIndices&)> on_solution_;
    const std::function<void(double)> on_progress_;
};

}  // namespace trundle
