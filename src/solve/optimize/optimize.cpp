// Near solved a search meets the classes around solved in the middle and needs no tables; beyond that it takes the
// pruning tables.
#include <trundle/optimize.h>

#include "search/bounds/large_bound.h"
#include "search/bounds/pattern_bound.h"
#include "search/bounds/standing_bound.h"
#include "search/deepening.h"
#include "solve/ball/ball.h"
#include "solve/optimize/findings.h"
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
          found_(request, on_solution),
          standing_(Findings::standing_of(request)),
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
            found_.optimum.is_complete = !work_.is_stopped();  // else the ball has holes
            if (is_done()) return finish();
            const BallBound bound(ball);
            depth_ = std::max(depth_, ball.distance_of(start));
            while (depth_ <= size.reach && !is_done()) search(bound, start);
            if (is_done()) return finish();
        }

        if (standing_ == Standing::counted) return with_tables(StandingBound::open(store, work_));
        if (const auto table = large_table_for(request_.play, store, work_))
            return with_moves_of(request_.play, [&]<std::size_t Moves>() {
                return with_tables(LargeBound<Moves>::open_sound(store, *table, work_));
            });
        return with_tables(PatternBound::open(store, request_.play, work_));
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
        depth_ = std::max(depth_, bound->lower_bound(start_, stands_));
        for (bool is_large = false; !is_done();) {
            if (!is_large && found_.optimum.nodes > many_nodes) bound->use_large_pages(work_), is_large = true;
            search(*bound, bound->start(start_, stands_));
        }
        return finish();
    }

    bool is_done() const { return !found_.optimum.is_complete || found_.are_all(depth_); }

    // All paths of `depth_` moves; then goes one deeper, unless the work was stopped.
    template <class Bound>
    void search(const Bound& bound, const typename Bound::State& state) {
        LengthCount count{depth_, 0, 0};
        if (is_possible_length(request_.play, start_, depth_)) {
            const typename DeepeningKernel<Bound>::Node node{state, static_cast<Poses::State>(stands_.id()), {}};
            const DepthReport report = search_depth(rules_, bound, node, depth_, work_,
                                                    [&](const MoveIndices& path) { found_.add(path, count); });
            found_.optimum.nodes += report.nodes;
            found_.optimum.is_complete = report.is_complete;
        }
        if (!found_.optimum.is_complete) return;
        if (found_.optimum.length) found_.optimum.counts.push_back(count);
        ++depth_;
    }

    Result<Optimum> stopped_or(const Error& error) {
        if (error.fault != Fault::stopped) return error;
        found_.optimum.is_complete = false;
        return finish();
    }

    Result<Optimum> finish() { return found_.finish(depth_); }

    const OptimizeRequest& request_;
    Tables& tables_;
    const Work& work_;
    Findings found_;
    Standing standing_;
    Rules rules_;
    Cube start_;
    Rotation stands_;
    int depth_ = 0;  // searched now; all before is done
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
    if (std::optional<Error> error = Findings::check(request)) return *std::move(error);
    return Optimizer(request, tables, work, on_solution).run();
}

}  // namespace trundle
