// Frame hopping: a path of face turns as a crawl. Instead of undoing what brought a face on top, stay there: the cube
// is (the turns done so far) * (an element of the slice group), and the shortest such crawl is a shortest walk over
//
//   (turns done, slice element, pose)       crawl:  another element, one cell on
//                                           y run:  spin1 a times, spin2 b times. Without a turn it must be a slice,
//                                                   U D' by some quarters; with one, what is left over must be
//
// A run of parallel turns X^p Y^q (Y opposite X) is done by any a, b with a + b = p + q modulo 4.
#include <utility>

#include "base/memory.h"
#include "crawl/board/board_poses.h"
#include "crawl/board/verify.h"
#include "crawl/hop/cost_to_go.h"
#include "crawl/hop/flat_map.h"

namespace trundle {
namespace {

using Element = SliceGroup::Element;

constexpr std::size_t spin2 = 6;  // in MoveSet::crawler()

Error too_large() {
    return {Fault::environment, "memory", "this path needs more memory than is allowed: translate it in parts"};
}

// The colours of the cells, if the wanted end asks for one. If every pose will do, there is one colour only.
class Colours {
public:
    explicit Colours(const BoardPoses& poses) : of_(poses.count(), 0) {
        const std::vector<BoardPoses::Number> goals = poses.goals();
        if (goals.size() < poses.count()) paint(poses);
        goals_.resize(count_);
        for (const BoardPoses::Number goal : goals) goals_[of_[goal]] = true;
    }

    unsigned of(BoardPoses::Number pose) const { return of_[pose]; }
    const std::vector<bool>& goals() const { return goals_; }

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
                of_[to] = of_[queue[i]] ^ (move < SliceGroup::crawl_count ? 1 : 0);
                queue.push_back(to);
            }
    }

    unsigned count_ = 1;
    std::vector<std::uint8_t> of_;
    std::vector<bool> goals_;
};

// A* over runs done, slice elements and poses. There are two lower bounds: what is left to pay without a board, which
// is nearly exact near the end; and, far from it, the crawls over the board together with the spins that are needed if
// crawls were free.
class Hopper {
public:
    Hopper(std::span<const TurnRun> runs, const BoardPoses& poses, const Work& work)
        : runs_(runs),
          poses_(poses),
          work_(work),
          colours_(poses),
          crawls_home_(poses.crawls_home()),
          to_go_(runs, colours_.goals(), 1, work) {
        constexpr int some_way = 8;
        if (crawls_home_[poses.start()] > some_way) spins_to_go_.emplace(runs, std::vector{true}, 0, work);
    }

    Result<Moves> run() {
        constexpr std::size_t look_around = 1024;
        constexpr std::size_t most_ways = 24;  // on from a node
        std::size_t looked_at = 0;
        reach(0, {}, {0, 0, poses_.start()}, {});
        for (std::size_t sum = 0; sum < waiting_.size(); ++sum)
            while (!waiting_[sum].empty()) {  // the last first: it is nearer to the end
                const Node node = waiting_[sum].back();
                waiting_[sum].pop_back();
                Seen& seen = seen_[key_of(node)];
                if (std::exchange(seen.is_done, true)) continue;
                if (++looked_at % look_around == 0 || looked_at == 1) {
                    if (work_.is_stopped()) return stopped_error("before a crawl was found");
                    if (seen_.bytes_with(look_around * most_ways) > room_to_grow(work_)) return too_large();
                }
                if (node.done == runs_.size() && node.element == 0 && poses_.is_goal(node.pose)) return moves_to(node);
                expand(node, seen.cost);
            }
        return none_error("no_hops", "there is no way to hop from frame to frame on this board");
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
        int cost = std::numeric_limits<int>::max();
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
        seen = {cost, false, action, from};
        int left = to_go_(to.done, to.element, colours_.of(to.pose));
        if (spins_to_go_) left = std::max(left, crawls_home_[to.pose] + (*spins_to_go_)(to.done, to.element, 0));
        const auto sum = static_cast<std::size_t>(cost + left);
        if (waiting_.size() <= sum) waiting_.resize(sum + 1);
        waiting_[sum].push_back(to);
    }

    void expand(const Node& node, int cost) {
        const TurnRun* run = node.done < runs_.size() ? &runs_[node.done] : nullptr;
        if (run && run->is_slice())
            return reach(cost, node, {node.done + 1, after_slice_run(*run, node.element), node.pose}, {});
        for (std::size_t move = 0; move < SliceGroup::crawl_count; ++move) {
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
        if (run) for_each_way(*run, node.element, [&](int a, int b, Element to) { spin(a, b, node.done + 1, to); });
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

    std::span<const TurnRun> runs_;
    const BoardPoses& poses_;
    const Work& work_;
    Colours colours_;
    BoardPoses::Steps crawls_home_;
    CostToGo to_go_;
    std::optional<CostToGo> spins_to_go_;  // if the end is far
    FlatMap<Seen> seen_;
    std::vector<std::vector<Node>> waiting_;  // by the sum of what was paid and what is left
};

// The start of the way to a far end on a board without end: four crawls straight on change nothing but the cell.
Moves straight_ahead(CrawlPlace& place) {
    constexpr int near = 16;  // cells along each axis that are left to the search
    Moves moves;
    if (!place.board.is_unbounded() || !place.end.cell) return moves;
    for (const Move move : MoveSet::crawler().first(SliceGroup::crawl_count)) {
        const Face direction = *step_of(move, place.start.rotation);
        const auto left = [&] {
            const Cell from = place.start.cell, to = *place.end.cell;
            const int way = axis_of(direction) == Axis::x ? to.x - from.x : to.z - from.z;
            return is_positive(direction) ? way : -way;
        };
        for (; left() > near; moves.insert(moves.end(), 4, move))
            for (int i = 0; i < 4; ++i) place.start.cell = neighbour(place.start.cell, direction);
    }
    return moves;
}

}  // namespace

Result<Moves> translate(const TranslateRequest& request, const Work& work) {
    const CrawlTask task{after(World{}, request.path).cube.inverse(), request.place};
    if (std::optional<Error> error = why_unsolvable(task, work)) return *std::move(error);
    CrawlPlace place = request.place;
    Moves crawl = straight_ahead(place);
    const Result<BoardPoses> poses = BoardPoses::on(place);
    if (!poses) return poses.error();
    const std::vector<TurnRun> runs = runs_of(request.path);
    if (CostToGo::bytes_for(runs.size(), 3) > room_to_grow(work)) return too_large();
    const Result<Moves> rest = Hopper(runs, *poses, work).run();
    if (!rest) return rest.error();
    crawl.insert(crawl.end(), rest->begin(), rest->end());
    return verified(task, std::move(crawl));
}

}  // namespace trundle
