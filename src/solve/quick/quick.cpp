// Two-phase search of one cube in six variants: seen along each of three axes, itself and its inverse. All variants
// search phase one with n moves before any searches n + 1, and a solution shortens what all of them look for.
#include <trundle/solve.h>
#include <mutex>
#include <variant>

#include "base/memory.h"
#include "base/parallel.h"
#include "solve/ball/near.h"
#include "solve/quick/home_stretch_kernel.h"
#include "solve/quick/phase_one.h"
#include "solve/replay.h"
#include "solve/turns.h"
#include "tables/store/catalogue.h"
#include "tables/store/recipes.h"
#include "tables/store/store.h"

namespace trundle {
namespace {

// What a first solution may have: with more, the second phase wastes its time; with less, none may turn up for long.
int first_limit(Play play) { return play == Play::quarter ? 30 : 22; }

// A cube as one of the six variants sees it.
struct Variant {
    Symmetry axis;
    bool is_inverse = false;
    Cube cube;
    Views views;
    std::array<std::uint8_t, axis_count> distance{};  // to the groups
};

using Variants = std::array<Variant, 2 * axis_count>;

// The axis along which a variant enters the group comes first, the others follow in their order.
template <class DistanceOf>
Variants variants_of(const Cube& cube, DistanceOf distance_of) {
    Variants variants;
    for (std::size_t end = 0; end < 2; ++end) {
        const Cube seen = end == 0 ? cube : inverse(cube);
        Variant variant{{}, end == 1, {}, {}, {}};
        for (std::size_t k = 0; k < axis_count; ++k) {
            variant.views[k] = view_of(conjugated(seen, axes_seen[k]));
            variant.distance[k] = static_cast<std::uint8_t>(distance_of(variant.views[k]));
        }
        for (std::size_t k = 0; k < axis_count; ++k) {
            variant.axis = axes_seen[k];
            variant.cube = conjugated(seen, axes_seen[k]);
            variants[end * axis_count + k] = variant;
            std::rotate(variant.views.begin(), variant.views.begin() + 1, variant.views.end());
            std::rotate(variant.distance.begin(), variant.distance.begin() + 1, variant.distance.end());
        }
    }
    return variants;
}

// A part of all ways through a phase one of `room` moves: those whose first moves are in one of several equal shares.
struct SharedSearch {
    int room;
    std::size_t number, count;
};

// Both phases, by what is known of each.
template <class Bound, class HomeTable>
class TwoPhases {
public:
    TwoPhases(Play play, typename Bound::Knowledge first, HomeTable second)
        : rules_(play, Poses::ignored(play), {0}),
          rulebook_(moves_of(play)),
          first_(std::move(first)),
          moves_(play),
          second_(std::move(second)),
          home_{moves_of(play), moves_, sequences_, second_} {}

    int distance_of(const View& view) const { return Bound::distance_of(first_, view, rules_); }
    std::span<const Move> second_moves() const { return moves_.moves(); }

    template <class Found>
    void search(const Variant& variant, const SharedSearch& share, const std::atomic<int>& limit, Watch& watch,
                Found& found) const {
        using Kernel = DeepeningKernel<Bound>;
        HomeStretch<HomeTable> stretch(home_, limit, watch);
        const Bound bound(first_, rulebook_, limit);
        Kernel kernel(rules_, bound, watch);
        const auto go_home = [&](const typename Kernel::Path& path, int length) {
            stretch.add(variant.cube, std::span(path).first(static_cast<std::size_t>(length)), found);
        };
        typename Kernel::Path path{};
        const typename Kernel::Node root{bound.start(variant.views, variant.distance), 0, {}, nullptr};
        if (share.room == 0) {
            if (share.number == 0) go_home(path, 0);
        } else {
            std::vector<typename Kernel::Node> firsts;
            kernel.expand(root, share.room - 1, [&](const auto& child) { firsts.push_back(child); });
            const std::size_t begin = firsts.size() * share.number / share.count;
            const std::size_t end = firsts.size() * (share.number + 1) / share.count;
            kernel.search(std::span(firsts).subspan(begin, end - begin), share.room - 1, path, 1, go_home);
        }
        stretch.run(found);
    }

private:
    Rules rules_;  // of phase one
    PhaseOne::Rulebook rulebook_;
    typename Bound::Knowledge first_;
    PhaseTwoMoves moves_;
    HomeTable second_;
    Canonical sequences_{moves_.moves()};
    typename HomeStretch<HomeTable>::Knowledge home_;
};

using BySignposts = TwoPhases<PhaseOneBySignposts, PhaseTwoTable>;
using ByTables = TwoPhases<PhaseOneByTable<ExactGroupDistance>, PhaseTwoTable>;
using BySmallTables = TwoPhases<PhaseOneByTable<LeastGroupDistance>, SmallPhaseTwo>;

// What is kept for the next cube.
struct QuickKnowledge {
    std::variant<std::unique_ptr<const BySignposts>, std::unique_ptr<const ByTables>,
                 std::unique_ptr<const BySmallTables>>
        phases;
    std::vector<std::string> tables{};  // their names in the cache

    Variants variants(const Cube& cube) const {
        return variants_of(cube, [&](const View& view) {
            return std::visit([&](const auto& known) { return known->distance_of(view); }, phases);
        });
    }
    std::span<const Move> second_moves() const {
        return std::visit([](const auto& known) { return known->second_moves(); }, phases);
    }
};

enum class PhaseTables : std::uint8_t { small, whole, signposts };

// The small tables are made in a moment: larger ones are not waited for unless they are asked for.
PhaseTables tables_for(Play play, const TableStore& store, const Work& work) {
    const std::string second = phase_two_name(play);
    const std::string flips = name_of(Pattern{play, Pattern::Major::flips, Pattern::Minor::nothing});
    const std::string signposts = signposts_name(Pattern::Major::flips);
    if (play == Play::face && store.offers({signposts, second}, SolveMemory::signposts, work))
        return PhaseTables::signposts;
    return store.offers({flips, second}, SolveMemory::quick, work) ? PhaseTables::whole : PhaseTables::small;
}

Result<QuickKnowledge> open_tables(Play play, PhaseTables which, TableStore& store, const Work& work) {
    if (which == PhaseTables::small)
        return QuickKnowledge{std::make_unique<const BySmallTables>(play, LeastGroupDistance(SmallPhaseOne(play)),
                                                                    SmallPhaseTwo(PhaseTwoMoves(play))),
                              {}};
    Result<Content> content = store.open(phase_two_recipe(play), work);
    if (!content) return content.error();
    PhaseTwoTable phase_two(play, *std::move(content));
    const std::string second = phase_two_recipe(play).description.name;
    if (which == PhaseTables::signposts) {
        Result<Content> signposts = store.open(signposts_recipe(Pattern::Major::flips), work);
        if (!signposts) return signposts.error();
        return QuickKnowledge{
            std::make_unique<const BySignposts>(play, FlipSignposts(*std::move(signposts)), std::move(phase_two)),
            {signposts_recipe(Pattern::Major::flips).description.name, second}};
    }
    const Pattern pattern{play, Pattern::Major::flips, Pattern::Minor::nothing};
    Result<std::shared_ptr<const Table>> flips = store.open(pattern, work);
    if (!flips) return flips.error();
    return QuickKnowledge{
        std::make_unique<const ByTables>(play, ExactGroupDistance(*std::move(flips)), std::move(phase_two)),
        {name_of(pattern), second}};
}

Result<std::shared_ptr<const QuickKnowledge>> knowledge_of(Play play, TableStore& store, const Work& work) {
    const PhaseTables which = tables_for(play, store, work);
    const std::string key = std::string(name_of(play)) + " " + std::to_string(static_cast<int>(which));
    return store.keep<QuickKnowledge>(
        key, [&] { return open_tables(play, which, store, work); }, work);
}

Error too_long(const Solution& best, const std::string& otherwise) {
    return {Fault::none_exists, "too_long",
            "the shortest solution found has " + std::to_string(best.length) + " moves" +
                (best.is_optimal ? ", and none is shorter" : otherwise)};
}

class QuickSearch {
public:
    QuickSearch(const SolveRequest& request, const QuickKnowledge& known, const Work& work,
                const std::function<void(const Solution&)>& on_solution)
        : request_(request),
          known_(known),
          work_(work),
          on_solution_(on_solution),
          allowance_(request.effort),
          variants_(known.variants(request.world.cube.cube())),
          limit_(first_limit(request.play)) {}

    Result<Solution> run() {
        int room = 0;
        for (; room <= limit_ && !is_over_ && !is_decided(room); ++room) search(room);
        if (is_wrong_)
            return Error{Fault::environment, "replay", "a solution that was found does not solve when replayed"};
        if (!best_) return Error{Fault::stopped, "stopped", "stopped before a solution was found"};
        best_->nodes = nodes_;
        best_->tables = known_.tables;
        const auto& distances = variants_[0].distance;
        best_->is_optimal =
            (!is_over_ && room > limit_) || best_->length <= *std::max_element(distances.begin(), distances.end());
        if (is_content(*best_) || !request_.max_length || work_.is_stopped()) return *best_;
        return too_long(*best_, is_over_ ? ": give it more time"
                                         : ", and none has " + std::to_string(*request_.max_length) + " or fewer");
    }

private:
    // One will do, or none can: a solution is at least as long as its phase one.
    bool is_decided(int room) const {
        return best_ && request_.max_length && (is_content(*best_) || room > *request_.max_length);
    }
    bool is_content(const Solution& solution) const {
        return request_.max_length && solution.length <= *request_.max_length;
    }

    // All phases one of so many moves. Short ones are done before threads would start.
    void search(int room) {
        const int threads = room < 8 || request_.effort.nodes ? 1 : work_.threads;
        const std::size_t shares = threads > 1 ? 6 : 1;
        std::vector<std::atomic<bool>> is_needless(variants_.size() * shares);
        parallel_for(threads, is_needless.size(), [&](std::size_t task) {
            const Variant& variant = variants_[task / shares];
            if (variant.distance[0] > room || is_needless[task]) return;
            Watch watch(work_, &is_needless[task], &allowance_, nodes_);
            const auto found = [&](const TwoPhasePath& path) {
                const std::lock_guard lock(mutex_);
                if (!keep(variant, path, task)) return;
                for (std::size_t later = 0; later < is_needless.size(); ++later)
                    if (limit_ < room || (is_content(*best_) && later >= task)) is_needless[later] = true;
            };
            const std::uint64_t before = watch.nodes();
            std::visit(
                [&](const auto& phases) {
                    phases->search(variant, {room, task % shares, shares}, limit_, watch, found);
                },
                known_.phases);
            nodes_ += watch.nodes() - before;
            if (watch.has_ended() && limit_ >= room) is_over_ = true;
        });
    }

    // A better one, or, once one will do, the first of those that will: so threads make no difference.
    bool keep(const Variant& variant, const TwoPhasePath& path, std::size_t task) {
        Solution solution{moves_of_turns(turns_of(variant, path), request_.world.pose.rotation), path.length, false, 0};
        const bool is_shorter = !best_ || solution.length < best_->length;
        const bool is_kept = best_ && is_content(*best_) ? task < best_task_ && is_content(solution) : is_shorter;
        if (!is_kept) return false;
        is_wrong_ = is_wrong_ || !solves(solution.moves, request_.world);
        best_ = std::move(solution);
        best_task_ = task;
        const int step = request_.play == Play::quarter ? 2 : 1;  // a quarter turn changes the parity
        limit_ = std::max(best_->length - step, is_content(*best_) ? *request_.max_length : 0);
        allowance_.set_answered();
        if (on_solution_ && is_shorter) on_solution_(*best_);
        return true;
    }

    // The path of a variant as turns of the cube that was asked for.
    std::vector<Turn> turns_of(const Variant& variant, const TwoPhasePath& path) const {
        std::vector<Turn> turns;
        for (int i = 0; i < path.count; ++i) {
            const std::size_t move = path.moves[static_cast<std::size_t>(i)];
            const Turn turn = (i < path.phase_one ? moves_of(request_.play) : known_.second_moves())[move].turn();
            turns.push_back(conjugated(turn, variant.axis.inverse()));
        }
        if (!variant.is_inverse) return turns;
        std::reverse(turns.begin(), turns.end());
        for (Turn& turn : turns) turn = turn.inverse();
        return turns;
    }

    const SolveRequest& request_;
    const QuickKnowledge& known_;
    const Work& work_;
    const std::function<void(const Solution&)>& on_solution_;
    Allowance allowance_;
    const Variants variants_;
    std::atomic<int> limit_;  // no solution may be longer
    std::atomic<bool> is_over_ = false;
    std::atomic<std::uint64_t> nodes_ = 0;
    std::mutex mutex_;
    std::optional<Solution> best_;
    std::size_t best_task_ = 0;
    bool is_wrong_ = false;
};

}  // namespace

Result<Solution> solve(const SolveRequest& request, Tables& tables, const Work& work,
                       const std::function<void(const Solution&)>& on_solution) {
    Result<std::optional<OptimalAnswer>> near = solve_near(request.world, request.play, tables, work);
    if (!near) return near.error();
    if (*near) {
        const Solution& solution = (*near)->solutions.front();
        if (request.max_length && solution.length > *request.max_length) return too_long(solution, "");
        if (on_solution) on_solution(solution);
        return solution;
    }
    const auto known = knowledge_of(request.play, TableStore::of(tables), work);
    if (!known) return known.error();
    return QuickSearch(request, **known, work, on_solution).run();
}

// The tables, for which all must wait, are opened on all threads.
std::vector<Result<Solution>> solve_many(const SolveManyRequest& request, Tables& tables, const Work& work) {
    const std::size_t count = request.worlds.size();
    std::vector<Result<Solution>> answers(count, stopped_error("before its turn came"));
    if (const auto known = knowledge_of(request.play, TableStore::of(tables), work); !known)
        return std::vector<Result<Solution>>(count, known.error());
    Work each = work;
    each.threads = 1;
    each.on_progress = {};
    std::mutex mutex;
    std::size_t done = 0;
    parallel_for(work.threads, count, [&](std::size_t i) {
        if (work.is_stopped()) return;
        answers[i] = solve({request.worlds[i], request.play, request.max_length, request.effort}, tables, each);
        const std::lock_guard lock(mutex);
        work.progress("solving", static_cast<double>(++done) / static_cast<double>(count));
    });
    return answers;
}

}  // namespace trundle
