#include "solve/optimal/starts.h"

#include <trundle/move.h>
#include <algorithm>
#include <numeric>

namespace trundle {

std::vector<std::size_t> starts_of(const Cube& cube, bool one_will_do) {
    const std::span<const Move> moves = moves_of(Play::face);
    std::vector<std::size_t> starts(moves.size() * moves.size());
    std::iota(starts.begin(), starts.end(), std::size_t{0});
    const auto seen = [&](std::size_t move, Symmetry symmetry) {
        const Turn image = conjugated(moves[move].turn(), symmetry);
        const auto at = std::find_if(moves.begin(), moves.end(), [&](Move m) { return m.turn() == image; });
        return static_cast<std::size_t>(at - moves.begin());
    };
    for (int id = 0; id < Symmetry::count && one_will_do; ++id) {
        const Symmetry symmetry = Symmetry::from_id(id);
        if (conjugated(cube, symmetry) != cube) continue;
        std::erase_if(starts, [&](std::size_t start) {
            std::size_t first = seen(start / moves.size(), symmetry);
            std::size_t second = seen(start % moves.size(), symmetry);
            const bool commute = moves[first].axis() == moves[second].axis();
            if (commute && second < first) std::swap(first, second);  // only this order is searched
            return first * moves.size() + second < start;
        });
    }
    return starts;
}

}  // namespace trundle
