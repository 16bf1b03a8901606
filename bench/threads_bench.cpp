// How well a proof would spread over many cores. The sizes of the branches of one search are recorded; then the
// schedule of src/search/branches.h is replayed with them on any number of workers, in nodes instead of seconds: a
// thread without work is given half of what another has left where paths are shortest. Memory and the clock play no
// part in it. Arguments: a folder for tables, the seed of a random cube, the length to be searched.
#include <trundle/tables.h>
#include <cstdio>
#include <cstdlib>
#include <deque>

#include "search/bounds/pattern_bound.h"
#include "search/deepening_kernel.h"

using namespace trundle;

namespace {

using Kernel = DeepeningKernel<PatternBound>;

constexpr int moves_cut = 4;  // as a long search is cut
constexpr std::size_t branch_count = 1000;
constexpr int moves_recorded = 6;  // as far as branches are given away
constexpr std::uint64_t crumbs = 5000;

// A branch: nodes of its own, then those of its children.
struct Recorded {
    std::uint64_t nodes = 0;
    std::vector<Recorded> children{};

    std::uint64_t total() const {
        std::uint64_t sum = nodes;
        for (const Recorded& child : children) sum += child.total();
        return sum;
    }
};

class Recorder {
public:
    Recorder(const Rules& rules, const PatternBound& bound) : watch_(work_), kernel_(rules, bound, watch_) {}

    Recorded record(const Kernel::Node& node, int room, int depth) {
        const std::uint64_t before = watch_.nodes();
        Recorded recorded;
        if (depth == moves_recorded) {
            const auto ignore = [](const Kernel::Node&) {};
            kernel_.search(std::span(&node, 1), room, ignore);
            recorded.nodes = watch_.nodes() - before;
            return recorded;
        }
        std::vector<Kernel::Node> children;
        kernel_.expand(node, room - 1, [&](const Kernel::Node& child) { children.push_back(child); });
        recorded.nodes = watch_.nodes() - before;
        for (const Kernel::Node& child : children) recorded.children.push_back(record(child, room - 1, depth + 1));
        return recorded;
    }

private:
    Work work_{};
    Watch watch_;
    Kernel kernel_;
};

using Branch = std::deque<const Recorded*>;

void leaves_of(const Recorded& tree, int depth, Branch& leaves) {
    if (depth == 0) return leaves.push_back(&tree);
    for (const Recorded& child : tree.children) leaves_of(child, depth - 1, leaves);
}

// Some leaves each.
std::deque<Branch> branches_of(const Recorded& tree) {
    Branch leaves;
    leaves_of(tree, moves_cut, leaves);
    const std::size_t bundle = std::max<std::size_t>(1, leaves.size() / branch_count);
    std::deque<Branch> branches;
    for (const Recorded* leaf : leaves) {
        if (branches.empty() || branches.back().size() == bundle) branches.emplace_back();
        branches.back().push_back(leaf);
    }
    return branches;
}

struct Worker {
    std::uint64_t time = 0;       // nodes looked at, and those waited for
    std::uint64_t since = 0;      // the nodes since it took a branch, or gave
    std::vector<Branch> rests{};  // what is left, by depth
    bool is_idle = true;
};

// The time when the last worker has ended.
std::uint64_t replay(std::deque<Branch> waiting, std::size_t workers) {
    std::vector<Worker> all(workers);
    const auto give_away = [&](Worker& worker) {
        for (auto& rest : worker.rests) {
            if (rest.empty()) continue;
            const auto half = rest.begin() + static_cast<std::ptrdiff_t>(rest.size() / 2);
            for (auto given = half; given != rest.end(); ++given) waiting.push_back({*given});
            rest.erase(half, rest.end());
            worker.since = 0;
            return;
        }
    };
    for (;;) {
        // Whoever is behind goes on; who has nothing waits until somebody gives.
        Worker* next = nullptr;
        for (Worker& worker : all)
            if (!worker.is_idle && (next == nullptr || worker.time < next->time)) next = &worker;
        const std::uint64_t now = next == nullptr ? 0 : next->time;
        for (Worker& worker : all) {
            if (!worker.is_idle || waiting.empty()) continue;
            worker.time = std::max(worker.time, now);
            worker.rests = {waiting.front()};
            worker.since = 0;
            worker.is_idle = false;
            waiting.pop_front();
            next = &worker;
        }
        if (next == nullptr) break;
        while (!next->rests.empty() && next->rests.back().empty()) next->rests.pop_back();
        if (next->rests.empty()) {
            next->is_idle = true;
            continue;
        }
        const Recorded& branch = *next->rests.back().front();
        next->rests.back().pop_front();
        next->time += branch.nodes;
        next->since += branch.nodes;
        Branch below;
        for (const Recorded& child : branch.children) below.push_back(&child);
        next->rests.push_back(std::move(below));
        const bool is_asked =
            waiting.empty() && std::any_of(all.begin(), all.end(), [](const Worker& worker) { return worker.is_idle; });
        if (is_asked && next->since > crumbs) give_away(*next);
    }
    std::uint64_t end = 0;
    for (const Worker& worker : all) end = std::max(end, worker.time);
    return end;
}

}  // namespace

int main(int count, char** words) {
    Tables tables({count > 1 ? words[1] : ""});
    const Cube cube = SolvableCube::random(count > 2 ? std::strtoull(words[2], nullptr, 10) : 1).cube();
    const int length = count > 3 ? std::atoi(words[3]) : 15;
    const Result<PatternBound> bound = PatternBound::open(TableStore::of(tables), Play::face, {.threads = 2});
    if (!bound) return std::puts(bound.error().message.c_str()), 1;
    const Rules rules(Play::face, Poses::ignored(Play::face), {0});
    const Recorded tree = Recorder(rules, *bound).record({bound->start(cube), 0, {}}, length, 0);
    const std::deque<Branch> branches = branches_of(tree);
    std::uint64_t nodes = 0, most = 0;
    for (const Branch& branch : branches) {
        std::uint64_t below = 0;
        for (const Recorded* leaf : branch) below += leaf->total();
        nodes += below, most = std::max(most, below);
    }
    std::printf("%llu nodes in %zu branches, the largest %.2f %% of all\n\n", static_cast<unsigned long long>(nodes),
                branches.size(), 100.0 * static_cast<double>(most) / static_cast<double>(nodes));
    std::puts("| workers | times as fast | of what is possible |\n|---|---|---|");
    for (const std::size_t workers : std::array<std::size_t, 8>{1, 2, 4, 8, 16, 32, 64, 128}) {
        const double speed = static_cast<double>(nodes) / static_cast<double>(replay(branches, workers));
        std::printf("| %zu | %.1f | %.1f %% |\n", workers, speed, 100 * speed / static_cast<double>(workers));
    }
}
