// What a board forbids, in words: computed from where the closed walks can carry each facelet.
#pragma once

#include "crawl/theory/closed_walks.h"

namespace trundle {

// "the edge DF never moves", "the corner DFR only twists in its place". Empty if everything can be reached.
std::vector<std::string> laws_of(const WalkGroup& walks);

// Why none of these ends solves the cube: the piece that cannot come home, if one alone is to blame.
std::string obstacle(const WalkGroup& walks, const std::vector<WalkGroup::Visit>& ends, const Cube& cube);

}  // namespace trundle
