// Both phases by what is known of each, for the variants of a cube.
#pragma once

#include <trundle/solve.h>
#include <memory>
#include <variant>

#include "solve/quick/home_stretch_kernel.h"
#include "solve/quick/phase_one.h"
#include "tables/store/store.h"

namespace trundle {

inline constexpr std::size_t max_roots = 256;

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
          home_{moves_of(play), moves_, sequences_, second_, play == Play::axial} {
        // Where R leads out of the group, so does R'.
        const auto is_first = [&](Turn turn) { return !stays_in_group(turn) && moves_.twice(turn); };
        for (std::size_t count = 0; count <= Premoves::max_count; ++count) {
            std::vector<Premoves> all = premoves_of(count, moves_of(play), rules_, is_first);
            if (all.size() <= most_premoves) premoves_.push_back(std::move(all));
        }
    }

    int distance_of(const View& view) const { return Bound::distance_of(first_, view, rules_); }
    std::span<const Move> second_moves() const { return moves_.moves(); }
    std::span<const std::vector<Premoves>> premoves() const { return premoves_; }  // by their number

    // All ways through both phases, with so many moves outside of phase two, from a cube after each of these premoves,
    // at most `max_roots`, which are equally long.
    template <class Found>
    void search(const Cube& cube, std::span<const Premoves> premoves, int room, const std::atomic<int>& limit,
                const TwoPhasePrices* prices, Watch& watch, Found& found) const {
        if (watch.is_over()) return;
        using Kernel = DeepeningKernel<Bound>;
        HomeStretch<HomeTable> stretch(home_, limit, watch, prices);
        const Bound bound(first_, rulebook_, limit);
        Kernel kernel(rules_, bound, watch);
        room -= premoves.front().count;
        std::vector<typename Kernel::Node> roots;  // their numbers tell the premoves
        for (std::size_t i = 0; i < premoves.size(); ++i)
            if (const auto state = bound.start(premoves[i].cube * cube, premoves[i].count, room, rules_))
                roots.push_back({.state = *state, .root = static_cast<std::uint16_t>(i)});
        watch.count(premoves.size());
        const auto go_home = [&](const typename Kernel::Node& node) {
            stretch.add(cube, premoves[node.root], kernel.moves_to(node), found);
        };
        kernel.search(roots, room, go_home);
        stretch.run(found);
    }

private:
    static constexpr std::size_t most_premoves = 5000;  // with more of them it would take long to look at each

    Rules rules_;  // of phase one
    PhaseOne::Rulebook rulebook_;
    typename Bound::Knowledge first_;
    PhaseTwoMoves moves_;
    HomeTable second_;
    Canonical sequences_{moves_.moves()};
    typename HomeStretch<HomeTable>::Knowledge home_;
    std::vector<std::vector<Premoves>> premoves_;
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

    std::span<const std::vector<Premoves>> premoves() const {
        return std::visit([](const auto& known) { return known->premoves(); }, phases);
    }
    Variants variants(const Cube& cube) const {
        return variants_of(cube, [&](const View& view) {
            return std::visit([&](const auto& known) { return known->distance_of(view); }, phases);
        });
    }
    std::span<const Move> second_moves() const {
        return std::visit([](const auto& known) { return known->second_moves(); }, phases);
    }
};

// With the best tables that the store offers.
Result<std::shared_ptr<const QuickKnowledge>> quick_knowledge(Play play, TableStore& store, const Work& work);

}  // namespace trundle
