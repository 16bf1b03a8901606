// Two-phase search of one cube in six variants: seen along each of three axes, itself and its inverse. All variants
// search phase one with n moves before any searches n + 1, and a solution shortens what all of them look for.
#include <trundle/solve.h>
#include <mutex>

#include "base/parallel.h"
#include "search/two_phase_kernel.h"
#include "solve/homecoming.h"
#include "solve/turns.h"
#include "tables/recipes.h"
#include "tables/store.h"

namespace trundle {
namespace {

using Node = TwoPhaseKernel::Node;
using View = TwoPhaseKernel::View;

constexpr std::size_t axis_count = TwoPhaseKernel::axis_count;
constexpr Symmetry third = Symmetry::from_images(Face::R, Face::U);  // U to R, R to F, F to U
constexpr std::array<Symmetry, axis_count> axes{Symmetry(), third, third* third};

// What a first solution may have: with more, the second phase wastes its time; with less, none may turn up for long.
int first_limit(Play play) { return play == Play::quarter ? 30 : 22; }

View view_of(const Cube& cube) {
    return {static_cast<std::uint16_t>(twist_of(cube)), static_cast<std::uint16_t>(flip_of(cube)),
            static_cast<std::uint16_t>(slice_of(cube))};
}

// A cube as one of the six variants sees it.
struct Variant {
    Symmetry axis;
    bool is_inverse = false;
    Cube cube;
    Node node;
};

}  // namespace

struct QuickSolver::Knowledge {
    Play play;
    std::shared_ptr<const Table> flips;
    PhaseTwoTable table;
    Rules rules{play, Poses::ignored(play), {0}};
    PhaseTwoMoves moves{play};
    Canonical sequences{moves.moves()};
    TwoPhaseKernel::Knowledge kernel{rules, *flips, moves, sequences, table, {}};

    Knowledge(Play p, std::shared_ptr<const Table> f, PhaseTwoTable t)
        : play(p), flips(std::move(f)), table(std::move(t)) {
        for (std::size_t k = 0; k < axis_count; ++k)
            for (std::size_t id = 0; id < Turn::count; ++id)
                kernel.turn_through[k][id] =
                    static_cast<std::uint8_t>(conjugated(Turn::from_id(static_cast<int>(id)), axes[k]).id());
    }

    // The axis a variant enters first comes first, the others follow in their order.
    std::array<Variant, 2 * axis_count> variants_of(const Cube& cube) const {
        std::array<Variant, 2 * axis_count> variants;
        for (std::size_t end = 0; end < 2; ++end) {
            const Cube seen = end == 0 ? cube : inverse(cube);
            Node node;
            for (std::size_t k = 0; k < axis_count; ++k) {
                node.views[k] = view_of(conjugated(seen, axes[k]));
                node.distance[k] = static_cast<std::uint8_t>(TwoPhaseKernel::distance_of(kernel, node.views[k]));
            }
            for (std::size_t k = 0; k < axis_count; ++k) {
                variants[end * axis_count + k] = {axes[k], end == 1, conjugated(seen, axes[k]), node};
                std::rotate(node.views.begin(), node.views.begin() + 1, node.views.end());
                std::rotate(node.distance.begin(), node.distance.begin() + 1, node.distance.end());
            }
        }
        return variants;
    }

    // The path of a variant as turns of the cube that was asked for.
    std::vector<Turn> turns_of(const Variant& variant, const TwoPhaseKernel::Path& path) const {
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
    const Result<std::shared_ptr<const Table>> flips =
        tables.store().open({play, Pattern::Major::flips, Pattern::Minor::nothing}, work);
    if (!flips) return flips.error();
    Result<Content> phase_two = tables.store().open(phase_two_recipe(play), work);
    if (!phase_two) return phase_two.error();
    return QuickSolver(std::make_shared<const Knowledge>(play, *flips, PhaseTwoTable(play, *std::move(phase_two))));
}

Result<Solution> QuickSolver::solve(const World& world, const QuickLimits& limits, const Work& work,
                                    const std::function<void(const Solution&)>& on_solution) const {
    const Knowledge& known = *knowledge_;
    const auto variants = known.variants_of(world.cube.cube());
    std::optional<Watch::Clock::time_point> deadline;
    if (limits.time) deadline = Watch::Clock::now() + *limits.time;

    const int step = known.play == Play::quarter ? 2 : 1;  // a quarter turn changes the parity
    std::atomic<int> limit = std::max(limits.max_length, first_limit(known.play));
    std::atomic<bool> enough = false;
    std::atomic<std::uint64_t> nodes = 0;
    std::mutex mutex;
    std::optional<Solution> best;
    bool is_wrong = false;
    bool is_over = false;

    const std::size_t parts = work.threads > 1 ? 6 : 1;
    for (int room = 0; room <= limit && !is_over; ++room) {
        parallel_for(work.threads, variants.size() * parts, [&](std::size_t task) {
            const Variant& variant = variants[task / parts];
            if (variant.node.distance[0] > room) return;
            Watch watch(work.stop, enough, deadline);
            TwoPhaseKernel kernel(known.kernel, limit, watch);
            const auto found = [&](const TwoPhaseKernel::Path& path) {
                Solution solution{moves_of_turns(known.turns_of(variant, path), world.pose.rotation), path.length,
                                  false, 0};
                const std::lock_guard lock(mutex);
                if (best && best->length <= solution.length) return;
                is_wrong = is_wrong || !solves(solution.moves, world);
                best = solution;
                limit = best->length - step;
                if (best->length <= limits.max_length) enough = true;
                if (on_solution) on_solution(*best);
            };
            kernel.search(variant.cube, variant.node, room, task % parts, parts, found);
            nodes += kernel.nodes();
            const std::lock_guard lock(mutex);
            is_over = is_over || watch.is_over();
        });
    }
    if (is_wrong) return Error{Fault::environment, "replay", "a solution that was found does not solve when replayed"};
    if (!best) return Error{Fault::stopped, "stopped", "stopped before a solution was found"};
    best->nodes = nodes;
    const auto& distances = variants[0].node.distance;
    best->is_optimal = !is_over || best->length <= *std::max_element(distances.begin(), distances.end());
    if (limits.max_length > 0 && best->length > limits.max_length) {
        const std::string message = "the shortest solution found has " + std::to_string(best->length) + " moves";
        if (best->is_optimal) return Error{Fault::none_exists, "too_long", message + ", and none is shorter"};
        return Error{Fault::none_exists, "too_long", message + ": give it more time"};
    }
    return *best;
}

}  // namespace trundle
