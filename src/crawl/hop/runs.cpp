#include "crawl/hop/runs.h"

namespace trundle {

std::vector<TurnRun> runs_of(std::span<const Move> path) {
    std::vector<TurnRun> runs;
    Rotation rotation;
    for (const Move move : path) {
        const Turn turn = in_frame(move, Frame::cube, rotation).turn();
        rotation = rotation * in_frame(move, Frame::world, rotation).rotation();
        if (turn.is_none()) continue;
        if (runs.empty() || runs.back().axis != turn.axis()) runs.push_back({turn.axis(), {}});
        std::array<int, 2>& quarters = runs.back().quarters;
        quarters[0] = (quarters[0] + turn.positive()) & 3;
        quarters[1] = (quarters[1] - turn.negative()) & 3;
        if (quarters[0] == 0 && quarters[1] == 0) runs.pop_back();
    }
    return runs;
}

}  // namespace trundle
