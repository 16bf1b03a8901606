#include "solve/optimal/starts.h"

#include <algorithm>

namespace trundle {

std::vector<bool> starts_needed(const Cube& cube, std::span<const Move> moves) {
    std::vector<bool> is_needed(moves.size() * moves.size(), true);
    const auto seen = [&](std::size_t move, Symmetry symmetry) {
        const Turn image = conjugated(moves[move].turn(), symmetry);
        const auto at = std::find_if(moves.begin(), moves.end(), [&](Move m) { return m.turn() == image; });
        return static_cast<std::size_t>(at - moves.begin());
    };
    for (int id = 0; id < Symmetry::count; ++id) {
        const Symmetry symmetry = Symmetry::from_id(id);
        if (conjugated(cube, symmetry) != cube) continue;
        for (std::size_t start = 0; start < is_needed.size(); ++start) {
            std::size_t first = seen(start / moves.size(), symmetry);
            std::size_t second = seen(start % moves.size(), symmetry);
            const bool commute = moves[first].axis() == moves[second].axis();
            if (commute && second < first) std::swap(first, second);  // only this order is searched
            if (first * moves.size() + second < start) is_needed[start] = false;
        }
    }
    return is_needed;
}

}  // namespace trundle
