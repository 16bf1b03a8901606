#include "solve/replay.h"

#include <trundle/view.h>

namespace trundle {

bool leads_to(std::span<const Move> path, const World& target) {
    Facelets facelets = to_facelets(World{});
    for (Move move : path) facelets = after(facelets, move);
    return facelets == to_facelets(target);
}

}  // namespace trundle
