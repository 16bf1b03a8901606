// Near solved a search meets the classes around solved in the middle and needs no tables; beyond that it takes the
// pruning tables.
#include <trundle/optimize.h>

#include "search/deepening.h"
#include "search/pattern_bound.h"
#include "search/standing_bound.h"
#include "solve/ball/ball.h"
#include "solve/replay.h"
#include "tables/files/large_pages.h"
#include "tables/store/catalogue.h"
#include "tables/store/recipes.h"
#include "tables/store/store.h"

namespace trundle {
namespace {

// Seen from the cube, a path is a product of turns and, apart from that, a product of rotations. It leads to the
// target if it brings the target's inverse home.
class Optimizer {
public:
    Optimizer(const OptimizeRequest& request, Tables& tables, const Work& work,
              const std::function<void(const Moves&)>& on_solution)
        : request_(request),
          tables_(tables),
          work_(work),
          on_solution_(on_solution),
          standing_(request.play == Play::slice && !request.any_orientation ? Standing::counted : Standing::ignored),
          rules_(request.play,
                 standing_ == Standing::counted ? Poses::rotations(request.play) : Poses::ignored(request.play), {0}),
          start_(inverse(request.target.cube.cube())),
          stands_(standing_ == Standing::counted ? request.target.pose.rotation.inverse() : Rotation()) {}

    Result<Optimum> run() {
        const Configuration start{start_, static_cast<std::uint8_t>(stands_.id())};
        TableStore& store = TableStore::of(tables_);
        for (const BallSize size : balls_of(request_.play)) {
            if (size.is_large && has_tables(store)) break;
            const Ball ball(request_.play, standing_, size.radius, work_);
            optimum_.is_complete = !work_.is_stopped();  // else the ball has holes
            if (is_done()) return finish();
            const BallBound bound(ball);
            depth_ = std::max(depth_, ball.distance_of(start));
            while (depth_ <= size.reach && !is_done()) search(bound, start);
            if (is_done()) return finish();
        }

        return standing_ == Standing::counted ? with_tables(StandingBound::open(store, work_))
                                              : with_tables(PatternBound::open(store, request_.play, work_));
    }

private:
    // Tables are asked for, or there already: then the next step is not worth a large ball.
    bool has_tables(const TableStore& store) const {
        const Result<TableSet> set = table_set(request_.play, standing_ == Standing::counted, work_.memory);
        if (!set) return false;
        const std::string corners =
            standing_ == Standing::counted ? signposts_name(Pattern::Major::corners) : name_of(set->corners);
        return store.offers({corners, name_of(set->flips)}, 0, work_);
    }

    template <class Bound>
    Result<Optimum> with_tables(Result<Bound> bound) {
        if (!bound) return stopped_or(bound.error());
        const typename Bound::State state = bound->start(start_, stands_);
        depth_ = std::max(depth_, bound->lower_bound(start_, stands_));
        for (bool is_large = false; !is_done();) {
            if (!is_large && optimum_.nodes > many_nodes) bound->use_large_pages(work_), is_large = true;
            search(*bound, state);
        }
        return finish();
    }

    bool is_done() const {
        return !optimum_.is_complete || (optimum_.length && depth_ > *optimum_.length + request_.slack);
    }

    // Every quarter turn is odd: half of all lengths are impossible.
    bool is_impossible() const {
        return request_.play == Play::quarter && (parity_of(start_) + static_cast<std::size_t>(depth_)) % 2 != 0;
    }

    // All paths of `depth_` moves; then goes one deeper, unless the work was stopped.
    template <class Bound>
    void search(const Bound& bound, const typename Bound::State& state) {
        LengthCount count{depth_, 0, 0};
        if (!is_impossible()) {
            const typename DeepeningKernel<Bound>::Node node{
                state, static_cast<Poses::State>(stands_.id()), {}, nullptr};
            const DepthReport report =
                search_depth(rules_, bound, node, depth_, work_, [&](const MoveIndices& path) { add(path, count); });
            optimum_.nodes += report.nodes;
            optimum_.is_complete = report.is_complete;
        }
        if (!optimum_.is_complete) return;
        if (optimum_.length) optimum_.counts.push_back(count);
        ++depth_;
    }

    // Tables do not know every piece: what they let through may still be no solution.
    void add(const MoveIndices& indices, LengthCount& count) {
        const std::span<const Move> moves = moves_of(request_.play);
        World world;
        Moves path;
        for (std::uint8_t index : indices) {
            path.push_back(in_frame(moves[index], Frame::world, world.pose.rotation));
            world = after(world, path.back());
        }
        if (world.cube != request_.target.cube) return;
        const World end = request_.any_orientation ? World{request_.target.cube, {world.pose.rotation, {}}}
                                                   : World{request_.target.cube, {request_.target.pose.rotation, {}}};
        if (!leads_to(path, end)) {
            is_wrong_ = true;
            return;
        }
        optimum_.length = optimum_.length.value_or(count.length);
        optimum_.solutions.push_back(path);
        ++count.classes;
        count.words += words_of_class(path);
        if (on_solution_) on_solution_(path);
    }

    Result<Optimum> stopped_or(const Error& error) {
        if (error.fault != Fault::stopped) return error;
        optimum_.is_complete = false;
        return finish();
    }

    Result<Optimum> finish() {
        if (is_wrong_)
            return Error{Fault::environment, "replay", "a path that was found does not lead there when replayed"};
        optimum_.proven = optimum_.length.value_or(depth_);
        return std::move(optimum_);
    }

    const OptimizeRequest& request_;
    Tables& tables_;
    const Work& work_;
    const std::function<void(const Moves&)>& on_solution_;
    Standing standing_;
    Rules rules_;
    Cube start_;
    Rotation stands_;
    int depth_ = 0;  // searched now; all before is done
    Optimum optimum_;
    bool is_wrong_ = false;
};

}  // namespace

std::uint64_t words_of_class(std::span<const Move> path) {
    std::uint64_t words = 1;
    std::uint64_t run = 0;
    for (std::size_t i = 0; i < path.size(); ++i) {
        run = i > 0 && path[i].axis() == path[i - 1].axis() ? run + 1 : 1;
        words *= run;
    }
    return words;
}

Result<Optimum> optimize(const OptimizeRequest& request, Tables& tables, const Work& work,
                         const std::function<void(const Moves&)>& on_solution) {
    if (request.slack < 0 || request.slack > max_slack)
        return Error{Fault::usage, "slack", "the slack is 0 to " + std::to_string(max_slack) + " moves"};
    if (request.play == Play::crawler || request.play == Play::crawler6)
        return Error{Fault::usage, "moves", "paths are made of face turns or layers, not of crawls"};
    if (request.play != Play::slice && !request.any_orientation && !request.target.pose.rotation.is_none())
        return Error{Fault::none_exists, "orientation",
                     "face turns alone do not turn the whole cube: let its orientation be any, or use slices too"};
    return Optimizer(request, tables, work, on_solution).run();
}

}  // namespace trundle
