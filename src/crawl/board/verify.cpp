#include "crawl/board/verify.h"

#include <trundle/view.h>
#include <algorithm>

#include "crawl/board/board_poses.h"

namespace trundle {

bool solves(const CrawlTask& task, std::span<const Move> crawl) {
    Pose pose = task.place.start;
    std::vector<Cell> visited{pose.cell};
    Facelets facelets = to_facelets(World{task.cube, pose});
    for (const Move move : crawl) {
        if (!may_move(task.place.board, pose, move)) return false;
        facelets = after(facelets, in_frame(move, Frame::world, pose.rotation));
        pose = after(World{{}, pose}, move).pose;
        visited.push_back(pose.cell);
    }
    const auto visits_all = [&] {
        const std::vector<Cell> cells = cells_within_reach(task.place.board, task.place.start.cell);
        return std::all_of(cells.begin(), cells.end(),
                           [&](Cell cell) { return std::find(visited.begin(), visited.end(), cell) != visited.end(); });
    };
    return is_solved(facelets) && task.place.end.allows(pose) && (!task.place.end.visits_all || visits_all());
}

Result<Moves> verified(const CrawlTask& task, Moves crawl) {
    if (solves(task, crawl)) return crawl;
    return Error{Fault::environment, "replay",
                 "a crawl of " + std::to_string(crawl.size()) +
                     " moves was found that does not solve the cube when it is replayed: please report this"};
}

Moves crawl_of(std::span<const std::uint8_t> indices) {
    Moves moves;
    for (const std::uint8_t index : indices) moves.push_back(MoveSet::crawler()[index]);
    return moves;
}

}  // namespace trundle
