#include "crawl/board/replay.h"

#include <trundle/view.h>

namespace trundle {

bool solves(const CrawlTask& task, std::span<const Move> crawl) {
    Pose pose = task.start;
    Facelets facelets = to_facelets(World{task.cube, pose});
    for (const Move move : crawl) {
        if (!may_move(task.board, pose, move)) return false;
        const Move seen = in_frame(move, Frame::world, pose.rotation);
        facelets = facelets_after(facelets, std::span(&seen, 1));
        pose = after(World{{}, pose}, move).pose;
    }
    return is_uniform(facelets) && task.end.allows(pose);
}

Moves crawl_of(std::span<const std::uint8_t> indices) {
    Moves moves;
    for (const std::uint8_t index : indices) moves.push_back(MoveSet::crawler()[index]);
    return moves;
}

}  // namespace trundle
