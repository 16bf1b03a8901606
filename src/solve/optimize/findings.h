// What a search for every path has found so far: each path replayed, counted and told.
#pragma once

#include <trundle/optimize.h>

#include "search/configuration.h"
#include "search/deepening.h"
#include "solve/replay.h"

namespace trundle {

// Paths from solved to the target, given as moves in the frame of the cube.
class Findings {
public:
    Findings(const OptimizeRequest& request, const std::function<void(const Moves&)>& on_solution)
        : request_(request), on_solution_(on_solution) {}

    static std::optional<Error> check(const OptimizeRequest& request) {
        if (request.slack < 0 || request.slack > max_slack)
            return Error{Fault::usage, "slack", "the slack is 0 to " + std::to_string(max_slack) + " moves"};
        if (request.play == Play::crawler || request.play == Play::crawler6)
            return Error{Fault::usage, "moves", "paths are made of face turns or layers, not of crawls"};
        if (request.play != Play::slice && !request.any_orientation && !request.target.pose.rotation.is_none())
            return none_error(
                "orientation",
                "face turns alone do not turn the whole cube: let its orientation be any, or use slices too");
        return {};
    }
    static Standing standing_of(const OptimizeRequest& request) {
        return request.play == Play::slice && !request.any_orientation ? Standing::counted : Standing::ignored;
    }

    // Tables do not know every piece: what they let through may still be no solution, and is left out.
    void add(const MoveIndices& indices, LengthCount& count) {
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
    bool are_all(int depth) const { return optimum.length && depth > *optimum.length + request_.slack; }
    // All lengths before it are searched.
    Result<Optimum> finish(int depth) {
        if (is_wrong_)
            return Error{Fault::environment, "replay", "a path that was found does not lead there when replayed"};
        optimum.proven = optimum.length.value_or(depth);
        return std::move(optimum);
    }

    Optimum optimum;

private:
    const OptimizeRequest& request_;
    const std::function<void(const Moves&)>& on_solution_;
    bool is_wrong_ = false;
};

}  // namespace trundle
