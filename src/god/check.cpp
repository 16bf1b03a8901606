// A plan and its results, put together.
#include <trundle/god.h>

#include "god/uncovered.h"

namespace trundle {

Result<GodBound> check_cover(const GodPlan& plan, std::span<const GodResult> results, const Work& work) {
    GodBound bound{.radius = plan.radius};
    for (int line = 1; line <= static_cast<int>(plan.centres.size()); ++line) {
        const GodResult* best = nullptr;
        for (const GodResult& result : results)
            if (result.line == line && result.left == 0 && (best == nullptr || result.within < best->within))
                best = &result;
        if (best == nullptr) {
            bound.open.push_back(line);
            continue;
        }
        bound.depth = bound.counts.empty() ? best->depth : std::min(bound.depth, best->depth);
        bound.within = std::max(bound.within, best->within);
        bound.counts.resize(std::max(bound.counts.size(), static_cast<std::size_t>(best->within) + 1));
        for (std::size_t depth = 0; depth < best->counts.size(); ++depth) bound.counts[depth] += best->counts[depth];
        bound.counts[static_cast<std::size_t>(best->within)] += best->singly;
    }
    const Result<std::uint64_t> uncovered = count_uncovered(plan.centres, plan.radius, CosetsTold::by_all, work);
    if (!uncovered) return uncovered.error();
    bound.uncovered = *uncovered;
    return bound;
}

}  // namespace trundle
