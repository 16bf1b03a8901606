// A cube in many variants, each as hard as the cube: seen along each of three axes, itself and its inverse, and after
// premoves. These are the last moves of a solution, done before anything else, as people do who look for few moves:
//
//   cube . phase one . phase two . premoves = solved   if   premoves . cube . phase one . phase two = solved
//
// So phase two may lie anywhere in a solution. Of so many moves outside of phase two, each number of premoves among
// them gives as many ways through the group as the others; one move more outside would give ten times as many, but
// hardly twice as many that come home in time.
#pragma once

#include <algorithm>

#include "search/rules.h"
#include "tables/coordinates/axes.h"
#include "tables/phases/phase_two.h"

namespace trundle {

// Indices of moves of phase one, and the cube that they make.
struct Premoves {
    static constexpr std::size_t max_count = 3;

    std::array<std::uint8_t, max_count> moves{};
    std::uint8_t count = 0;
    std::uint8_t other_first = 0;  // the first move the other way round
    Cube cube{};
};

// All premoves of so many moves, in the order of the moves. The first one leaves the group, else it could as well
// belong to phase two; of R and R' one stands for both (home_stretch_kernel.h); and the second one does not undo it.
template <class IsFirst>
std::vector<Premoves> premoves_of(std::size_t count, std::span<const Move> moves, const Rules& rules,
                                  IsFirst is_first) {
    std::vector<Premoves> all;
    const auto go_on = [&](const auto& self, const Premoves& before, const Step& last) -> void {
        if (before.count == count) return all.push_back(before);
        for (const Step& step : rules.steps(last.next)) {
            const Turn turn = Turn::from_id(step.turn);
            Premoves after = before;
            if (before.count == 0) {
                const auto other = std::find(moves.begin(), moves.end(), moves[step.move].inverse()) - moves.begin();
                if (other <= step.move || !is_first(turn)) continue;
                after.other_first = static_cast<std::uint8_t>(other);
            }
            if (before.count == 1 && turn.axis() == Turn::from_id(last.turn).axis()) continue;
            after.moves[after.count++] = step.move;
            after.cube = after.cube * cube_of(turn);
            self(self, after, step);
        }
    };
    go_on(go_on, {}, {});
    return all;
}

struct Variant {
    Symmetry axis{};
    bool is_inverse = false;
    Cube cube{};       // seen along the axis
    int distance = 0;  // to the group
};

using Variants = std::array<Variant, 2 * axis_count>;

template <class DistanceOf>
Variants variants_of(const Cube& cube, DistanceOf distance_of) {
    Variants variants;
    for (std::size_t i = 0; i < variants.size(); ++i) {
        const bool is_inverse = i >= axis_count;
        const Symmetry axis = axes_seen[i % axis_count];
        const Cube seen = conjugated(is_inverse ? inverse(cube) : cube, axis);
        variants[i] = {axis, is_inverse, seen, distance_of(view_of(seen))};
    }
    return variants;
}

}  // namespace trundle
