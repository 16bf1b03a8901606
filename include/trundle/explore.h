// How many configurations there are at each distance from solved, counted by breadth-first search.
#pragma once

#include <trundle/move.h>
#include <trundle/result.h>
#include <trundle/work.h>
#include <cstdint>
#include <functional>
#include <vector>

namespace trundle {

struct ExploreRequest {
    Play play = Play::slice;  // slice counts how the cube stands, the others do not
    int depth = 0;
};

struct ExploreLevel {
    int depth = 0;
    std::uint64_t states = 0;
    std::uint64_t classes = 0;  // up to the symmetries of the play
};

struct Exploration {
    std::vector<ExploreLevel> levels{};
    bool is_complete = true;  // false if the work was stopped
};

// An error before it starts if the memory, 4 GB unless the work says another, will not do.
Result<Exploration> explore(const ExploreRequest& request, const Work& work,
                            const std::function<void(const ExploreLevel&)>& on_level = {});

}  // namespace trundle
