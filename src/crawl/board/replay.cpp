#include "crawl/board/replay.h"

#include <trundle/view.h>

namespace trundle {

bool solves(const CrawlTask& task, std::span<const Move> crawl) {
    Pose pose = task.start;
    Facelets facelets = to_facelets(World{task.cube, pose});
    for (const Move move : crawl) {
        if (!may_move(task.board, pose, move)) return false;
        facelets = after(facelets, in_frame(move, Frame::world, pose.rotation));
        pose = after(World{{}, pose}, move).pose;
    }
    return is_solved(facelets) && task.end.allows(pose);
}

Moves crawl_of(std::span<const std::uint8_t> indices) {
    Moves moves;
    for (const std::uint8_t index : indices) moves.push_back(MoveSet::crawler()[index]);
    return moves;
}

}  // namespace trundle
