#include "solve/homecoming.h"

#include <trundle/view.h>

namespace trundle {

bool solves(std::span<const Move> path, const World& world) {
    Facelets facelets = to_facelets(world);
    for (Move move : path) {
        const FaceletMap map = facelet_map(move);
        const Facelets before = facelets;
        for (std::size_t i = 0; i < facelet_count; ++i) facelets[map[i]] = before[i];
    }
    for (std::size_t i = 0; i < facelet_count; ++i)
        if (facelets[i] != facelets[i / 9 * 9]) return false;
    return true;
}

}  // namespace trundle
