#include "crawl/beam.h"

#include <bit>

namespace trundle {
namespace {

constexpr int cubed(int n) { return n * n * n; }
constexpr int score_unit = 8;  // finer differences do not count, and the scores stay few
constexpr std::size_t max_score = 6 * cubed(32) / score_unit;

}  // namespace

int Beam::score_of(const Node& node) const {
    const auto& bound = node.state.bound;
    int score = cubed(std::min<int>(node.state.steps_home, 31));
    for (const std::uint8_t distance : bound) score += cubed(distance);
    return score / score_unit;
}

// All children are made before the first is read, so the waits for memory overlap.
void Beam::expand(const Node& node, std::uint32_t number) {
    const std::size_t first = next_.size();
    for (const Step& step : rules_.steps(node.last.next)) {
        const Poses::State pose = rules_.poses().next(node.pose, step.move);
        if (pose == Poses::wall) continue;
        Node& child = next_.emplace_back();
        child.pose = pose;
        child.last = step;
        child.parent = number;
        bound_.prepare<0>(node.state, step, pose, child.state);
        bound_.prepare<1>(node.state, step, pose, child.state);
    }
    nodes_ += next_.size() - first;
}

// The best `width` of the next level, each cube and pose once. Scores are small numbers: counting sorts them.
void Beam::select(std::size_t width) {
    static thread_local std::vector<std::uint32_t> count;
    count.assign(max_score, 0);
    scores_.resize(next_.size());
    for (std::size_t i = 0; i < next_.size(); ++i) {
        Node& child = next_[i];
        const CrawlBound::State& parent = here_[child.parent].state;
        bound_.admits<0>(parent, child.state, 0xff);
        bound_.admits<1>(parent, child.state, 0xff);
        scores_[i] = static_cast<std::uint32_t>(score_of(child));
        ++count[scores_[i]];
    }
    const std::size_t wanted = width + width / 2;  // some are the same
    std::uint32_t worst = 0;
    for (std::size_t sum = 0; worst + 1 < max_score && sum < wanted; ++worst) sum += count[worst];
    std::uint32_t begin = 0;
    for (std::uint32_t score = 0; score <= worst; ++score) {
        const std::uint32_t size = count[score];
        count[score] = begin;
        begin += size;
    }
    std::vector<std::uint32_t> order(begin);
    for (std::size_t i = 0; i < next_.size(); ++i)
        if (scores_[i] <= worst) order[count[scores_[i]]++] = static_cast<std::uint32_t>(i);

    taken_.assign(std::bit_ceil(order.size() * 2 + 2), 0);
    std::vector<Node> kept;
    kept.reserve(std::min(width, order.size()));
    for (const std::uint32_t i : order) {
        if (kept.size() == width) break;
        const std::uint64_t hash = (next_[i].state.hash() ^ next_[i].pose * 0x94d049bb133111ebull) | 1;
        std::size_t slot = hash >> 8 & (taken_.size() - 1);
        while (taken_[slot] != 0 && taken_[slot] != hash) slot = (slot + 1) & (taken_.size() - 1);
        if (taken_[slot] == hash) continue;
        taken_[slot] = hash;
        kept.push_back(next_[i]);
    }
    here_ = std::move(kept);
}

// The shortest landing of this level.
std::optional<std::vector<std::uint8_t>> Beam::land(std::size_t level, int limit) const {
    std::optional<std::vector<std::uint8_t>> best;
    for (std::size_t i = 0; i < here_.size(); ++i) {
        if (here_[i].state.lower_bound() > landing_.depth()) continue;
        const std::optional<Moves> rest = landing_.crawl_to(bound_.cube_of(here_[i].state), here_[i].pose);
        if (!rest || static_cast<int>(level + rest->size()) >= limit) continue;
        limit = static_cast<int>(level + rest->size());
        std::vector<std::uint8_t> crawl(level);
        std::uint32_t number = static_cast<std::uint32_t>(i);
        for (std::size_t l = level; l-- > 0;) {
            crawl[l] = traces_[l][number].move;
            number = traces_[l][number].parent;
        }
        for (const Move move : inverted(*rest))
            for (std::size_t m = 0; m < BoardPoses::move_count; ++m)
                if (MoveSet::crawler()[m] == move) crawl.push_back(static_cast<std::uint8_t>(m));
        best = std::move(crawl);
    }
    return best;
}

std::optional<std::vector<std::uint8_t>> Beam::search(std::span<const Start> starts, std::size_t width, int limit,
                                                      const Stop& stop) {
    here_.clear();
    traces_.clear();
    for (const Start& start : starts) here_.push_back({start.state, start.pose, {}, 0});
    std::optional<std::vector<std::uint8_t>> best;
    for (std::size_t level = 0; static_cast<int>(level) < limit; ++level) {
        if (std::optional<std::vector<std::uint8_t>> crawl = land(level, limit)) {
            best = std::move(crawl);
            limit = static_cast<int>(best->size());
        }
        next_.clear();
        for (std::size_t i = 0; i < here_.size(); ++i) {
            if (static_cast<int>(level) + here_[i].state.lower_bound() >= limit) continue;
            expand(here_[i], static_cast<std::uint32_t>(i));
            if (i % 256 == 0 && stop()) return best;
        }
        if (next_.empty()) break;
        select(width);
        std::vector<Trace>& trace = traces_.emplace_back();
        for (const Node& node : here_) trace.push_back({node.parent, node.last.move});
    }
    return best;
}

}  // namespace trundle
