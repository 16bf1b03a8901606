// Frame hopping: a path of face turns as a crawl. Instead of undoing what brought a face on top, stay there: the cube
// is (the turns done so far) * (an element of the slice group), and the shortest such crawl is a shortest walk over
//
//   (turns done, slice element, pose)       crawl:  another element, one cell on
//                                           y run:  spin1 a times, spin2 b times. Without a turn it must be a slice,
//                                                   U D' by some quarters; with one, what is left over must be
//
// A run of parallel turns X^p Y^q (Y opposite X) is done by any a, b with a + b = p + q modulo 4.
#include <algorithm>
#include <span>
#include <utility>

#include "crawl/board/board_poses.h"
#include "crawl/hop/flat_map.h"
#include "crawl/board/replay.h"
#include "crawl/hop/slice_group.h"

namespace trundle {
namespace {

using Element = SliceGroup::Element;

// Of MoveSet::crawler(): four crawls, spin1, its inverse, spin2.
constexpr std::size_t crawl_count = 4;
constexpr std::size_t spin2 = 6;

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

// The colours of the cells, as on a chessboard, if the wanted end asks for one: a crawl changes it, a spin does not. If
// every pose will do, there is one colour only.
class Colours {
public:
    explicit Colours(const BoardPoses& poses) : of_(poses.count(), 0) {
        const std::vector<BoardPoses::Number> goals = poses.goals();
        if (goals.size() < poses.count()) paint(poses);
        for (const BoardPoses::Number goal : goals) goals_.push_back(of_[goal]);
    }

    unsigned count() const { return count_; }
    unsigned of(BoardPoses::Number pose) const { return of_[pose]; }
    std::span<const std::uint8_t> goals() const { return goals_; }
    unsigned crawled(unsigned colour) const { return count_ - 1 - colour; }

private:
    void paint(const BoardPoses& poses) {
        count_ = 2;
        std::vector<bool> is_known(poses.count());
        std::vector<BoardPoses::Number> queue{poses.start()};
        is_known[poses.start()] = true;
        for (std::size_t i = 0; i < queue.size(); ++i)
            for (std::size_t move = 0; move < BoardPoses::move_count; ++move) {
                const BoardPoses::Number to = poses.next(queue[i], move);
                if (to == BoardPoses::wall || is_known[to]) continue;
                is_known[to] = true;
                const unsigned colour = of_[queue[i]];
                of_[to] = static_cast<std::uint8_t>(move < crawl_count ? crawled(colour) : colour);
                queue.push_back(to);
            }
    }

    unsigned count_ = 1;
    std::vector<std::uint8_t> of_;
    std::vector<std::uint8_t> goals_;
};

// What is left to pay if the board had no end: for each number of runs done, slice element and colour, exactly.
class CostToGo {
public:
    CostToGo(const std::vector<Run>& runs, const Colours& colours)
        : colours_(colours), costs_(runs.size() + 1, Costs(SliceGroup::size * colours.count(), far)) {
        for (const std::uint8_t goal : colours.goals()) costs_.back()[goal] = 0;
        hop(costs_.back());
        for (std::size_t i = runs.size(); i-- > 0;) {
            const Run& run = runs[i];
            for (Element s = 0; s < SliceGroup::size; ++s)
                for (unsigned colour = 0; colour < colours.count(); ++colour) {
                    std::uint16_t& least = costs_[i][number(s, colour)];
                    const auto offer = [&](int a, int b, Element to) {
                        const int cost = cost_of_spins(a, b) + costs_[i + 1][number(to, colour)];
                        least = static_cast<std::uint16_t>(std::min<int>(least, cost));
                    };
                    if (run.is_slice()) offer(0, 0, after_slice_run(run, s));
                    else for_each_way(run, s, offer);
                }
            if (!run.is_slice()) hop(costs_[i]);
        }
    }

    int operator()(std::size_t done, Element s, unsigned colour) const { return costs_[done][number(s, colour)]; }

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
    using Costs = std::vector<std::uint16_t>;
    static constexpr std::uint16_t far = 10'000;

    std::size_t number(Element s, unsigned colour) const { return s * colours_.count() + colour; }

    // Each is at most its neighbour's cost and the way there; every way goes both ways. Cheap ones first.
    void hop(Costs& costs) const {
        const SliceGroup& slices = slice_group();
        std::vector<std::vector<std::uint32_t>> waiting;  // by cost
        const auto wait = [&](std::size_t i) {
            if (costs[i] == far) return;
            if (waiting.size() <= costs[i]) waiting.resize(costs[i] + 1u);
            waiting[costs[i]].push_back(static_cast<std::uint32_t>(i));
        };
        for (std::size_t i = 0; i < costs.size(); ++i) wait(i);
        for (std::size_t cost = 0; cost < waiting.size(); ++cost)
            for (std::size_t k = 0; k < waiting[cost].size(); ++k) {
                const std::size_t i = waiting[cost][k];
                if (costs[i] != cost) continue;
                const auto s = static_cast<Element>(i / colours_.count());
                const auto colour = static_cast<unsigned>(i % colours_.count());
                const auto offer = [&](std::size_t more, Element to, unsigned there) {
                    std::uint16_t& known = costs[number(to, there)];
                    if (known <= cost + more) return;
                    known = static_cast<std::uint16_t>(cost + more);
                    wait(number(to, there));
                };
                for (std::size_t move = 0; move < crawl_count; ++move)
                    offer(1, slices.crawled(s, move), colours_.crawled(colour));
                for (int a : {1, 3}) offer(2, slices.susan(s, a), colour);
            }
    }

    const Colours& colours_;
    std::vector<Costs> costs_;
};

// A* over runs done, slice elements and poses. What is left to pay without a board is a lower bound, and nearly exact.
class Hopper {
public:
    Hopper(const std::vector<Run>& runs, const BoardPoses& poses)
        : runs_(runs), poses_(poses), colours_(poses), to_go_(runs, colours_) {}

    std::optional<Moves> run() {
        reach(0, {}, {0, 0, poses_.start()}, {});
        for (std::size_t sum = 0; sum < waiting_.size(); ++sum)
            while (!waiting_[sum].empty()) {  // the last first: it is nearer to the end
                const Node node = waiting_[sum].back();
                waiting_[sum].pop_back();
                Seen& seen = seen_[key_of(node)];
                if (std::exchange(seen.is_done, true)) continue;
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
        const auto sum = static_cast<std::size_t>(cost + to_go_(to.done, to.element, colours_.of(to.pose)));
        if (waiting_.size() <= sum) waiting_.resize(sum + 1);
        waiting_[sum].push_back(to);
    }

    void expand(const Node& node, int cost) {
        const Run* run = node.done < runs_.size() ? &runs_[node.done] : nullptr;
        if (run && run->is_slice())
            return reach(cost, node, {node.done + 1, CostToGo::after_slice_run(*run, node.element), node.pose}, {});
        for (std::size_t move = 0; move < crawl_count; ++move) {
            const BoardPoses::Number pose = poses_.next(node.pose, move);
            if (pose != BoardPoses::wall)
                reach(cost + 1, node, {node.done, slice_group().crawled(node.element, move), pose},
                      {static_cast<std::int8_t>(move), 0, 0});
        }
        const auto spin = [&](int a, int b, std::uint32_t done, Element element) {
            BoardPoses::Number pose = node.pose;
            for (int i = 0; i < b; ++i) pose = poses_.next(pose, spin2);
            reach(cost + cost_of_spins(a, b), node, {done, element, pose},
                  {-1, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)});
        };
        for (int a : {1, 3}) spin(a, 4 - a, node.done, slice_group().susan(node.element, a));
        if (run)
            CostToGo::for_each_way(*run, node.element,
                                   [&](int a, int b, Element to) { spin(a, b, node.done + 1, to); });
    }

    Moves moves_to(Node node) {
        std::vector<Action> actions;
        while (key_of(node) != key_of({0, 0, poses_.start()})) {
            const Seen& seen = seen_[key_of(node)];
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
    Colours colours_;
    CostToGo to_go_;
    FlatMap<Seen> seen_;
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
