// Whether a crawl exists at all, from a start to an end on a board: found out once, asked for every cube.
#pragma once

#include "crawl/theory/closed_walks.h"

namespace trundle {

class Solvability {
public:
    // An error if the end cannot be reached, or if the work was stopped.
    static Result<Solvability> of(const CrawlPlace& place, const Work& work);

    bool solves_everything() const { return !walks_ || walks_->is_everything(); }
    // Nothing if the cube can be solved; otherwise the reason (none_exists).
    std::optional<Error> objection_to(const Cube& cube) const;

private:
    std::optional<WalkGroup> walks_;  // none: there is room for everything
    std::vector<WalkGroup::Visit> ends_;
};

}  // namespace trundle
