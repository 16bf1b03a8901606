// A narrow beam finds a first way, or else one is put together piece by piece; iterative deepening proves what is
// shortest; if that takes too long, wider beams look for shorter ways in the time that is left.
#include <trundle/solve.h>
#include <algorithm>

#include "search/deepening.h"
#include "solve/part/part_beam.h"
#include "solve/part/part_knowledge.h"
#include "solve/replay.h"
#include "tables/store/store.h"

namespace trundle {
namespace {

constexpr std::size_t narrowest_beam = 64;
constexpr std::size_t first_beam = 1024;
constexpr std::size_t widest_beam = 1 << 16;
constexpr int longest_path = 64;

class PartSearch {
public:
    PartSearch(const PartKnowledge& known, const PartBound& bound, const World& world, const PartRequest& request,
               const Work& work, const OptimalNews& news)
        : known_(known),
          bound_(bound),
          world_(world),
          request_(request),
          work_(work),
          news_(news),
          start_(bound_.start(spots_of(world.cube.cube(), Rotation()))),
          allowance_(request.effort) {}

    Result<OptimalAnswer> run() {
        for (std::size_t width = narrowest_beam; !best_ && width <= first_beam; width *= 2) look(width, longest_path);
        if (!best_)
            if (const auto way = known_.long_way(start_.spots, work_)) keep(*way);
        deepen();
        while (!is_proven() && best_ && wants_one() && is_bounded() && !is_late() && width_ < widest_beam)
            look(2 * width_, std::min(best_->length - 1, longest_path));
        if (is_wrong_) return replay_error();
        return finish();
    }

private:
    bool wants_one() const { return request_.solutions == 1 && request_.slack == 0; }
    bool is_bounded() const { return request_.effort.time || request_.effort.nodes; }
    bool is_late() const { return work_.is_stopped() || allowance_.is_used(nodes_); }
    bool is_proven() const { return best_ && length_ >= best_->length; }

    void look(std::size_t width, int limit) {
        width_ = width;
        PartBeam beam(known_.rules(), bound_);
        const auto is_over = [&](std::uint64_t nodes) { return nodes_ += nodes, is_late(); };
        if (const auto path = beam.search(start_, width, limit, is_over)) keep(*path);
    }

    void keep(std::span<const std::uint8_t> path) {
        best_ = solution_of(path);
        allowance_.set_answered();
        if (news_.on_solution && !is_wrong_) news_.on_solution(*best_);
    }

    // Lengths are searched in order, as long as all that is wanted is not there and the next is likely to end in time.
    void deepen() {
        std::chrono::duration<double> last{0};
        double growth = 2;
        for (length_ = bound_.lower_bound(start_); !is_done(); ++length_) {
            const auto begin = std::chrono::steady_clock::now();
            const double next =
                answer_.searched.empty() ? 0 : static_cast<double>(answer_.searched.back().nodes) * growth;
            if (allowance_.is_used(nodes_ + static_cast<std::uint64_t>(next),
                                   std::chrono::duration_cast<Duration>(last * growth)))
                break;
            const DeepeningKernel<PartBound>::Node node{start_, 0, {}};
            const DepthReport report = search_depth(
                known_.rules(), bound_, node, length_, work_, [&](const MoveIndices& path) { add(path); }, &enough_);
            const SearchedLength searched{length_, report.nodes, report.is_complete};
            if (!answer_.searched.empty())
                growth = static_cast<double>(report.nodes + 1) / static_cast<double>(answer_.searched.back().nodes + 1);
            nodes_ += report.nodes;
            answer_.searched.push_back(searched);
            if (news_.on_length) news_.on_length(searched);
            if (!searched.is_complete) break;
            last = std::chrono::steady_clock::now() - begin;
        }
    }

    bool is_done() const {
        if (work_.is_stopped() || enough_) return true;
        if (wants_one()) return is_proven();
        return !found_.empty() && length_ > found_.front().length + request_.slack;
    }

    void add(const MoveIndices& path) {
        if (enough_) return;
        found_.push_back(solution_of(path));
        found_.back().is_optimal = found_.back().length == found_.front().length;
        if (found_.size() >= static_cast<std::size_t>(request_.solutions)) enough_ = true;
    }

    // Replayed by turning the cube; searches know nothing of that.
    Solution solution_of(std::span<const std::uint8_t> indices) {
        Solution solution{{}, static_cast<int>(indices.size()), false, 0};
        for (const std::uint8_t index : indices) solution.moves.push_back(known_.moves()[index]);
        is_wrong_ = is_wrong_ || !known_.is_reached(after(world_, solution.moves).cube.cube());
        return solution;
    }

    OptimalAnswer finish() {
        if (found_.empty() && best_) {
            best_->is_optimal = is_proven();
            found_.push_back(*best_);
        }
        answer_.proven = !found_.empty() && found_.front().is_optimal ? found_.front().length : length_;
        answer_.is_complete = !work_.is_stopped() || (wants_one() && !found_.empty() && found_.front().is_optimal);
        answer_.solutions = std::move(found_);
        return std::move(answer_);
    }

    const PartKnowledge& known_;
    const PartBound& bound_;
    const World world_;  // upright
    const PartRequest& request_;
    const Work& work_;
    const OptimalNews& news_;
    PartBound::State start_;
    Allowance allowance_;
    std::uint64_t nodes_ = 0;
    std::size_t width_ = 0;
    std::optional<Solution> best_;  // of the beams
    int length_ = 0;                // searched now; all before is done
    std::atomic<bool> enough_ = false;
    bool is_wrong_ = false;
    std::vector<Solution> found_;
    OptimalAnswer answer_;
};

}  // namespace

// The faces are renamed so that the cube stands upright; moves of the world do not care.
Result<OptimalAnswer> solve_part(const PartRequest& request, Tables& tables, const Work& work,
                                 const OptimalNews& news) {
    const Part& part = request.part;
    const auto turns_whole = [](Move move) { return !move.rotation().is_none(); };
    if (part.flips && std::any_of(request.moves.begin(), request.moves.end(), turns_whole))
        return Error{Fault::usage, "goal",
                     "edge flips are about the F and B faces: use no slices or wide moves, which carry these away"};
    const Result<SolvableCube> cube =
        SolvableCube::validate(conjugated(request.world.cube.cube(), request.world.pose.rotation));
    if (!cube) return cube.error();

    std::string key = std::to_string(part.corners) + " " + std::to_string(part.edges) + (part.flips ? " flips" : "");
    for (const Move move : request.moves) key += " " + std::to_string(move.raw());
    TableStore& store = TableStore::of(tables);
    const auto known = store.keep<PartKnowledge>(
        key, [&]() -> Result<PartKnowledge> { return PartKnowledge(request.moves, part); }, work);
    if (!known) return known.error();
    const Spots spots = spots_of(cube->cube(), Rotation());
    if (auto error = (*known)->why_not(spots)) return *error;
    if (PartKnowledge::has_little_memory(work)) key += " small";
    const auto made = store.keep<std::vector<PartTable>>(
        key, [&] { return (*known)->make_tables(work); }, work);
    if (!made) return made.error();
    const PartBound bound(**made, (*known)->spot_moves());
    if (bound.lower_bound(bound.start(spots)) == PartTable::unreachable)
        return none_error("unreachable", "these moves never turn all edges the right way round");
    return PartSearch(**known, bound, {*cube, {}}, request, work, news).run();
}

}  // namespace trundle
