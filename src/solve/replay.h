// Does a path lead from the solved cube to a configuration? Answered by moving 54 stickers, with none of the code that
// searches.
#pragma once

#include <trundle/move.h>

namespace trundle {

// `path` in the frame of the world.
bool leads_to(std::span<const Move> path, const World& target);

}  // namespace trundle
