#include "crawl/beam/beam.h"

#include <atomic>
#include <utility>

namespace trundle {
namespace {

constexpr std::size_t block = 32;           // nodes whose children wait for the memory together
constexpr std::size_t portion = 2 * block;  // nodes that a thread takes at a time, before it asks for the time
constexpr int landing_slack = 2;            // moves more than the cube needs, for the sake of the pose
constexpr unsigned score_unit = 24;         // finer differences do not count, and the scores stay few

// A distance of more than 31 is one over a large board: each step counts, but no longer more than the one before.
constexpr std::uint32_t points(unsigned distance) {
    const unsigned d = std::min(distance, 31u);
    return d * d * d / score_unit + 3 * (distance - d);
}
// What a child of a cube with this distance has at least.
constexpr std::uint32_t least_points(unsigned distance) { return distance == 0 ? 0 : points(distance - 1); }

std::size_t portions_of(std::size_t count) { return (count + portion - 1) / portion; }

}  // namespace

Beam::Beam(const CrawlPruning& pruning, const Rules& rules, std::span<const std::uint8_t> steps_home, Team& team)
    : team_(team),
      pruning_(pruning),
      rules_(rules),
      steps_home_(steps_home),
      tells_poses_apart_(rules.poses().count() == 1),
      shares_(team.size()) {}

void Beam::start(const Cube& cube, std::span<const BoardPoses::Number> poses) {
    starts_.clear();
    for (const BoardPoses::Number pose : poses)
        starts_.push_back({pruning_.of(cube), pose, pruning_.bounds_of(cube), Canonical::start});
}

int Beam::lower_bound() const {
    int least = 0xff;
    for (const Node& start : starts_)
        least = std::min(least, std::max<int>(start.distances.largest(), steps_home_[start.pose]));
    return least;
}

// The children of a few nodes, table by table: each table is asked for all of them before the first answer is read. Who
// cannot be among the best any more, even if all tables not yet asked say one less than for its parent, is left out.
void Beam::expand(std::size_t begin, std::size_t end, Share& share) {
    struct Draft {
        const Successors* next;
        Child child;
        std::uint32_t least;  // score, if the tables not yet asked say the least
        std::uint32_t hash;
        std::array<CrawlPruning::Question, 2> questions;
    };
    const std::size_t worst = worst_.load(std::memory_order_relaxed);
    const std::size_t known = share.children.size();
    std::array<Successors, block> successors;
    std::array<Draft, block * BoardPoses::move_count> drafts;
    std::array<std::uint8_t, block * BoardPoses::move_count> living;
    std::size_t count = 0;
    const auto learn = [](Draft& draft, std::size_t table, std::uint8_t distance) {
        std::uint8_t& bound = draft.child.distances.of[table];
        draft.least += points(distance) - least_points(bound);
        bound = distance;
    };
    const auto hear = [&](Draft& draft, std::size_t table, std::size_t question) {
        learn(draft, table, CrawlPruning::hear(draft.child.distances.of[table], draft.questions[question]));
    };
    for (std::size_t i = begin; i < end; ++i) {
        const Node& node = here_[i];
        Successors& next = successors[i - begin];
        pruning_.successors(node.cube, next);
        std::uint32_t least = 0;
        for (const std::uint8_t distance : node.distances.of) least += least_points(distance);
        for (const Step& step : rules_.steps(node.last)) {
            const Poses::State pose = rules_.poses().next(node.pose, step.move);
            if (pose == Poses::wall) continue;
            Draft& draft = drafts[count];
            draft.next = &next;
            draft.child = {static_cast<std::uint32_t>(i),       pose, 0, node.distances, step.move,
                           static_cast<std::uint8_t>(step.next)};
            draft.least = least + points(steps_home_[pose]);
            for (std::size_t q = pruning_.first_quartet(); q < Quartets::count; ++q)
                learn(draft, CrawlBounds::first_quartet + q, pruning_.quartet(next, step.move, q));
            if (!pruning_.has_large_tables())
                learn(draft, CrawlBounds::flips, pruning_.twists_and_flips(next, step.move));
            if (draft.least > worst) continue;
            draft.questions[0] = pruning_.ask_corners(next, step.move);
            living[count] = static_cast<std::uint8_t>(count);
            ++count;
        }
    }
    share.nodes += count;

    const auto for_each = [&](auto act) {
        for (std::size_t i = 0; i < count; ++i) {
            Draft& draft = drafts[living[i]];
            act(draft, *draft.next, std::size_t{draft.child.move});
        }
    };
    const auto keep = [&](auto judge) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < count; ++i) {
            Draft& draft = drafts[living[i]];
            judge(draft);
            living[kept] = living[i];
            kept += draft.least <= worst ? 1 : 0;
        }
        count = kept;
    };
    keep([&](Draft& draft) { hear(draft, CrawlBounds::corners, 0); });
    if (pruning_.has_large_tables()) {
        for_each([&](Draft&, const Successors& next, std::size_t move) { pruning_.prefetch(next, move); });
        for_each([&](Draft& draft, const Successors& next, std::size_t move) {
            draft.questions = {pruning_.ask_flips(next, move), pruning_.ask_edges(next, move)};
        });
        keep([&](Draft& draft) { hear(draft, CrawlBounds::flips, 0), hear(draft, CrawlBounds::edges, 1); });
        for_each([&](Draft&, const Successors& next, std::size_t move) { pruning_.prefetch_sides(next, move); });
        for_each([&](Draft& draft, const Successors& next, std::size_t move) {
            draft.questions = {pruning_.ask_side(next, move, 0), pruning_.ask_side(next, move, 1)};
        });
        keep([&](Draft& draft) {
            hear(draft, CrawlBounds::first_side, 0), hear(draft, CrawlBounds::first_side + 1, 1);
        });
    }
    for_each([&](Draft& draft, const Successors& next, std::size_t move) {
        draft.hash = next.hash(move) + (tells_poses_apart_ ? draft.child.pose * 0x9e3779b9u : 0);
        seen_.prefetch(draft.hash);
    });
    for_each([&](Draft& draft, const Successors&, std::size_t) {
        Child& child = draft.child;
        if (draft.least > worst) return;
        if (std::max<int>(child.distances.largest(), steps_home_[child.pose]) > room_) return;
        child.score = static_cast<std::uint16_t>(draft.least);
        if (seen_.insert(draft.hash)) share.children.push_back(child);
        else share.left_out = share.left_out || !tells_poses_apart_;
    });
    rank(std::span(share.children).subspan(known));
}

// Once enough are as good, none that is worse.
void Beam::rank(std::span<const Child> children) {
    const std::lock_guard lock(ranking_);
    for (const Child& child : children) ++counts_[child.score];
    std::size_t worst = worst_;
    good_ += static_cast<std::size_t>(
        std::count_if(children.begin(), children.end(), [&](const Child& child) { return child.score <= worst; }));
    for (; good_ - counts_[worst] >= width_; --worst) good_ -= counts_[worst];
    worst_ = worst;
}

// The best of the next level, best first. Scores are small numbers: counting sorts them.
void Beam::select() {
    std::uint32_t begin = 0;
    for (std::size_t score = 0; score <= worst_; ++score) begin += std::exchange(counts_[score], begin);
    order_.resize(begin);
    for (const Share& share : shares_) {
        for (const Child& child : share.children)
            if (child.score <= worst_) order_[counts_[child.score]++] = &child;
        left_out_ = left_out_ || share.left_out;
    }
    left_out_ = left_out_ || worst_ < score_count - 1;
    order_.resize(std::min(order_.size(), width_));

    traces_.begin_level();
    for (const Child* child : order_) traces_.add(child->parent, child->move);
    kept_.resize(order_.size());
    team_.share(portions_of(order_.size()), [&](std::size_t part, std::size_t) {
        for (std::size_t i = part * portion; i < std::min((part + 1) * portion, order_.size()); ++i) {
            const Child& child = *order_[i];
            kept_[i] = {pruning_.after(here_[child.parent].cube, child.move), child.pose, child.distances, child.last};
        }
    });
    here_.swap(kept_);
}

std::uint64_t Beam::nodes() const {
    std::uint64_t sum = landing_nodes_;
    for (const Share& share : shares_) sum += share.nodes;
    return sum;
}

// All ways to the goal in at most `room` moves, from a cube that needs `distance`; the shortest is left in landing_.
bool Beam::land(const Coordinates& cube, Poses::State pose, int distance, int room) {
    if (distance == 0 && rules_.is_goal(pose)) {
        landing_.clear();
        return true;
    }
    bool is_found = false;
    for (std::size_t move = 0; move < BoardPoses::move_count; ++move) {
        const Poses::State to = rules_.poses().next(pose, move);
        if (to == Poses::wall || steps_home_[to] >= room) continue;
        const Coordinates next = pruning_.after(cube, move);
        const int left = pruning_.nearby().distance_of(next);
        ++landing_nodes_;
        if (left >= room || !land(next, to, left, room - 1)) continue;
        landing_.push_back(static_cast<std::uint8_t>(move));
        room = static_cast<int>(landing_.size()) - 1;
        is_found = true;
    }
    return is_found;
}

bool Beam::land(const Node& node, int room, int stride) {
    const int depth = pruning_.nearby().depth();
    if (node.distances.largest() > std::min(room, depth)) return false;
    const int distance = pruning_.nearby().distance_of(node.cube.all);
    if (distance > depth) return false;
    while (room > std::min(distance + landing_slack, depth)) room -= stride;
    return std::max<int>(distance, steps_home_[node.pose]) <= room && land(node.cube.all, node.pose, distance, room);
}

void Beam::search(const Width& width, int longest, int stride, const Stop& stop, const Found& found) {
    constexpr std::size_t usual_levels = 64;
    constexpr std::size_t max_memory = 2'000'000;
    here_ = starts_;
    traces_.clear();
    seen_.clear(std::min(width(0, 0) * usual_levels, max_memory));
    std::size_t expanded = 0;
    left_out_ = false;
    for (std::size_t level = 0; static_cast<int>(level) <= longest && !here_.empty(); ++level) {
        for (std::size_t i = 0; i < here_.size(); ++i) {
            if (!land(here_[i], longest - static_cast<int>(level), stride)) continue;
            Crawl crawl = traces_.path_to(level, i);
            crawl.insert(crawl.end(), landing_.rbegin(), landing_.rend());
            longest = found(std::move(crawl));
        }
        width_ = width(level + 1, expanded += here_.size());
        room_ = longest - static_cast<int>(level) - 1;
        for (Share& share : shares_) share.children.clear(), share.left_out = false;
        counts_.fill(0);
        good_ = 0;
        worst_ = score_count - 1;
        std::atomic<bool> is_stopped = false;
        team_.share(portions_of(here_.size()), [&](std::size_t part, std::size_t member) {
            if (is_stopped) return;
            const std::size_t end = std::min((part + 1) * portion, here_.size());
            for (std::size_t i = part * portion; i < end; i += block)
                expand(i, std::min(i + block, end), shares_[member]);
            if (stop()) is_stopped = true;
        });
        if (is_stopped) return;
        select();
    }
}

}  // namespace trundle
