// What a search for every path has found so far: each path replayed, counted and told.
#pragma once

#include <trundle/optimize.h>

#include "search/configuration.h"
#include "search/deepening.h"

namespace trundle {

// Paths from solved to the target, given as moves in the frame of the cube.
class Findings {
public:
    Findings(const OptimizeRequest& request, const std::function<void(const Moves&)>& on_solution)
        : request_(request), on_solution_(on_solution) {}

    static std::optional<Error> check(const OptimizeRequest& request);
    static Standing standing_of(const OptimizeRequest& request) {
        return request.play == Play::slice && !request.any_orientation ? Standing::counted : Standing::ignored;
    }

    // Tables do not know every piece: what they let through may still be no solution, and is left out.
    void add(const MoveIndices& indices, LengthCount& count);
    bool are_all(int depth) const { return optimum.length && depth > *optimum.length + request_.slack; }
    Result<Optimum> finish(int depth);  // all lengths before it are searched

    Optimum optimum;

private:
    const OptimizeRequest& request_;
    const std::function<void(const Moves&)>& on_solution_;
    bool is_wrong_ = false;
};

}  // namespace trundle
