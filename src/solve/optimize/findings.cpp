#include "solve/optimize/findings.h"

#include "solve/replay.h"

namespace trundle {

std::optional<Error> Findings::check(const OptimizeRequest& request) {
    if (request.slack < 0 || request.slack > max_slack)
        return Error{Fault::usage, "slack", "the slack is 0 to " + std::to_string(max_slack) + " moves"};
    if (request.play == Play::crawler || request.play == Play::crawler6)
        return Error{Fault::usage, "moves", "paths are made of face turns or layers, not of crawls"};
    if (request.play != Play::slice && !request.any_orientation && !request.target.pose.rotation.is_none())
        return Error{Fault::none_exists, "orientation",
                     "face turns alone do not turn the whole cube: let its orientation be any, or use slices too"};
    return {};
}

void Findings::add(const MoveIndices& indices, LengthCount& count) {
    const std::span<const Move> moves = moves_of(request_.play);
    World world;
    Moves path;
    for (std::uint8_t index : indices) {
        path.push_back(in_frame(moves[index], Frame::world, world.pose.rotation));
        world = after(world, path.back());
    }
    if (world.cube != request_.target.cube) return;
    const World end = request_.any_orientation ? World{request_.target.cube, {world.pose.rotation, {}}}
                                               : World{request_.target.cube, {request_.target.pose.rotation, {}}};
    if (!leads_to(path, end)) {
        is_wrong_ = true;
        return;
    }
    optimum.length = optimum.length.value_or(count.length);
    optimum.solutions.push_back(path);
    ++count.classes;
    count.words += words_of_class(path);
    if (on_solution_) on_solution_(path);
}

Result<Optimum> Findings::finish(int depth) {
    if (is_wrong_)
        return Error{Fault::environment, "replay", "a path that was found does not lead there when replayed"};
    optimum.proven = optimum.length.value_or(depth);
    return std::move(optimum);
}

std::uint64_t words_of_class(std::span<const Move> path) {
    std::uint64_t words = 1;
    std::uint64_t run = 0;
    for (std::size_t i = 0; i < path.size(); ++i) {
        run = i > 0 && path[i].axis() == path[i - 1].axis() ? run + 1 : 1;
        words *= run;
    }
    return words;
}

}  // namespace trundle
