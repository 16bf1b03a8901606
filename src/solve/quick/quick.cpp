// Two-phase search of one cube in six variants: seen along each of three axes, itself and its inverse. All variants
// search phase one with n moves before any searches n + 1, and a solution shortens what all of them look for.
#include <trundle/solve.h>
#include <mutex>
#include <variant>

#include "base/parallel.h"
#include "search/signpost_rules.h"
#include "solve/homecoming.h"
#include "solve/quick/compass.h"
#include "solve/quick/signpost_kernel.h"
#include "solve/quick/two_phase_kernel.h"
#include "solve/turns.h"
#include "tables/store/recipes.h"
#include "tables/store/store.h"

namespace trundle {

// What a first solution may have: with more, the second phase wastes its time; with less, none may turn up for long.
static int first_limit(Play play) { return play == Play::quarter ? 30 : 22; }

// A cube as one of the six variants sees it.
struct Variant {
    Symmetry axis;
    bool is_inverse = false;
    Cube cube;
    std::array<View, axis_count> views;
    std::array<std::uint8_t, axis_count> distance{};
};

using Variants = std::array<Variant, 2 * axis_count>;

// The axis along which a variant enters the group comes first, the others follow in their order.
template <class DistanceOf>
static Variants variants_of(const Cube& cube, DistanceOf distance_of) {
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

// The second phase, by a table of it.
template <class Table>
struct Home {
    PhaseTwoMoves moves;
    Table table;
    Canonical sequences{moves.moves()};
    typename HomeStretch<Table>::Knowledge known;

    Home(Play play, Table given)
        : moves(play), table(std::move(given)), known{moves_of(play), moves, sequences, table} {}

    HomeStretch<Table> stretch(const std::atomic<int>& limit, Watch& watch) const { return {known, limit, watch}; }
};

// Phase one along signposts, for who has the memory.
struct SignpostWay {
    SignpostRules rules;
    Home<PhaseTwoTable> home;
    SignpostKernel::Knowledge known{rules.signposts, rules.layout.classes(), rules.sequences, rules.may_follow, {}};

    SignpostWay(Content signposts, PhaseTwoTable phase_two)
        : rules(std::move(signposts)), home(Play::face, std::move(phase_two)) {
        for (std::size_t move = 0; move < known.turn_ids.size(); ++move)
            known.turn_ids[move] = static_cast<std::uint8_t>(moves_of(Play::face)[move].turn().id());
    }
    int distance_of(const View& view) const { return SignpostKernel::distance_of(known, view); }
    auto kernel(HomeStretch<PhaseTwoTable>& stretch, Watch& watch) const {
        return SignpostKernel(known, stretch, watch);
    }
    static const auto& start_of(const Variant& variant) { return variant.views; }
};

// Phase one by a table of it, whole or in parts.
template <class Compass, class HomeTable>
struct TableWay {
    using Kernel = TwoPhaseKernel<Compass, HomeTable>;

    Rules rules;
    Home<HomeTable> home;
    typename Kernel::Knowledge known;

    TableWay(Play play, typename Compass::Source first, HomeTable second)
        : rules(play, Poses::ignored(play), {0}),
          home(play, std::move(second)),
          known{rules, Compass(rules, std::move(first))} {}

    int distance_of(const View& view) const { return known.compass.distance_of(view); }
    Kernel kernel(HomeStretch<HomeTable>& stretch, Watch& watch) const { return Kernel(known, stretch, watch); }
    static typename Kernel::Node start_of(const Variant& variant) {
        return {variant.views, variant.distance, Canonical::start};
    }
};

using WholeWay = TableWay<TableCompass, PhaseTwoTable>;
using SmallWay = TableWay<SmallCompass, SmallPhaseTwo>;

// With less memory than this, in bytes, the tables of both phases do not fit.
constexpr std::uint64_t whole_tables = 92'000'000;

struct QuickSolver::Knowledge {
    Play play;
    std::variant<std::unique_ptr<const SignpostWay>, std::unique_ptr<const WholeWay>, std::unique_ptr<const SmallWay>>
        way;
    PhaseTwoMoves moves{play};

    Variants variants(const Cube& cube) const {
        return variants_of(cube, [&](const View& view) {
            return std::visit([&](const auto& known) { return known->distance_of(view); }, way);
        });
    }

    // Returns the number of nodes.
    template <class Found>
    std::uint64_t search(const Variant& variant, int room, std::size_t part, std::size_t parts,
                         const std::atomic<int>& limit, Watch& watch, Found& found) const {
        return std::visit(
            [&](const auto& known) {
                auto stretch = known->home.stretch(limit, watch);
                auto kernel = known->kernel(stretch, watch);
                kernel.search(variant.cube, known->start_of(variant), room, part, parts, found);
                return kernel.nodes() + stretch.nodes();
            },
            way);
    }

    // The path of a variant as turns of the cube that was asked for.
    std::vector<Turn> turns_of(const Variant& variant, const TwoPhasePath& path) const {
        std::vector<Turn> turns;
        for (int i = 0; i < path.count; ++i) {
            const std::size_t move = path.moves[static_cast<std::size_t>(i)];
            const Turn turn = i < path.phase_one ? moves_of(play)[move].turn() : moves.moves()[move].turn();
            turns.push_back(conjugated(turn, variant.axis.inverse()));
        }
        if (!variant.is_inverse) return turns;
        std::reverse(turns.begin(), turns.end());
        for (Turn& turn : turns) turn = turn.inverse();
        return turns;
    }
};

Result<QuickSolver> QuickSolver::open(Play play, Tables& tables, const Work& work) {
    TableStore& store = TableStore::of(tables);
    const std::uint64_t memory = work.memory;
    const auto solver = [play](auto way) {
        return QuickSolver(std::make_shared<const Knowledge>(Knowledge{play, std::move(way)}));
    };
    if (memory != 0 && memory < whole_tables)
        return solver(std::make_unique<const SmallWay>(play, SmallPhaseOne(play), SmallPhaseTwo(PhaseTwoMoves(play))));

    Result<Content> content = store.open(phase_two_recipe(play), work);
    if (!content) return content.error();
    PhaseTwoTable phase_two(play, *std::move(content));
    if (play == Play::face && memory >= SignpostRules::memory_needed) {
        Result<Content> signposts = store.open(signposts_recipe(Pattern::Major::flips), work);
        if (!signposts) return signposts.error();
        return solver(std::make_unique<const SignpostWay>(*std::move(signposts), std::move(phase_two)));
    }
    Result<std::shared_ptr<const Table>> flips =
        store.open({play, Pattern::Major::flips, Pattern::Minor::nothing}, work);
    if (!flips) return flips.error();
    return solver(std::make_unique<const WholeWay>(play, *std::move(flips), std::move(phase_two)));
}

Result<Solution> QuickSolver::solve(const World& world, const QuickLimits& limits, const Work& work,
                                    const std::function<void(const Solution&)>& on_solution) const {
    const Knowledge& known = *knowledge_;
    const Variants variants = known.variants(world.cube.cube());
    std::optional<Deadline> deadline;
    if (limits.time) deadline.emplace(*limits.time, limits.counts_cpu);

    const int step = known.play == Play::quarter ? 2 : 1;  // a quarter turn changes the parity
    std::atomic<int> limit = first_limit(known.play);
    std::atomic<bool> enough = false;
    std::atomic<bool> has_answer = false;
    std::atomic<std::uint64_t> nodes = 0;
    std::mutex mutex;
    std::optional<Solution> best;
    bool is_wrong = false;
    bool is_over = false;

    for (int room = 0; room <= limit && !is_over; ++room) {
        // Short phases are done before threads would start, and one thread always finds the same answer first.
        const int threads = room < 8 ? 1 : work.threads;
        const std::size_t parts = threads > 1 ? 6 : 1;
        parallel_for(threads, variants.size() * parts, [&](std::size_t task) {
            const Variant& variant = variants[task / parts];
            if (variant.distance[0] > room) return;
            Watch watch(work.stop, enough, deadline, has_answer);
            const auto found = [&](const TwoPhasePath& path) {
                Solution solution{moves_of_turns(known.turns_of(variant, path), world.pose.rotation), path.length,
                                  false, 0};
                const std::lock_guard lock(mutex);
                if (best && best->length <= solution.length) return;
                is_wrong = is_wrong || !solves(solution.moves, world);
                best = solution;
                has_answer = true;
                limit = best->length - step;
                if (best->length <= limits.max_length) enough = true;
                if (on_solution) on_solution(*best);
            };
            nodes += known.search(variant, room, task % parts, parts, limit, watch, found);
            const std::lock_guard lock(mutex);
            is_over = is_over || watch.is_over();
        });
    }
    if (is_wrong) return Error{Fault::environment, "replay", "a solution that was found does not solve when replayed"};
    if (!best) return Error{Fault::stopped, "stopped", "stopped before a solution was found"};
    best->nodes = nodes;
    const auto& distances = variants[0].distance;
    best->is_optimal = !is_over || best->length <= *std::max_element(distances.begin(), distances.end());
    if (limits.max_length > 0 && best->length > limits.max_length && !work.is_stopped()) {
        const std::string message = "the shortest solution found has " + std::to_string(best->length) + " moves";
        if (best->is_optimal) return Error{Fault::none_exists, "too_long", message + ", and none is shorter"};
        return Error{Fault::none_exists, "too_long", message + ": give it more time"};
    }
    return *best;
}

}  // namespace trundle
