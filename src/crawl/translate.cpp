// Frame hopping: a path of face turns as a crawl. Instead of undoing what brought a face on top, stay there: the cube
// is (the turns done so far) * (an element of the slice group), and the shortest such crawl is a shortest walk over
//
//   (turns done, slice element, pose)       crawl:  another element, one cell on
//                                           y run:  spin1 a times, spin2 b times. Without a turn it must be a slice,
//                                                   U D' by some quarters; with one, what is left over must be
//
// A run of parallel turns X^p Y^q (Y opposite X) is done by any a, b with a + b = p + q modulo 4.
#include <algorithm>
#include <unordered_map>

#include "crawl/board_poses.h"
#include "crawl/replay.h"
#include "crawl/slice_group.h"

namespace trundle {
namespace {

using Element = SliceGroup::Element;

// Parallel turns: the positive face of the axis by so many quarters clockwise, its opposite likewise.
struct Run {
    Axis axis;
    std::array<int, 2> quarters;  // 0 .. 3

    bool is_slice() const { return (quarters[0] + quarters[1]) % 4 == 0; }
    int of(Face face) const { return quarters[is_positive(face) ? 0 : 1]; }
};

std::vector<Run> runs_of(std::span<const Move> path) {
    std::vector<Run> runs;
    Rotation rotation;
    for (const Move move : path) {
        const Turn turn = in_frame(move, Frame::cube, rotation).turn();
        rotation = rotation * in_frame(move, Frame::world, rotation).rotation();
        if (turn.is_none()) continue;
        if (runs.empty() || runs.back().axis != turn.axis()) runs.push_back({turn.axis(), {}});
        std::array<int, 2>& quarters = runs.back().quarters;
        if (turn.positive()) quarters[0] = (quarters[0] + turn.quarters()) & 3;
        if (turn.negative()) quarters[1] = (quarters[1] - turn.quarters()) & 3;
        if (quarters[0] == 0 && quarters[1] == 0) runs.pop_back();
    }
    return runs;
}

// spin1 a times and spin2 b times, each the shorter way round.
constexpr int cost_of_spins(int a, int b) { return (a == 3 ? 1 : a) + (b == 3 ? 1 : b); }

// What is left to pay if the board had no end: for each number of runs done and each slice element, exactly.
class CostToGo {
public:
    explicit CostToGo(const std::vector<Run>& runs) : costs_(runs.size() + 1) {
        costs_.back().fill(far);
        costs_.back()[0] = 0;
        hop(costs_.back());
        for (std::size_t i = runs.size(); i-- > 0;) {
            const Run& run = runs[i];
            costs_[i].fill(far);
            for (Element s = 0; s < SliceGroup::size; ++s) {
                const auto offer = [&](int cost, Element to) {
                    costs_[i][s] = static_cast<std::uint16_t>(std::min<int>(costs_[i][s], cost + costs_[i + 1][to]));
                };
                if (run.is_slice()) offer(0, after_slice_run(run, s));
                else for_each_way(run, s, [&](int a, int b, Element to) { offer(cost_of_spins(a, b), to); });
            }
            if (!run.is_slice()) hop(costs_[i]);
        }
    }

    int operator()(std::size_t done, Element s) const { return costs_[done][s]; }

    static Element after_slice_run(const Run& run, Element s) {
        return slice_group().after_slice(run.axis, -run.quarters[0], s);
    }
    // The ways to do a run by spins in a frame: calls way(a, b, slice element after).
    template <class Way>
    static void for_each_way(const Run& run, Element s, Way way) {
        const std::optional<Face> top = slice_group().top(s);
        if (!top || axis_of(*top) != run.axis) return;
        for (int a = 0; a < 4; ++a) {
            const int left = a - run.of(*top);  // of the top face, and as much of its opposite the other way
            way(a, (run.quarters[0] + run.quarters[1] - a) & 3,
                slice_group().after_slice(run.axis, is_positive(*top) ? left : -left, s));
        }
    }

private:
    using Costs = std::array<std::uint16_t, SliceGroup::size>;
    static constexpr std::uint16_t far = 10'000;

    // Every element is at most its neighbour's cost and the way there; every way goes both ways.
    static void hop(Costs& costs) {
        const SliceGroup& slices = slice_group();
        for (bool changed = true; changed;) {
            changed = false;
            for (Element s = 0; s < SliceGroup::size; ++s) {
                int best = costs[s];
                for (std::size_t move = 0; move < 4; ++move) best = std::min(best, costs[slices.crawled(s, move)] + 1);
                for (int a : {1, 3}) best = std::min(best, costs[slices.susan(s, a)] + 2);
                changed = changed || best < costs[s];
                costs[s] = static_cast<std::uint16_t>(best);
            }
        }
    }

    std::vector<Costs> costs_;
};

// A* over runs done, slice elements and poses. What is left to pay without a board is a lower bound, and nearly exact.
class Hopper {
public:
    Hopper(const std::vector<Run>& runs, const BoardPoses& poses) : runs_(runs), poses_(poses), to_go_(runs) {}

    std::optional<Moves> run() {
        reach(0, {}, {0, 0, poses_.start()}, {});
        for (std::size_t sum = 0; sum < waiting_.size(); ++sum)
            while (!waiting_[sum].empty()) {  // the last first: it is nearer to the end
                const Node node = waiting_[sum].back();
                waiting_[sum].pop_back();
                Seen& seen = seen_[key_of(node)];
                if (seen.is_done) continue;
                seen.is_done = true;
                if (node.done == runs_.size() && node.element == 0 && poses_.is_goal(node.pose)) return moves_to(node);
                expand(node, seen.cost);
            }
        return {};
    }

private:
    struct Node {
        std::uint32_t done = 0;  // runs
        Element element = 0;
        BoardPoses::Number pose = 0;
    };
    // How a node was reached: a crawl, or spins, or neither (a run that is a slice costs nothing).
    struct Action {
        std::int8_t crawl = -1;
        std::uint8_t spin1 = 0;
        std::uint8_t spin2 = 0;
    };
    struct Seen {
        std::uint16_t cost = 0xffff;
        bool is_done = false;
        Action action;
        Node from;
    };

    static std::uint64_t key_of(const Node& node) {
        return std::uint64_t{node.done} << 32 | std::uint64_t{node.element} << 16 | node.pose;
    }

    void reach(int cost, const Node& from, const Node& to, Action action) {
        Seen& seen = seen_[key_of(to)];
        if (seen.cost <= cost) return;
        seen = {static_cast<std::uint16_t>(cost), false, action, from};
        const auto sum = static_cast<std::size_t>(cost + to_go_(to.done, to.element));
        if (waiting_.size() <= sum) waiting_.resize(sum + 1);
        waiting_[sum].push_back(to);
    }

    void expand(const Node& node, int cost) {
        const Run* run = node.done < runs_.size() ? &runs_[node.done] : nullptr;
        if (run && run->is_slice())
            return reach(cost, node, {node.done + 1, CostToGo::after_slice_run(*run, node.element), node.pose}, {});
        for (std::size_t move = 0; move < 4; ++move) {
            const BoardPoses::Number pose = poses_.next(node.pose, move);
            if (pose != BoardPoses::wall)
                reach(cost + 1, node, {node.done, slice_group().crawled(node.element, move), pose},
                      {static_cast<std::int8_t>(move), 0, 0});
        }
        const auto spin = [&](int a, int b, std::uint32_t done, Element element) {
            BoardPoses::Number pose = node.pose;
            for (int i = 0; i < b; ++i) pose = poses_.next(pose, 6);
            reach(cost + cost_of_spins(a, b), node, {done, element, pose},
                  {-1, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)});
        };
        for (int a : {1, 3}) spin(a, 4 - a, node.done, slice_group().susan(node.element, a));
        if (run)
            CostToGo::for_each_way(*run, node.element,
                                   [&](int a, int b, Element to) { spin(a, b, node.done + 1, to); });
    }

    Moves moves_to(Node node) const {
        std::vector<Action> actions;
        while (key_of(node) != key_of({0, 0, poses_.start()})) {
            const Seen& seen = seen_.at(key_of(node));
            actions.push_back(seen.action);
            node = seen.from;
        }
        Moves moves;
        const auto add = [&](std::size_t forward, int quarters) {
            const Move move = MoveSet::crawler()[quarters == 3 ? forward + 1 : forward];
            moves.insert(moves.end(), static_cast<std::size_t>(quarters == 3 ? 1 : quarters), move);
        };
        for (std::size_t i = actions.size(); i-- > 0;) {
            if (actions[i].crawl >= 0) moves.push_back(MoveSet::crawler()[static_cast<std::size_t>(actions[i].crawl)]);
            add(4, actions[i].spin1);
            add(6, actions[i].spin2);
        }
        return moves;
    }

    const std::vector<Run>& runs_;
    const BoardPoses& poses_;
    CostToGo to_go_;
    std::unordered_map<std::uint64_t, Seen> seen_;
    std::vector<std::vector<Node>> waiting_;  // by the sum of what was paid and what is left
};

}  // namespace

Result<Moves> translate(std::span<const Move> path, const Board& board, Pose start, const CrawlEnd& end) {
    const CrawlTask task{after(World{}, path).cube.inverse(), board, start, end};
    if (std::optional<Error> error = why_unsolvable(task)) return *std::move(error);
    const BoardPoses poses(board, start, end);
    const std::optional<Moves> crawl = Hopper(runs_of(path), poses).run();
    if (!crawl || !solves(task, *crawl))
        return Error{Fault::none_exists, "no_hops", "there is no way to hop from frame to frame on this board", {}};
    return *crawl;
}

}  // namespace trundle
