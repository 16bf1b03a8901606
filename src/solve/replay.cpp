#include "solve/replay.h"

#include <trundle/view.h>

namespace trundle {

bool leads_to(std::span<const Move> path, const World& target) {
    Facelets facelets = to_facelets(World{});
    for (Move move : path) {
        const FaceletMap map = facelet_map(move);
        const Facelets before = facelets;
        for (std::size_t i = 0; i < facelet_count; ++i) facelets[map[i]] = before[i];
    }
    return facelets == to_facelets(target);
}

}  // namespace trundle
