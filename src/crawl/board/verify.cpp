#include "crawl/board/verify.h"

#include <trundle/view.h>

namespace trundle {

bool solves(const CrawlTask& task, std::span<const Move> crawl) {
    Pose pose = task.place.start;
    Facelets facelets = to_facelets(World{task.cube, pose});
    for (const Move move : crawl) {
        if (!may_move(task.place.board, pose, move)) return false;
        facelets = after(facelets, in_frame(move, Frame::world, pose.rotation));
        pose = after(World{{}, pose}, move).pose;
    }
    return is_solved(facelets) && task.place.end.allows(pose);
}

Result<Moves> verified(const CrawlTask& task, Moves crawl) {
    if (solves(task, crawl)) return crawl;
    return Error{Fault::environment,
                 "replay",
                 "a crawl of " + std::to_string(crawl.size()) +
                     " moves was found that does not solve the cube when it is replayed: please report this",
                 {}};
}

Moves crawl_of(std::span<const std::uint8_t> indices) {
    Moves moves;
    for (const std::uint8_t index : indices) moves.push_back(MoveSet::crawler()[index]);
    return moves;
}

}  // namespace trundle
