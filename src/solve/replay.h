// Does a path do what it should? Answered by moving 54 stickers, with none of the code that searches.
#pragma once

#include <trundle/view.h>

namespace trundle {

// `path` in the frame of the world: from solved to a configuration, or from there to any solved one.
inline bool leads_to(std::span<const Move> path, const World& target) {
    return after(to_facelets(World{}), path) == to_facelets(target);
}
inline bool solves(std::span<const Move> path, const World& world) {
    return is_solved(after(to_facelets(world), path));
}
inline Error replay_error() {
    return {Fault::environment, "replay", "a solution that was found does not solve when replayed"};
}

}  // namespace trundle
