// Both phases by what is known of each, for a cube in six variants: seen along each of three axes, itself and its
// inverse.
#pragma once

#include <trundle/solve.h>
#include <memory>
#include <variant>

#include "solve/quick/home_stretch_kernel.h"
#include "solve/quick/phase_one.h"
#include "tables/store/store.h"

namespace trundle {

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
          home_{moves_of(play), moves_, sequences_, second_, play == Play::axial} {}

    int distance_of(const View& view) const { return Bound::distance_of(first_, view, rules_); }
    std::span<const Move> second_moves() const { return moves_.moves(); }

    template <class Found>
    void search(const Variant& variant, const SharedSearch& share, const std::atomic<int>& limit,
                const TwoPhasePrices* prices, Watch& watch, Found& found) const {
        using Kernel = DeepeningKernel<Bound>;
        HomeStretch<HomeTable> stretch(home_, limit, watch, prices);
        const Bound bound(first_, rulebook_, limit);
        Kernel kernel(rules_, bound, watch);
        const auto go_home = [&](const typename Kernel::Path& path, int length) {
            stretch.add(variant.cube, std::span(path).first(static_cast<std::size_t>(length)), found);
        };
        typename Kernel::Path path{};
        const typename Kernel::Node root{bound.start(variant.views, variant.distance, share.room), 0, {}, nullptr};
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

// With the best tables that the store offers.
Result<std::shared_ptr<const QuickKnowledge>> quick_knowledge(Play play, TableStore& store, const Work& work);

}  // namespace trundle
