#include <trundle/solve.h>

#include "search/breadth.h"

namespace trundle {

Result<Exploration> explore(const ExploreRequest& request, const Work& work,
                            const std::function<void(const ExploreLevel&)>& on_level) {
    if (request.depth < 0) return Error{Fault::usage, "depth", "the depth is 0 or more"};
    const std::uint64_t bytes = Breadth::bytes_for(request.play, request.depth);
    constexpr std::uint64_t usual_memory = 4'000'000'000;
    const std::uint64_t memory = work.memory == 0 ? usual_memory : work.memory;
    if (bytes > memory)
        return Error{Fault::usage, "memory",
                     "depth " + std::to_string(request.depth) + " needs about " + std::to_string(bytes / 1'000'000) +
                         " MB, more than the " + std::to_string(memory / 1'000'000) + " MB allowed"};

    Exploration result;
    Breadth breadth(request.play, request.play == Play::slice ? Standing::counted : Standing::ignored);
    for (int depth = 0;; ++depth) {
        result.levels.push_back({depth, breadth.states(), breadth.classes()});
        if (on_level) on_level(result.levels.back());
        if (depth == request.depth) return result;
        if (!breadth.advance(work)) break;
    }
    result.is_complete = false;
    return result;
}

}  // namespace trundle
