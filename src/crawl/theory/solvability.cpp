#include "crawl/theory/solvability.h"

#include <algorithm>

#include "crawl/theory/laws.h"

namespace trundle {
namespace {

// Whether the cells that can be reached hold a free 2x3 or 3x2 block, and the wanted end if there is one. Within such a
// block closed walks reach every cube (closed_walks says so), and whoever can walk there and back can do the same.
bool has_room(const CrawlPlace& place, const std::vector<Cell>& cells) {
    const auto is_free_block = [&](Cell corner, int width, int height) {
        bool is_free = true;
        for (int z = 0; z < height; ++z)
            for (int x = 0; x < width; ++x) is_free = is_free && !place.board.is_blocked({corner.x + x, corner.z + z});
        return is_free;
    };
    const bool has_block = std::any_of(
        cells.begin(), cells.end(), [&](Cell cell) { return is_free_block(cell, 2, 3) || is_free_block(cell, 3, 2); });
    return has_block && (!place.end.cell || std::find(cells.begin(), cells.end(), *place.end.cell) != cells.end());
}

// Whoever can go everywhere can also go back and solve the cube as if it had not: visits exclude no cube.
std::optional<Error> why_not_visited(const CrawlPlace& place) {
    if (place.board.is_unbounded()) return usage_error("a board without end has more cells than can be visited");
    const std::vector<Cell> cells = cells_within_reach(place.board, place.start.cell);
    for (int z = 0; z < place.board.height(); ++z)
        for (int x = 0; x < place.board.width(); ++x)
            if (const Cell cell{x, z};
                !place.board.is_blocked(cell) && std::find(cells.begin(), cells.end(), cell) == cells.end())
                return none_error("unreachable_cell",
                                  "no crawl leads from the start to " + to_text(cell) + ": walls are in between");
    return {};
}

}  // namespace

Result<Solvability> Solvability::of(const CrawlPlace& place, const Work& work) {
    if (std::optional<Error> error = misplaced(place)) return *std::move(error);
    Solvability result;
    if (place.end.visits_all) {
        if (std::optional<Error> error = why_not_visited(place)) return *std::move(error);
    }
    if (place.board.is_unbounded() || has_room(place, cells_within_reach(place.board, place.start.cell))) return result;
    Result<WalkGroup> walks = WalkGroup::on(place.board, place.start, MoveSet::crawler(), work);
    if (!walks) return walks.error();
    for (const WalkGroup::Visit& visit : walks->visits())
        if (place.end.allows(visit.pose)) result.ends_.push_back(visit);
    if (result.ends_.empty())
        return none_error("unreachable_end", "no crawl leads from the start to that end: walls are in between");
    result.walks_ = *std::move(walks);
    return result;
}

std::optional<Error> Solvability::objection_to(const Cube& cube) const {
    if (solves_everything()) return {};
    for (const WalkGroup::Visit& end : ends_)
        if (walks_->solves(cube, end)) return {};
    return none_error("unsolvable_on_board",
                      "this cube cannot be solved on this board: " + obstacle(*walks_, ends_, cube));
}

std::optional<Error> why_unsolvable(const CrawlTask& task, const Work& work) {
    const Result<Solvability> solvability = Solvability::of(task.place, work);
    return solvability ? solvability->objection_to(task.cube.cube()) : std::optional(solvability.error());
}

}  // namespace trundle
