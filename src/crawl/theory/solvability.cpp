#include "crawl/theory/solvability.h"

#include <utility>

#include "crawl/theory/laws.h"

namespace trundle {
namespace {

// Whether the cells that can be reached hold a free 2x3 or 3x2 block, and the wanted end if there is one. Within such a
// block closed walks reach every cube (closed_walks says so), and whoever can walk there and back can do the same.
bool has_room(const CrawlPlace& place) {
    const Board& board = place.board;
    const auto index_of = [&](Cell cell) { return static_cast<std::size_t>(cell.z * board.width() + cell.x); };
    std::vector<std::uint8_t> is_reached(static_cast<std::size_t>(board.width() * board.height()));
    std::vector<Cell> cells{place.start.cell};
    is_reached[index_of(place.start.cell)] = 1;
    bool has_block = false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto is_free_block = [&, cell = cells[i]](int width, int height) {
            bool is_free = true;
            for (int z = 0; z < height; ++z)
                for (int x = 0; x < width; ++x) is_free = is_free && !board.is_blocked({cell.x + x, cell.z + z});
            return is_free;
        };
        has_block = has_block || is_free_block(2, 3) || is_free_block(3, 2);
        for (Face direction : {Face::R, Face::L, Face::F, Face::B}) {
            if (!board.may_step(cells[i], direction)) continue;
            const Cell next = neighbour(cells[i], direction);
            if (std::exchange(is_reached[index_of(next)], std::uint8_t{1}) == 0) cells.push_back(next);
        }
    }
    return has_block && (!place.end.cell || (board.contains(*place.end.cell) && is_reached[index_of(*place.end.cell)]));
}

}  // namespace

Result<Solvability> Solvability::of(const CrawlPlace& place, const Work& work) {
    if (std::optional<Error> error = misplaced(place)) return *std::move(error);
    Solvability result;
    if (place.board.is_unbounded() || has_room(place)) return result;
    Result<WalkGroup> walks = WalkGroup::on(place.board, place.start, MoveSet::crawler(), work);
    if (!walks) return walks.error();
    for (const WalkGroup::Visit& visit : walks->visits())
        if (place.end.allows(visit.pose)) result.ends_.push_back(visit);
    if (result.ends_.empty())
        return Error{Fault::none_exists,
                     "unreachable_end",
                     "no crawl leads from the start to that end: walls are in between",
                     {}};
    result.walks_ = *std::move(walks);
    return result;
}

std::optional<Error> Solvability::objection_to(const Cube& cube) const {
    if (solves_everything()) return {};
    for (const WalkGroup::Visit& end : ends_)
        if (walks_->solves(cube, end)) return {};
    return Error{Fault::none_exists,
                 "unsolvable_on_board",
                 "this cube cannot be solved on this board: " + obstacle(*walks_, ends_, cube),
                 {}};
}

std::optional<Error> why_unsolvable(const CrawlTask& task, const Work& work) {
    const Result<Solvability> solvability = Solvability::of(task.place, work);
    return solvability ? solvability->objection_to(task.cube.cube()) : std::optional(solvability.error());
}

}  // namespace trundle
