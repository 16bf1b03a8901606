#include "solve/homecoming.h"

#include <trundle/view.h>

namespace trundle {

bool solves(std::span<const Move> path, const World& world) {
    Facelets facelets = to_facelets(world);
    for (Move move : path) facelets = after(facelets, move);
    return is_solved(facelets);
}

}  // namespace trundle
